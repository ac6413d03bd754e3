package java.util;

import braid.internal.NotAtomic;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Views of collections whose every method holds one lock; iterators are the caller's business. */
final class Synchronized {
  private Synchronized() {}

  /** A collection. */
  static class OfCollection<E> implements Collection<E> {
    final Collection<E> inner;
    final Object mutex;

    OfCollection(Collection<E> inner, Object mutex) {
      this.inner = Objects.requireNonNull(inner);
      this.mutex = mutex == null ? this : mutex;
    }

    @Override
    public int size() {
      synchronized (mutex) {
        return inner.size();
      }
    }

    @Override
    public boolean isEmpty() {
      synchronized (mutex) {
        return inner.isEmpty();
      }
    }

    @Override
    public boolean contains(Object o) {
      synchronized (mutex) {
        return inner.contains(o);
      }
    }

    @Override
    public Object[] toArray() {
      synchronized (mutex) {
        return inner.toArray();
      }
    }

    @Override
    public <T> T[] toArray(T[] a) {
      synchronized (mutex) {
        return inner.toArray(a);
      }
    }

    @Override
    public boolean add(E e) {
      synchronized (mutex) {
        return inner.add(e);
      }
    }

    @Override
    public boolean remove(Object o) {
      synchronized (mutex) {
        return inner.remove(o);
      }
    }

    @NotAtomic("the argument is read without its lock")
    @Override
    public boolean containsAll(Collection<?> other) {
      synchronized (mutex) {
        return inner.containsAll(other);
      }
    }

    @NotAtomic("the argument is read without its lock")
    @Override
    public boolean addAll(Collection<? extends E> other) {
      synchronized (mutex) {
        return inner.addAll(other);
      }
    }

    @NotAtomic("the argument is read without its lock")
    @Override
    public boolean removeAll(Collection<?> other) {
      synchronized (mutex) {
        return inner.removeAll(other);
      }
    }

    @NotAtomic("the argument is read without its lock")
    @Override
    public boolean retainAll(Collection<?> other) {
      synchronized (mutex) {
        return inner.retainAll(other);
      }
    }

    @Override
    public boolean removeIf(Predicate<? super E> filter) {
      synchronized (mutex) {
        return inner.removeIf(filter);
      }
    }

    @Override
    public void clear() {
      synchronized (mutex) {
        inner.clear();
      }
    }

    /** Without the lock: who uses the stream takes it. */
    @Override
    public Stream<E> stream() {
      return inner.stream();
    }

    @Override
    public void forEach(Consumer<? super E> action) {
      synchronized (mutex) {
        inner.forEach(action);
      }
    }

    @Override
    public String toString() {
      synchronized (mutex) {
        return inner.toString();
      }
    }

    @Override
    public Iterator<E> iterator() {
      return inner.iterator();
    }
  }

  /** A set. */
  static class OfSet<E> extends OfCollection<E> implements Set<E> {
    OfSet(Set<E> inner, Object mutex) {
      super(inner, mutex);
    }

    @NotAtomic("the argument is read without its lock")
    @Override
    public boolean equals(Object o) {
      synchronized (mutex) {
        return inner.equals(o);
      }
    }

    @Override
    public int hashCode() {
      synchronized (mutex) {
        return inner.hashCode();
      }
    }
  }

  /** A sorted set. */
  static final class OfSortedSet<E> extends OfSet<E> implements SortedSet<E> {
    private final SortedSet<E> sorted;

    OfSortedSet(SortedSet<E> inner, Object mutex) {
      super(inner, mutex);
      sorted = inner;
    }

    @Override
    public Comparator<? super E> comparator() {
      synchronized (mutex) {
        return sorted.comparator();
      }
    }

    @Override
    public E first() {
      synchronized (mutex) {
        return sorted.first();
      }
    }

    @Override
    public E last() {
      synchronized (mutex) {
        return sorted.last();
      }
    }

