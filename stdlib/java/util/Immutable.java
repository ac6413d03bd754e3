package java.util;

/**
 * The collections that List.of, Set.of and Map.of give: without nulls, and nobody can change them.
 */
final class Immutable {
  private Immutable() {}

  static <E> List<E> listOf(Object[] elements) {
    Object[] copy = new Object[elements.length];
    for (int i = 0; i < copy.length; i++) {
      copy[i] = Objects.requireNonNull(elements[i]);
    }
    return new FixedList<E>(copy, false);
  }

  /** A set of these elements; if distinct is asked, two equal ones are an error. */
  static <E> Set<E> setOf(Object[] elements, boolean distinct) {
    LinkedHashMap<Object, Object> map = new LinkedHashMap<Object, Object>();
    for (int i = 0; i < elements.length; i++) {
      Object e = Objects.requireNonNull(elements[i]);
      if (map.put(e, e) != null && distinct) {
        throw new IllegalArgumentException("duplicate element: " + e);
      }
    }
    return new FixedSet<E>(map);
  }

  /** A map of keys and values that follow each other in an array. */
  static <K, V> Map<K, V> mapOf(Object[] pairs) {
    LinkedHashMap<Object, Object> map = new LinkedHashMap<Object, Object>();
    for (int i = 0; i < pairs.length; i += 2) {
      Object key = Objects.requireNonNull(pairs[i]);
      Object value = Objects.requireNonNull(pairs[i + 1]);
      if (map.put(key, value) != null) {
        throw new IllegalArgumentException("duplicate key: " + key);
      }
    }
    return new FixedMap<K, V>(map);
  }

  private static UnsupportedOperationException fixed() {
    return new UnsupportedOperationException();
  }

  /** A list that does not change. */
  static final class FixedList<E> extends AbstractList<E> implements RandomAccess {
    private final Object[] items;
    /** Part of another list; this shows only in the messages of errors. */
    private final boolean part;

    FixedList(Object[] items, boolean part) {
      this.items = items;
      this.part = part;
    }

    @Override
    public int size() {
      return items.length;
    }

    @Override
    @SuppressWarnings("unchecked")
    public E get(int index) {
      if (part) {
        Objects.checkIndex(index, items.length);
      } else if ((items.length == 1 || items.length == 2) && (index < 0 || index >= items.length)) {
        throw outOfBounds(index);
      }
      return (E) items[index];
    }

    @Override
    public boolean contains(Object o) {
      return indexOf(o) >= 0;
    }

    @Override
    public int indexOf(Object o) {
      Objects.requireNonNull(o);
      for (int i = 0; i < items.length; i++) {
        if (o.equals(items[i])) {
          return i;
        }
      }
      return -1;
    }

    @Override
    public int lastIndexOf(Object o) {
      Objects.requireNonNull(o);
      for (int i = items.length - 1; i >= 0; i--) {
        if (o.equals(items[i])) {
          return i;
        }
      }
      return -1;
    }

    @Override
    public Object[] toArray() {
      return Arrays.copyOf(items, items.length);
    }

    @Override
    public boolean add(E e) {
      throw fixed();
    }

    @Override
    public boolean addAll(Collection<? extends E> c) {
      throw fixed();
    }

    @Override
    public boolean addAll(int index, Collection<? extends E> c) {
      throw fixed();
    }

    @Override
    public boolean remove(Object o) {
      throw fixed();
    }

    @Override
    public boolean removeAll(Collection<?> c) {
      throw fixed();
    }

    @Override
    public boolean retainAll(Collection<?> c) {
      throw fixed();
    }

    @Override
    public boolean removeIf(java.util.function.Predicate<? super E> filter) {
      throw fixed();
    }

    @Override
    public void replaceAll(java.util.function.UnaryOperator<E> operator) {
      throw fixed();
    }

    @Override
    public void sort(Comparator<? super E> c) {
      throw fixed();
    }

    @Override
    public void clear() {
      throw fixed();
    }

    @Override
    public void add(int index, E element) {
      throw fixed();
    }

    @Override
    public E set(int index, E element) {
      throw fixed();
    }

    @Override
    public E remove(int index) {
      throw fixed();
    }

    @Override
    public Iterator<E> iterator() {
      return new FixedCursor<E>(items, 0);
    }

    @Override
    public ListIterator<E> listIterator() {
      return new FixedCursor<E>(items, 0);
    }

    @Override
    public ListIterator<E> listIterator(int index) {
      if (index < 0 || index > items.length) {
        throw outOfBounds(index);
      }
      return new FixedCursor<E>(items, index);
    }

    @Override
    public List<E> subList(int fromIndex, int toIndex) {
      checkRange(fromIndex, toIndex, items.length);
      return new FixedList<E>(Arrays.copyOfRange(items, fromIndex, toIndex), true);
    }

    private IndexOutOfBoundsException outOfBounds(int index) {
      return new IndexOutOfBoundsException("Index: " + index + " Size: " + items.length);
    }
  }

  /** Walks over a list that does not change, in both directions. */
  private static final class FixedCursor<E> implements ListIterator<E> {
    private final Object[] items;
    private int cursor;

    FixedCursor(Object[] items, int cursor) {
      this.items = items;
      this.cursor = cursor;
    }

    @Override
    public boolean hasNext() {
      return cursor != items.length;
    }

    @Override
    @SuppressWarnings("unchecked")
    public E next() {
      if (cursor == items.length) {
        throw new NoSuchElementException();
      }
      return (E) items[cursor++];
    }

    @Override
    public boolean hasPrevious() {
      return cursor != 0;
    }

    @Override
    @SuppressWarnings("unchecked")
    public E previous() {
      if (cursor == 0) {
        throw new NoSuchElementException();
      }
      return (E) items[--cursor];
    }

