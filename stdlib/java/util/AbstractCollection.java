package java.util;

/** What a collection can do with nothing but its iterator and its size. */
public abstract class AbstractCollection<E> implements Collection<E> {
  protected AbstractCollection() {}

  @Override public abstract Iterator<E> iterator();

  @Override public abstract int size();

  @Override
  public boolean isEmpty() {
    return size() == 0;
  }

  @Override
  public boolean contains(Object o) {
    Iterator<E> it = iterator();
    if (o == null) {
      while (it.hasNext()) {
        if (it.next() == null) {
          return true;
        }
      }
    } else {
      while (it.hasNext()) {
        if (o.equals(it.next())) {
          return true;
        }
      }
    }
    return false;
  }

  @Override
  public Object[] toArray() {
    Object[] a = new Object[size()];
    int n = 0;
    Iterator<E> it = iterator();
    while (it.hasNext()) {
      if (n == a.length) {
        a = Arrays.copyOf(a, n + (n >> 1) + 1);
      }
      a[n++] = it.next();
    }
    return n == a.length ? a : Arrays.copyOf(a, n);
  }

  @Override
  @SuppressWarnings("unchecked")
  public <T> T[] toArray(T[] a) {
    Object[] all = toArray();
    return Arrays.storeOrCopy(all, a);
  }

  @Override
  public boolean add(E e) {
    throw new UnsupportedOperationException();
  }

  @Override
  public boolean remove(Object o) {
    Iterator<E> it = iterator();
    while (it.hasNext()) {
      if (Objects.equals(o, it.next())) {
        it.remove();
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean containsAll(Collection<?> c) {
    for (Object e : c) {
      if (!contains(e)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean addAll(Collection<? extends E> c) {
    boolean changed = false;
    for (E e : c) {
      if (add(e)) {
        changed = true;
      }
    }
    return changed;
  }

  @Override
  public boolean removeAll(Collection<?> c) {
    Objects.requireNonNull(c);
    return sieve(c, true);
  }

  @Override
  public boolean retainAll(Collection<?> c) {
    Objects.requireNonNull(c);
    return sieve(c, false);
  }

  private boolean sieve(Collection<?> c, boolean removed) {
    boolean changed = false;
    Iterator<E> it = iterator();
    while (it.hasNext()) {
      if (c.contains(it.next()) == removed) {
        it.remove();
        changed = true;
      }
    }
    return changed;
  }

  @Override
  public void clear() {
    Iterator<E> it = iterator();
    while (it.hasNext()) {
      it.next();
      it.remove();
    }
  }

  @Override
  public String toString() {
    Iterator<E> it = iterator();
    if (!it.hasNext()) {
      return "[]";
    }
    StringBuilder sb = new StringBuilder();
    sb.append('[');
    while (true) {
      E e = it.next();
      if (e == this) {
        sb.append("(this Collection)");
      } else {
        sb.append(e);
      }
      if (!it.hasNext()) {
        return sb.append(']').toString();
      }
      sb.append(", ");
    }
  }
}
