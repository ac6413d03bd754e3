package java.util;

/** A set of the keys of a hash map. */
public class HashSet<E> extends AbstractSet<E> implements Set<E>, Cloneable, java.io.Serializable {
  private static final Object PRESENT = new Object();

  private HashMap<E, Object> map;

  public HashSet() {
    map = new HashMap<E, Object>();
  }

  public HashSet(int initialCapacity) {
    map = new HashMap<E, Object>(initialCapacity);
  }

  public HashSet(int initialCapacity, float loadFactor) {
    map = new HashMap<E, Object>(initialCapacity, loadFactor);
  }

  public HashSet(Collection<? extends E> c) {
    map = new HashMap<E, Object>(Math.max((int) ((float) c.size() / 0.75f) + 1, 16));
    addAll(c);
  }

  /** For LinkedHashSet. */
  HashSet(HashMap<E, Object> map) {
    this.map = map;
  }

  @Override
  public Iterator<E> iterator() {
    return map.newCursor(HashMap.KEYS);
  }

  @Override
  public int size() {
    return map.size();
  }

  @Override
  public boolean isEmpty() {
    return map.isEmpty();
  }

  @Override
  public boolean contains(Object o) {
    return map.containsKey(o);
  }

  @Override
  public boolean add(E e) {
    return map.put(e, PRESENT) == null;
  }

  @Override
  public boolean remove(Object o) {
    return map.remove(o) == PRESENT;
  }

  @Override
  public void clear() {
    map.clear();
  }

  @Override
  @SuppressWarnings("unchecked")
  public Object clone() {
    return new HashSet<E>((HashMap<E, Object>) map.clone());
  }
}