    @Override
    public int nextIndex() {
      return cursor;
    }

    @Override
    public int previousIndex() {
      return cursor - 1;
    }

    @Override
    public void remove() {
      throw fixed();
    }

    @Override
    public void set(E e) {
      throw fixed();
    }

    @Override
    public void add(E e) {
      throw fixed();
    }
  }

  /** A set that does not change. */
  static final class FixedSet<E> extends AbstractSet<E> {
    private final LinkedHashMap<Object, Object> map;

    FixedSet(LinkedHashMap<Object, Object> map) {
      this.map = map;
    }

    @Override
    public int size() {
      return map.size();
    }

    @Override
    public boolean contains(Object o) {
      return map.containsKey(Objects.requireNonNull(o));
    }

    @Override
    public Iterator<E> iterator() {
      Iterator<E> inner = map.newCursor(HashMap.KEYS);
      return new FixedIterator<E>(inner);
    }

    @Override
    public boolean add(E e) {
      throw fixed();
    }

    @Override
    public boolean addAll(Collection<? extends E> c) {
      throw fixed();
    }

    @Override
    public boolean remove(Object o) {
      throw fixed();
    }

    @Override
    public boolean removeAll(Collection<?> c) {
      throw fixed();
    }

    @Override
    public boolean retainAll(Collection<?> c) {
      throw fixed();
    }

    @Override
    public boolean removeIf(java.util.function.Predicate<? super E> filter) {
      throw fixed();
    }

    @Override
    public void clear() {
      throw fixed();
    }
  }

  /** A map that does not change. */
  static final class FixedMap<K, V> extends AbstractMap<K, V> {
    private final LinkedHashMap<Object, Object> map;

    FixedMap(LinkedHashMap<Object, Object> map) {
      this.map = map;
    }

    @Override
    public int size() {
      return map.size();
    }

    @Override
    @SuppressWarnings("unchecked")
    public V get(Object key) {
      return (V) map.get(Objects.requireNonNull(key));
    }

    @Override
    public boolean containsKey(Object key) {
      return map.containsKey(Objects.requireNonNull(key));
    }

    @Override
    public boolean containsValue(Object value) {
      return map.containsValue(Objects.requireNonNull(value));
    }

    @Override
    public V getOrDefault(Object key, V defaultValue) {
      V v = get(key);
      return v == null ? defaultValue : v;
    }

    @Override
    public Set<Map.Entry<K, V>> entrySet() {
      LinkedHashMap<Object, Object> entries = new LinkedHashMap<Object, Object>();
      for (Map.Entry<Object, Object> e : map.entrySet()) {
        Object fixedEntry = new FixedEntry<Object, Object>(e.getKey(), e.getValue());
        entries.put(fixedEntry, fixedEntry);
      }
      return new FixedSet<Map.Entry<K, V>>(entries);
    }

    @Override
    @SuppressWarnings("unchecked")
    public Set<K> keySet() {
      return (Set<K>) new FixedSet<Object>(map);
    }

    @Override
    @SuppressWarnings("unchecked")
    public Collection<V> values() {
      return (Collection<V>) Collections.unmodifiableCollection(map.values());
    }

    @Override
    public V put(K key, V value) {
      throw fixed();
    }

    @Override
    public void putAll(Map<? extends K, ? extends V> m) {
      throw fixed();
    }

    @Override
    public V remove(Object key) {
      throw fixed();
    }

    @Override
    public void clear() {
      throw fixed();
    }

    @Override
    public V putIfAbsent(K key, V value) {
      throw fixed();
    }

    @Override
    public boolean remove(Object key, Object value) {
      throw fixed();
    }

    @Override
    public boolean replace(K key, V oldValue, V newValue) {
      throw fixed();
    }

    @Override
    public V replace(K key, V value) {
      throw fixed();
    }

    @Override
    public V computeIfAbsent(K key, java.util.function.Function<? super K, ? extends V> f) {
      throw fixed();
    }

    @Override
    public V computeIfPresent(
        K key, java.util.function.BiFunction<? super K, ? super V, ? extends V> f) {
      throw fixed();
    }

    @Override
    public V compute(K key, java.util.function.BiFunction<? super K, ? super V, ? extends V> f) {
      throw fixed();
    }

    @Override
    public V merge(
        K key, V value, java.util.function.BiFunction<? super V, ? super V, ? extends V> f) {
      throw fixed();
    }

    @Override
    public void replaceAll(java.util.function.BiFunction<? super K, ? super V, ? extends V> f) {
      throw fixed();
    }
  }

  /** An entry that does not change. */
  static final class FixedEntry<K, V> implements Map.Entry<K, V> {
    private final K key;
    private final V value;

    FixedEntry(K key, V value) {
      this.key = Objects.requireNonNull(key);
      this.value = Objects.requireNonNull(value);
    }

    @Override
    public K getKey() {
      return key;
    }

    @Override
    public V getValue() {
      return value;
    }

    @Override
    public V setValue(V value) {
      throw new UnsupportedOperationException("not supported");
    }

    @Override
    public boolean equals(Object o) {
      return AbstractMap.sameEntry(this, o);
    }

    @Override
    public int hashCode() {
      return key.hashCode() ^ value.hashCode();
    }

    @Override
    public String toString() {
      return key + "=" + value;
    }
  }

  /** An iterator that removes nothing. */
  private static final class FixedIterator<E> implements Iterator<E> {
    private final Iterator<E> inner;

    FixedIterator(Iterator<E> inner) {
      this.inner = inner;
    }

    @Override
    public boolean hasNext() {
      return inner.hasNext();
    }

    @Override
    public E next() {
      return inner.next();
    }
  }
}