    @Override
    public SortedSet<E> subSet(E from, E to) {
      synchronized (mutex) {
        return new OfSortedSet<E>(sorted.subSet(from, to), mutex);
      }
    }

    @Override
    public SortedSet<E> headSet(E to) {
      synchronized (mutex) {
        return new OfSortedSet<E>(sorted.headSet(to), mutex);
      }
    }

    @Override
    public SortedSet<E> tailSet(E from) {
      synchronized (mutex) {
        return new OfSortedSet<E>(sorted.tailSet(from), mutex);
      }
    }
  }

  /** A list. */
  static class OfList<E> extends OfCollection<E> implements List<E> {
    private final List<E> list;

    OfList(List<E> inner, Object mutex) {
      super(inner, mutex);
      list = inner;
    }

    @NotAtomic("the argument is read without its lock")
    @Override
    public boolean equals(Object o) {
      synchronized (mutex) {
        return list.equals(o);
      }
    }

    @Override
    public int hashCode() {
      synchronized (mutex) {
        return list.hashCode();
      }
    }

    @NotAtomic("the argument is read without its lock")
    @Override
    public boolean addAll(int index, Collection<? extends E> other) {
      synchronized (mutex) {
        return list.addAll(index, other);
      }
    }

    @Override
    public E get(int index) {
      synchronized (mutex) {
        return list.get(index);
      }
    }

    @Override
    public E set(int index, E element) {
      synchronized (mutex) {
        return list.set(index, element);
      }
    }

    @Override
    public void add(int index, E element) {
      synchronized (mutex) {
        list.add(index, element);
      }
    }

    @Override
    public E remove(int index) {
      synchronized (mutex) {
        return list.remove(index);
      }
    }

    @Override
    public int indexOf(Object o) {
      synchronized (mutex) {
        return list.indexOf(o);
      }
    }

    @Override
    public int lastIndexOf(Object o) {
      synchronized (mutex) {
        return list.lastIndexOf(o);
      }
    }

    @Override
    public void replaceAll(UnaryOperator<E> operator) {
      synchronized (mutex) {
        list.replaceAll(operator);
      }
    }

    @Override
    public void sort(Comparator<? super E> order) {
      synchronized (mutex) {
        list.sort(order);
      }
    }

    @Override
    public ListIterator<E> listIterator() {
      return list.listIterator();
    }

    @Override
    public ListIterator<E> listIterator(int index) {
      return list.listIterator(index);
    }

    @Override
    public List<E> subList(int fromIndex, int toIndex) {
      synchronized (mutex) {
        return new OfList<E>(list.subList(fromIndex, toIndex), mutex);
      }
    }
  }

  /** A list with fast access. */
  static final class OfRandomAccessList<E> extends OfList<E> implements RandomAccess {
    OfRandomAccessList(List<E> inner, Object mutex) {
      super(inner, mutex);
    }
  }

  /** A map. */
  static class OfMap<K, V> implements Map<K, V> {
    final Map<K, V> inner;
    final Object mutex;

    OfMap(Map<K, V> inner, Object mutex) {
      this.inner = Objects.requireNonNull(inner);
      this.mutex = mutex == null ? this : mutex;
    }

    @Override
    public int size() {
      synchronized (mutex) {
        return inner.size();
      }
    }

    @Override
    public boolean isEmpty() {
      synchronized (mutex) {
        return inner.isEmpty();
      }
    }

    @Override
    public boolean containsKey(Object key) {
      synchronized (mutex) {
        return inner.containsKey(key);
      }
    }

    @Override
    public boolean containsValue(Object value) {
      synchronized (mutex) {
        return inner.containsValue(value);
      }
    }

    @Override
    public V get(Object key) {
      synchronized (mutex) {
        return inner.get(key);
      }
    }

    @Override
    public V put(K key, V value) {
      synchronized (mutex) {
        return inner.put(key, value);
      }
    }

    @Override
    public V remove(Object key) {
      synchronized (mutex) {
        return inner.remove(key);
      }
    }

