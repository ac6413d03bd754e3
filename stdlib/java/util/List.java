package java.util;

import java.util.function.UnaryOperator;

/** A collection in an order, with indices. */
public interface List<E> extends Collection<E> {
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

  boolean addAll(int index, Collection<? extends E> c);

  @Override boolean removeAll(Collection<?> c);

  @Override boolean retainAll(Collection<?> c);

  default void replaceAll(UnaryOperator<E> operator) {
    Objects.requireNonNull(operator);
    ListIterator<E> it = listIterator();
    while (it.hasNext()) {
      it.set(operator.apply(it.next()));
    }
  }

  @SuppressWarnings("unchecked")
  default void sort(Comparator<? super E> c) {
    Object[] a = toArray();
    Arrays.sort(a, (Comparator<Object>) c);
    ListIterator<E> it = listIterator();
    for (int i = 0; i < a.length; i++) {
      it.next();
      it.set((E) a[i]);
    }
  }

  @Override void clear();

  @Override boolean equals(Object o);

  @Override int hashCode();

  E get(int index);

  E set(int index, E element);

  void add(int index, E element);

  E remove(int index);

  int indexOf(Object o);

  int lastIndexOf(Object o);

  ListIterator<E> listIterator();

  ListIterator<E> listIterator(int index);

  List<E> subList(int fromIndex, int toIndex);

  static <E> List<E> of() {
    return Immutable.listOf(new Object[0]);
  }

  static <E> List<E> of(E e1) {
    return Immutable.listOf(new Object[] {e1});
  }

  static <E> List<E> of(E e1, E e2) {
    return Immutable.listOf(new Object[] {e1, e2});
  }

  static <E> List<E> of(E e1, E e2, E e3) {
    return Immutable.listOf(new Object[] {e1, e2, e3});
  }

  static <E> List<E> of(E e1, E e2, E e3, E e4) {
    return Immutable.listOf(new Object[] {e1, e2, e3, e4});
  }

  static <E> List<E> of(E e1, E e2, E e3, E e4, E e5) {
    return Immutable.listOf(new Object[] {e1, e2, e3, e4, e5});
  }

  @SafeVarargs
  static <E> List<E> of(E... elements) {
    return Immutable.listOf(elements);
  }

  @SuppressWarnings("unchecked")
  static <E> List<E> copyOf(Collection<? extends E> coll) {
    if (coll instanceof Immutable.FixedList) {
      return (List<E>) coll;
    }
    return Immutable.listOf(coll.toArray());
  }

  @Override
  default Spliterator<E> spliterator() {
    return this instanceof RandomAccess
        ? new Spliterators.OfList<E>(this, 0, -1, Spliterator.ORDERED)
        : Spliterators.spliterator(this, Spliterator.ORDERED);
  }
}
