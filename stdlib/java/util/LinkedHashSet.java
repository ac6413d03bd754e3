package java.util;

/** A hash set that remembers the order in which its elements came. */
public class LinkedHashSet<E> extends HashSet<E> implements Set<E>, Cloneable, java.io.Serializable {
  public LinkedHashSet() {
    super(new LinkedHashMap<E, Object>(16));
  }

  public LinkedHashSet(int initialCapacity) {
    super(new LinkedHashMap<E, Object>(initialCapacity));
  }

  public LinkedHashSet(int initialCapacity, float loadFactor) {
    super(new LinkedHashMap<E, Object>(initialCapacity, loadFactor));
  }

  public LinkedHashSet(Collection<? extends E> c) {
    super(new LinkedHashMap<E, Object>(Math.max(2 * c.size(), 11)));
    addAll(c);
  }

  @Override
  public Object clone() {
    return new LinkedHashSet<E>(this);
  }
}
