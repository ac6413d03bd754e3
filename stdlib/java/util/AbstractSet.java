package java.util;

/** Equality and hash code of sets. */
public abstract class AbstractSet<E> extends AbstractCollection<E> implements Set<E> {
  protected AbstractSet() {}

  @Override
  public boolean equals(Object o) {
    if (o == this) {
      return true;
    }
    if (!(o instanceof Set)) {
      return false;
    }
    Collection<?> c = (Collection<?>) o;
    if (c.size() != size()) {
      return false;
    }
    try {
      return containsAll(c);
    } catch (ClassCastException | NullPointerException foreign) {
      return false;
    }
  }

  @Override
  public int hashCode() {
    int h = 0;
    Iterator<E> it = iterator();
    while (it.hasNext()) {
      E e = it.next();
      if (e != null) {
        h += e.hashCode();
      }
    }
    return h;
  }

  @Override
  public boolean removeAll(Collection<?> c) {
    Objects.requireNonNull(c);
    boolean changed = false;
    if (size() > c.size()) {
      for (Object e : c) {
        changed |= remove(e);
      }
    } else {
      Iterator<E> it = iterator();
      while (it.hasNext()) {
        if (c.contains(it.next())) {
          it.remove();
          changed = true;
        }
      }
    }
    return changed;
  }
}
