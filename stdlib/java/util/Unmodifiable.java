package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Views of collections through which nobody can change them. */
final class Unmodifiable {
  private Unmodifiable() {}

  /** A collection. */
  static class OfCollection<E> implements Collection<E> {
    final Collection<E> inner;

    OfCollection(Collection<E> inner) {
      this.inner = Objects.requireNonNull(inner);
    }

    @Override
    public int size() {
      return inner.size();
    }

    @Override
    public boolean isEmpty() {
      return inner.isEmpty();
    }

    @Override
    public boolean contains(Object o) {
      return inner.contains(o);
    }

    @Override
    public Object[] toArray() {
      return inner.toArray();
    }

    @Override
    public <T> T[] toArray(T[] a) {
      return inner.toArray(a);
    }

    @Override
    public boolean add(E e) {
      throw new UnsupportedOperationException();
    }

    @Override
    public boolean remove(Object o) {
      throw new UnsupportedOperationException();
    }

    @Override
    public boolean containsAll(Collection<?> other) {
      return inner.containsAll(other);
    }

    @Override
    public boolean addAll(Collection<? extends E> other) {
      throw new UnsupportedOperationException();
    }

    @Override
    public boolean removeAll(Collection<?> other) {
      throw new UnsupportedOperationException();
    }

    @Override
    public boolean retainAll(Collection<?> other) {
      throw new UnsupportedOperationException();
    }

    @Override
    public boolean removeIf(Predicate<? super E> filter) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void clear() {
      throw new UnsupportedOperationException();
    }

    @Override
    public void forEach(Consumer<? super E> action) {
      inner.forEach(action);
    }

    @Override
    public String toString() {
      return inner.toString();
    }

    @Override
    public Iterator<E> iterator() {
      return new Walk<E>(inner.iterator());
    }
  }

  /** A set. */
  static class OfSet<E> extends OfCollection<E> implements Set<E> {
    OfSet(Set<E> inner) {
      super(inner);
    }

    @Override
    public boolean equals(Object o) {
      return inner.equals(o);
    }

    @Override
    public int hashCode() {
      return inner.hashCode();
    }
  }

  /** A sorted set. */
  static final class OfSortedSet<E> extends OfSet<E> implements SortedSet<E> {
    private final SortedSet<E> sorted;

    OfSortedSet(SortedSet<E> inner) {
      super(inner);
      sorted = inner;
    }

    @Override
    public Comparator<? super E> comparator() {
      return sorted.comparator();
    }

    @Override
    public E first() {
      return sorted.first();
    }

    @Override
    public E last() {
      return sorted.last();
    }

    @Override
    public SortedSet<E> subSet(E from, E to) {
      return new OfSortedSet<E>(sorted.subSet(from, to));
    }

    @Override
    public SortedSet<E> headSet(E to) {
      return new OfSortedSet<E>(sorted.headSet(to));
    }

    @Override
    public SortedSet<E> tailSet(E from) {
      return new OfSortedSet<E>(sorted.tailSet(from));
    }
  }

  /** A list. */
  static class OfList<E> extends OfCollection<E> implements List<E> {
    private final List<E> list;

    OfList(List<E> inner) {
      super(inner);
      list = inner;
    }

    @Override
    public boolean equals(Object o) {
      return list.equals(o);
    }

    @Override
    public int hashCode() {
      return list.hashCode();
    }

    @Override
    public boolean addAll(int index, Collection<? extends E> other) {
      throw new UnsupportedOperationException();
    }

    @Override
    public E get(int index) {
      return list.get(index);
    }

    @Override
    public E set(int index, E element) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void add(int index, E element) {
      throw new UnsupportedOperationException();
    }

    @Override
    public E remove(int index) {
      throw new UnsupportedOperationException();
    }

    @Override
    public int indexOf(Object o) {
      return list.indexOf(o);
    }

    @Override
    public int lastIndexOf(Object o) {
      return list.lastIndexOf(o);
    }

    @Override
    public void replaceAll(UnaryOperator<E> operator) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void sort(Comparator<? super E> order) {
      throw new UnsupportedOperationException();
    }

    @Override
    public ListIterator<E> listIterator() {
      return new ListWalk<E>(list.listIterator());
    }

    @Override
    public ListIterator<E> listIterator(int index) {
      return new ListWalk<E>(list.listIterator(index));
    }

    @Override
    public List<E> subList(int fromIndex, int toIndex) {
      return Collections.unmodifiableList(list.subList(fromIndex, toIndex));
    }
  }

  /** A list with fast access. */
  static final class OfRandomAccessList<E> extends OfList<E> implements RandomAccess {
    OfRandomAccessList(List<E> inner) {
      super(inner);
    }
  }

  /** A map. */
  static class OfMap<K, V> implements Map<K, V> {
    final Map<K, V> inner;

    OfMap(Map<K, V> inner) {
      this.inner = Objects.requireNonNull(inner);
    }

    @Override
    public int size() {
      return inner.size();
    }

    @Override
    public boolean isEmpty() {
      return inner.isEmpty();
    }

    @Override
    public boolean containsKey(Object key) {
      return inner.containsKey(key);
    }

    @Override
    public boolean containsValue(Object value) {
      return inner.containsValue(value);
    }

    @Override
    public V get(Object key) {
      return inner.get(key);
    }

