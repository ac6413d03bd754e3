package java.util;

/** A sorted set that finds nearest elements. */
public interface NavigableSet<E> extends SortedSet<E> {
  E lower(E e);

  E floor(E e);

  E ceiling(E e);

  E higher(E e);

  E pollFirst();

  E pollLast();

  @Override Iterator<E> iterator();

  NavigableSet<E> descendingSet();

  Iterator<E> descendingIterator();

  NavigableSet<E> subSet(E fromElement, boolean fromInclusive, E toElement, boolean toInclusive);

  NavigableSet<E> headSet(E toElement, boolean inclusive);

  NavigableSet<E> tailSet(E fromElement, boolean inclusive);

  @Override SortedSet<E> subSet(E fromElement, E toElement);

  @Override SortedSet<E> headSet(E toElement);

  @Override SortedSet<E> tailSet(E fromElement);
}
