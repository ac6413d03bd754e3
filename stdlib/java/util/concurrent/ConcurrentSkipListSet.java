package java.util.concurrent;

import braid.internal.NotAtomic;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;
import java.util.NavigableSet;
import java.util.SortedSet;

/** A sorted set of which several threads may use each method without a lock. */
public class ConcurrentSkipListSet<E> extends AbstractSet<E>
    implements NavigableSet<E>, Cloneable, java.io.Serializable {
  /** Each key of this map is an element. */
  private final ConcurrentNavigableMap<E, Object> map;

  /** The keys of a map that somebody else has: none can be added here. */
  private final boolean isView;

  public ConcurrentSkipListSet() {
    map = new ConcurrentSkipListMap<E, Object>();
    isView = false;
  }

  public ConcurrentSkipListSet(Comparator<? super E> comparator) {
    map = new ConcurrentSkipListMap<E, Object>(comparator);
    isView = false;
  }

  public ConcurrentSkipListSet(Collection<? extends E> c) {
    map = new ConcurrentSkipListMap<E, Object>();
    isView = false;
    addAll(c);
  }

  public ConcurrentSkipListSet(SortedSet<E> s) {
    map = new ConcurrentSkipListMap<E, Object>(s.comparator());
    isView = false;
    addAll(s);
  }

  @SuppressWarnings("unchecked")
  ConcurrentSkipListSet(ConcurrentNavigableMap<E, ?> map, boolean isView) {
    this.map = (ConcurrentNavigableMap<E, Object>) map;
    this.isView = isView;
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
    if (isView) {
      throw new UnsupportedOperationException();
    }
    return map.putIfAbsent(e, Boolean.TRUE) == null;
  }

  @Override
  public boolean remove(Object o) {
    return map.remove(o) != null;
  }

  @Override
  public void clear() {
    map.clear();
  }

  @Override
  public Iterator<E> iterator() {
    final Iterator<Map.Entry<E, Object>> each = map.entrySet().iterator();
    return new Iterator<E>() {
      @Override
      public boolean hasNext() {
        return each.hasNext();
      }

      @Override
      public E next() {
        return each.next().getKey();
      }

      @Override
      public void remove() {
        each.remove();
      }
    };
  }

  @Override
  public Iterator<E> descendingIterator() {
    return descendingSet().iterator();
  }

  @Override
  @NotAtomic("each element is looked at by itself")
  public boolean equals(Object o) {
    return super.equals(o);
  }

  @Override
  @NotAtomic("each element is looked at by itself")
  public boolean removeAll(Collection<?> c) {
    return super.removeAll(c);
  }

  @Override
  @NotAtomic("each element is looked at by itself")
  public boolean addAll(Collection<? extends E> c) {
    return super.addAll(c);
  }

  @Override
  @NotAtomic("each element is looked at by itself")
  public boolean containsAll(Collection<?> c) {
    return super.containsAll(c);
  }

  @Override
  @NotAtomic("each element is looked at by itself")
  public boolean retainAll(Collection<?> c) {
    return super.retainAll(c);
  }

  @Override
  @NotAtomic("each element is looked at by itself")
  public Object[] toArray() {
    return super.toArray();
  }

  @Override
  @NotAtomic("each element is looked at by itself")
  public String toString() {
    return super.toString();
  }

  @Override
  public E lower(E e) {
    return map.lowerKey(e);
  }

  @Override
  public E floor(E e) {
    return map.floorKey(e);
  }

  @Override
  public E ceiling(E e) {
    return map.ceilingKey(e);
  }

  @Override
  public E higher(E e) {
    return map.higherKey(e);
  }

  @Override
  public E pollFirst() {
    Map.Entry<E, Object> e = map.pollFirstEntry();
    return e == null ? null : e.getKey();
  }

  @Override
  public E pollLast() {
    Map.Entry<E, Object> e = map.pollLastEntry();
    return e == null ? null : e.getKey();
  }

  @Override
  public Comparator<? super E> comparator() {
    return map.comparator();
  }

  @Override
  public E first() {
    return map.firstKey();
  }

  @Override
  public E last() {
    return map.lastKey();
  }

  @Override
  public NavigableSet<E> subSet(
      E fromElement, boolean fromInclusive, E toElement, boolean toInclusive) {
    return new ConcurrentSkipListSet<E>(
        map.subMap(fromElement, fromInclusive, toElement, toInclusive), isView);
  }

  @Override
  public NavigableSet<E> headSet(E toElement, boolean inclusive) {
    return new ConcurrentSkipListSet<E>(map.headMap(toElement, inclusive), isView);
  }

  @Override
  public NavigableSet<E> tailSet(E fromElement, boolean inclusive) {
    return new ConcurrentSkipListSet<E>(map.tailMap(fromElement, inclusive), isView);
  }

  @Override
  public NavigableSet<E> subSet(E fromElement, E toElement) {
    return subSet(fromElement, true, toElement, false);
  }

  @Override
  public NavigableSet<E> headSet(E toElement) {
    return headSet(toElement, false);
  }

  @Override
  public NavigableSet<E> tailSet(E fromElement) {
    return tailSet(fromElement, true);
  }

  @Override
  public NavigableSet<E> descendingSet() {
    return new ConcurrentSkipListSet<E>(map.descendingMap(), isView);
  }

  public ConcurrentSkipListSet<E> clone() {
    return new ConcurrentSkipListSet<E>((SortedSet<E>) this);
  }
}
