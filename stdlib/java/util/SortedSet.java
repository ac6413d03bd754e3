package java.util;

/** A set in the order of its elements. */
public interface SortedSet<E> extends Set<E> {
  Comparator<? super E> comparator();

  SortedSet<E> subSet(E fromElement, E toElement);

  SortedSet<E> headSet(E toElement);

  SortedSet<E> tailSet(E fromElement);

  E first();

  E last();

  @Override
  default Spliterator<E> spliterator() {
    int order = Spliterator.DISTINCT | Spliterator.SORTED | Spliterator.ORDERED;
    return new Spliterators.OfIterator<E>(this, null, -1, Spliterators.sized(order)) {
      @Override
      public Comparator<? super E> getComparator() {
        return SortedSet.this.comparator();
      }
    };
  }
}