    @Override
    public V put(K key, V value) {
      throw new UnsupportedOperationException();
    }

    @Override
    public V remove(Object key) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void putAll(Map<? extends K, ? extends V> other) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void clear() {
      throw new UnsupportedOperationException();
    }

    @Override
    public V getOrDefault(Object key, V defaultValue) {
      return inner.getOrDefault(key, defaultValue);
    }

    @Override
    public void forEach(BiConsumer<? super K, ? super V> action) {
      inner.forEach(action);
    }

    @Override
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
      throw new UnsupportedOperationException();
    }

    @Override
    public V putIfAbsent(K key, V value) {
      throw new UnsupportedOperationException();
    }

    @Override
    public boolean remove(Object key, Object value) {
      throw new UnsupportedOperationException();
    }

    @Override
    public boolean replace(K key, V oldValue, V newValue) {
      throw new UnsupportedOperationException();
    }

    @Override
    public V replace(K key, V value) {
      throw new UnsupportedOperationException();
    }

    @Override
    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
      throw new UnsupportedOperationException();
    }

    @Override
    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
      throw new UnsupportedOperationException();
    }

    @Override
    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
      throw new UnsupportedOperationException();
    }

    @Override
    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
      throw new UnsupportedOperationException();
    }

    @Override
    public String toString() {
      return inner.toString();
    }

    @Override
    public boolean equals(Object o) {
      return inner.equals(o);
    }

    @Override
    public int hashCode() {
      return inner.hashCode();
    }

    @Override
    public Set<K> keySet() {
      return new OfSet<K>(inner.keySet());
    }

    @Override
    public Collection<V> values() {
      return new OfCollection<V>(inner.values());
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
      return new OfEntries<K, V>(inner.entrySet());
    }
  }

  /** A sorted map. */
  static final class OfSortedMap<K, V> extends OfMap<K, V> implements SortedMap<K, V> {
    private final SortedMap<K, V> sorted;

    OfSortedMap(SortedMap<K, V> inner) {
      super(inner);
      sorted = inner;
    }

    @Override
    public Comparator<? super K> comparator() {
      return sorted.comparator();
    }

    @Override
    public K firstKey() {
      return sorted.firstKey();
    }

    @Override
    public K lastKey() {
      return sorted.lastKey();
    }

    @Override
    public SortedMap<K, V> subMap(K from, K to) {
      return new OfSortedMap<K, V>(sorted.subMap(from, to));
    }

    @Override
    public SortedMap<K, V> headMap(K to) {
      return new OfSortedMap<K, V>(sorted.headMap(to));
    }

    @Override
    public SortedMap<K, V> tailMap(K from) {
      return new OfSortedMap<K, V>(sorted.tailMap(from));
    }
  }

  /** The entries of a map, whose values cannot be set. */
  static final class OfEntries<K, V> extends OfSet<Map.Entry<K, V>> {
    OfEntries(Set<Map.Entry<K, V>> inner) {
      super(inner);
    }

    @Override
    public Iterator<Map.Entry<K, V>> iterator() {
      Iterator<Map.Entry<K, V>> it = inner.iterator();
      return new Iterator<Map.Entry<K, V>>() {
        @Override
        public boolean hasNext() {
          return it.hasNext();
        }

        @Override
        public Map.Entry<K, V> next() {
          return new AbstractMap.SimpleImmutableEntry<K, V>(it.next());
        }

        @Override
        public void remove() {
          throw new UnsupportedOperationException();
        }
      };
    }

    @Override
    public void forEach(Consumer<? super Map.Entry<K, V>> action) {
      Objects.requireNonNull(action);
      inner.forEach(
          (Map.Entry<K, V> e) -> action.accept(new AbstractMap.SimpleImmutableEntry<K, V>(e)));
    }

    @Override
    @SuppressWarnings("unchecked")
    public Object[] toArray() {
      Object[] a = inner.toArray();
      for (int i = 0; i < a.length; i++) {
        a[i] = new AbstractMap.SimpleImmutableEntry<K, V>((Map.Entry<K, V>) a[i]);
      }
      return a;
    }

    @Override
    public <T> T[] toArray(T[] a) {
      Object[] all = toArray();
      return Arrays.fillOrCopy(all, all.length, a);
    }
  }

  /** An iterator that removes nothing. */
  private static class Walk<E> implements Iterator<E> {
    private final Iterator<E> it;

    Walk(Iterator<E> it) {
      this.it = it;
    }

    @Override
    public boolean hasNext() {
      return it.hasNext();
    }

    @Override
    public E next() {
      return it.next();
    }

    @Override
    public void remove() {
      throw new UnsupportedOperationException();
    }
  }

  /** A list iterator that changes nothing. */
  private static final class ListWalk<E> extends Walk<E> implements ListIterator<E> {
    private final ListIterator<E> it;

    ListWalk(ListIterator<E> it) {
      super(it);
      this.it = it;
    }

    @Override
    public boolean hasPrevious() {
      return it.hasPrevious();
    }

    @Override
    public E previous() {
      return it.previous();
    }

    @Override
    public int nextIndex() {
      return it.nextIndex();
    }

    @Override
    public int previousIndex() {
      return it.previousIndex();
    }

    @Override
    public void set(E e) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void add(E e) {
      throw new UnsupportedOperationException();
    }
  }
}
