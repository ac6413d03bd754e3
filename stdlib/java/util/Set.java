package java.util;

/** A collection without equal elements. */
public interface Set<E> extends Collection<E> {
  @Override int size();

  @Override boolean isEmpty();

  @Override boolean contains(Object o);

  @Override Iterator<E> iterator();

  @Override Object[] toArray();

  @Override<T> T[] toArray(T[] a);

  @Override boolean add(E e);

  @Override boolean remove(Object o);

  @Override boolean containsAll(Collection<?> c);

  @Override boolean addAll(Collection<? extends E> c);

  @Override boolean retainAll(Collection<?> c);

  @Override boolean removeAll(Collection<?> c);

  @Override void clear();

  @Override boolean equals(Object o);

  @Override int hashCode();

  static <E> Set<E> of() {
    return Immutable.setOf(new Object[0], true);
  }

  static <E> Set<E> of(E e1) {
    return Immutable.setOf(new Object[] {e1}, true);
  }

  static <E> Set<E> of(E e1, E e2) {
    return Immutable.setOf(new Object[] {e1, e2}, true);
  }

  static <E> Set<E> of(E e1, E e2, E e3) {
    return Immutable.setOf(new Object[] {e1, e2, e3}, true);
  }

  static <E> Set<E> of(E e1, E e2, E e3, E e4) {
    return Immutable.setOf(new Object[] {e1, e2, e3, e4}, true);
  }

  static <E> Set<E> of(E e1, E e2, E e3, E e4, E e5) {
    return Immutable.setOf(new Object[] {e1, e2, e3, e4, e5}, true);
  }

  @SafeVarargs
  static <E> Set<E> of(E... elements) {
    return Immutable.setOf(elements, true);
  }

  @SuppressWarnings("unchecked")
  static <E> Set<E> copyOf(Collection<? extends E> coll) {
    if (coll instanceof Immutable.FixedSet) {
      return (Set<E>) coll;
    }
    return Immutable.setOf(coll.toArray(), false);
  }

  @Override
  default Spliterator<E> spliterator() {
    return Spliterators.spliterator(this, Spliterator.DISTINCT);
  }
}