    @NotAtomic("the argument is read without its lock")
    @Override
    public void putAll(Map<? extends K, ? extends V> other) {
      synchronized (mutex) {
        inner.putAll(other);
      }
    }

    @Override
    public void clear() {
      synchronized (mutex) {
        inner.clear();
      }
    }

    @Override
    public V getOrDefault(Object key, V defaultValue) {
      synchronized (mutex) {
        return inner.getOrDefault(key, defaultValue);
      }
    }

    @Override
    public void forEach(BiConsumer<? super K, ? super V> action) {
      synchronized (mutex) {
        inner.forEach(action);
      }
    }

    @Override
    public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
      synchronized (mutex) {
        inner.replaceAll(function);
      }
    }

    @Override
    public V putIfAbsent(K key, V value) {
      synchronized (mutex) {
        return inner.putIfAbsent(key, value);
      }
    }

    @Override
    public boolean remove(Object key, Object value) {
      synchronized (mutex) {
        return inner.remove(key, value);
      }
    }

    @Override
    public boolean replace(K key, V oldValue, V newValue) {
      synchronized (mutex) {
        return inner.replace(key, oldValue, newValue);
      }
    }

    @Override
    public V replace(K key, V value) {
      synchronized (mutex) {
        return inner.replace(key, value);
      }
    }

    @Override
    public V computeIfAbsent(K key, Function<? super K, ? extends V> function) {
      synchronized (mutex) {
        return inner.computeIfAbsent(key, function);
      }
    }

    @Override
    public V computeIfPresent(K key, BiFunction<? super K, ? super V, ? extends V> function) {
      synchronized (mutex) {
        return inner.computeIfPresent(key, function);
      }
    }

    @Override
    public V compute(K key, BiFunction<? super K, ? super V, ? extends V> function) {
      synchronized (mutex) {
        return inner.compute(key, function);
      }
    }

    @Override
    public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> function) {
      synchronized (mutex) {
        return inner.merge(key, value, function);
      }
    }

    @Override
    public String toString() {
      synchronized (mutex) {
        return inner.toString();
      }
    }

    @NotAtomic("the argument is read without its lock")
    @Override
    public boolean equals(Object o) {
      synchronized (mutex) {
        return inner.equals(o);
      }
    }

    @Override
    public int hashCode() {
      synchronized (mutex) {
        return inner.hashCode();
      }
    }

    @Override
    public Set<K> keySet() {
      synchronized (mutex) {
        return new OfSet<K>(inner.keySet(), mutex);
      }
    }

    @Override
    public Collection<V> values() {
      synchronized (mutex) {
        return new OfCollection<V>(inner.values(), mutex);
      }
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
      synchronized (mutex) {
        return new OfSet<Map.Entry<K, V>>(inner.entrySet(), mutex);
      }
    }
  }

  /** A sorted map. */
  static final class OfSortedMap<K, V> extends OfMap<K, V> implements SortedMap<K, V> {
    private final SortedMap<K, V> sorted;

    OfSortedMap(SortedMap<K, V> inner, Object mutex) {
      super(inner, mutex);
      sorted = inner;
    }

    @Override
    public Comparator<? super K> comparator() {
      synchronized (mutex) {
        return sorted.comparator();
      }
    }

    @Override
    public K firstKey() {
      synchronized (mutex) {
        return sorted.firstKey();
      }
    }

    @Override
    public K lastKey() {
      synchronized (mutex) {
        return sorted.lastKey();
      }
    }

    @Override
    public SortedMap<K, V> subMap(K from, K to) {
      synchronized (mutex) {
        return new OfSortedMap<K, V>(sorted.subMap(from, to), mutex);
      }
    }

    @Override
    public SortedMap<K, V> headMap(K to) {
      synchronized (mutex) {
        return new OfSortedMap<K, V>(sorted.headMap(to), mutex);
      }
    }

    @Override
    public SortedMap<K, V> tailMap(K from) {
      synchronized (mutex) {
        return new OfSortedMap<K, V>(sorted.tailMap(from), mutex);
      }
    }
  }
}
