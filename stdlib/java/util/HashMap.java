package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A map in a table of chains. Table sizes, the place of a key and the order within a chain are
 * those that programs have come to rely on: spread hash modulo a power of two, growth at three
 * quarters, put at the end of a chain, the computing methods at its front, chains kept in order
 * when split; long ones in large tables have a tree.
 */
public class HashMap<K, V> extends AbstractMap<K, V> implements Map<K, V>, Cloneable, java.io.Serializable {
  private static final int FIRST_CAPACITY = 16;
  private static final int MAX_CAPACITY = 1 << 30;
  private static final float LOAD = 0.75f;
  /** A chain of this length makes a small table grow. */
  private static final int LONG_CHAIN = 8;
  private static final int SMALL_TABLE = 64;

  static final int KEYS = 0;
  static final int VALUES = 1;
  static final int ENTRIES = 2;

  private Node<K, V>[] table;
  private int size;
  int modCount;
  /** The size at which the table grows; the first capacity while there is no table (0: default). */
  private int threshold;
  private final float loadFactor;

  /** One key with its value, in the chain of its bucket. */
  static class Node<K, V> implements Map.Entry<K, V> {
    final int hash;
    final K key;
    V value;
    Node<K, V> next;

    Node(int hash, K key, V value, Node<K, V> next) {
      this.hash = hash;
      this.key = key;
      this.value = value;
      this.next = next;
    }

    @Override
    public final K getKey() {
      return key;
    }

    @Override
    public final V getValue() {
      return value;
    }

    @Override
    public final V setValue(V newValue) {
      V old = value;
      value = newValue;
      return old;
    }

    @Override
    public final boolean equals(Object o) {
      return o == this || AbstractMap.sameEntry(this, o);
    }

    @Override
    public final int hashCode() {
      return Objects.hashCode(key) ^ Objects.hashCode(value);
    }

    @Override
    public final String toString() {
      return key + "=" + value;
    }
  }

  public HashMap() {
    loadFactor = LOAD;
  }

  public HashMap(int initialCapacity) {
    this(initialCapacity, LOAD);
  }

  public HashMap(int initialCapacity, float loadFactor) {
    if (initialCapacity < 0) {
      throw new IllegalArgumentException("Illegal initial capacity: " + initialCapacity);
    }
    if (loadFactor <= 0 || Float.isNaN(loadFactor)) {
      throw new IllegalArgumentException("Illegal load factor: " + loadFactor);
    }
    this.loadFactor = loadFactor;
    this.threshold = powerOfTwo(initialCapacity);
  }

  public HashMap(Map<? extends K, ? extends V> m) {
    loadFactor = LOAD;
    putAll(m);
  }

  private static int powerOfTwo(int least) {
    if (least >= MAX_CAPACITY) {
      return MAX_CAPACITY;
    }
    int n = 1;
    while (n < least) {
      n <<= 1;
    }
    return n;
  }

  private static int spread(Object key) {
    if (key == null) {
      return 0;
    }
    int h = key.hashCode();
    return h ^ (h >>> 16);
  }

  // What a linked map does in addition.

  Node<K, V> newNode(int hash, K key, V value, Node<K, V> next) {
    return new Node<K, V>(hash, key, value, next);
  }

  /** Whether the order of chains shows. */
  boolean showsChains() {
    return true;
  }

  void afterAccess(Node<K, V> node) {}

  void afterInsertion() {}

  void afterRemoval(Node<K, V> node) {}

  Node<K, V> find(Object key) {
    Node<K, V>[] t = table;
    if (t == null) {
      return null;
    }
    int h = spread(key);
    Node<K, V> n = t[h & (t.length - 1)];
    while (n != null) {
      if (n.hash == h) {
        K k = n.key;
        if (k == key || (key != null && key.equals(k))) {
          return n;
        }
      }
      n = n.next;
    }
    return null;
  }

  @SuppressWarnings("unchecked")
  private Node<K, V>[] grow() {
    Node<K, V>[] old = table;
    int oldCapacity = old == null ? 0 : old.length;
    int capacity;
    int limit = 0;
    if (oldCapacity >= MAX_CAPACITY) {
      threshold = Integer.MAX_VALUE;
      return old;
    }
    if (oldCapacity > 0) {
      capacity = oldCapacity << 1;
      if (oldCapacity >= FIRST_CAPACITY && capacity < MAX_CAPACITY) {
        limit = threshold << 1;
      }
    } else if (threshold > 0) {
      capacity = threshold;
    } else {
      capacity = FIRST_CAPACITY;
      limit = (int) (LOAD * FIRST_CAPACITY);
    }
    if (limit == 0) {
      float f = (float) capacity * loadFactor;
      limit = capacity < MAX_CAPACITY && f < (float) MAX_CAPACITY ? (int) f : Integer.MAX_VALUE;
    }
    threshold = limit;
    Node<K, V>[] t = (Node<K, V>[]) new Node[capacity];
    table = t;
    for (int i = 0; i < oldCapacity; i++) {
      Node<K, V> n = old[i];
      if (n == null) {
        continue;
      }
      old[i] = null;
      if (n.next == null) {
        t[n.hash & (capacity - 1)] = n;
      } else if (n instanceof HashTree.TreeNode) {
        HashTree.split(t, (HashTree.TreeNode<K, V>) n, i, oldCapacity);
      } else {
        split(n, t, i, oldCapacity);
      }
    }
    return t;
  }

  /** Deals a chain out to its two new buckets, keeping its order. */
  private void split(Node<K, V> chain, Node<K, V>[] t, int bucket, int bit) {
    Node<K, V> low = null;
    Node<K, V> lowEnd = null;
    Node<K, V> high = null;
    Node<K, V> highEnd = null;
    for (Node<K, V> n = chain; n != null; n = n.next) {
      if ((n.hash & bit) == 0) {
        if (lowEnd == null) {
          low = n;
        } else {
          lowEnd.next = n;
        }
        lowEnd = n;
      } else {
        if (highEnd == null) {
          high = n;
        } else {
          highEnd.next = n;
        }
        highEnd = n;
      }
    }
    if (lowEnd != null) {
      lowEnd.next = null;
      t[bucket] = low;
    }
    if (highEnd != null) {
      highEnd.next = null;
      t[bucket + bit] = high;
    }
  }

  private V insert(K key, V value, boolean onlyIfAbsent) {
    int h = spread(key);
    Node<K, V>[] t = table;
    if (t == null) {
      t = grow();
    }
    int i = h & (t.length - 1);
    Node<K, V> n = t[i];
    if (n == null) {
      t[i] = newNode(h, key, value, null);
    } else {
      int before = 1;
      while (true) {
        K k = n.key;
        if (n.hash == h && (k == key || (key != null && key.equals(k)))) {
          V old = n.value;
          if (!onlyIfAbsent || old == null) {
            n.value = value;
          }
          afterAccess(n);
          return old;
        }
        if (n.next == null) {
          if (t[i] instanceof HashTree.TreeNode) {
            HashTree.insert(t, i, h, key, value);
          } else {
            n.next = newNode(h, key, value, null);
            if (before >= LONG_CHAIN) {
              chainIsLong(i);
            }
          }
          break;
        }
        n = n.next;
        before++;
      }
    }
    modCount++;
    if (++size > threshold) {
      grow();
    }
    afterInsertion();
    return null;
  }

  private void chainIsLong(int bucket) {
    if (table.length < SMALL_TABLE) {
      grow();
    } else if (showsChains()) {
      HashTree.plant(table, bucket);
    }
  }

  /** Removes the node of a key, of a value too if asked; null if there is none. */
  private Node<K, V> take(Object key, Object value, boolean matchValue) {
    return take(key, value, matchValue, true);
  }

  /** The same; an iterator wants the rest of the chain to stay as it is. */
  private Node<K, V> take(Object key, Object value, boolean matchValue, boolean movable) {
    Node<K, V>[] t = table;
    if (t == null) {
      return null;
    }
    int h = spread(key);
    int i = h & (t.length - 1);
    Node<K, V> prev = null;
    Node<K, V> n = t[i];
    while (n != null) {
      if (n.hash == h) {
        K k = n.key;
        if (k == key || (key != null && key.equals(k))) {
          break;
        }
      }
      prev = n;
      n = n.next;
    }
    if (n == null || (matchValue && !Objects.equals(value, n.value))) {
      return null;
    }
    if (n instanceof HashTree.TreeNode) {
      HashTree.remove(t, i, (HashTree.TreeNode<K, V>) n, movable);
    } else if (prev == null) {
      t[i] = n.next;
    } else {
      prev.next = n.next;
    }
    modCount++;
    size--;
    afterRemoval(n);
    return n;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public boolean isEmpty() {
    return size == 0;
  }

  @Override
  public V get(Object key) {
    Node<K, V> n = find(key);
    return n == null ? null : n.value;
  }

  @Override
  public boolean containsKey(Object key) {
    return find(key) != null;
  }

  @Override
  public V put(K key, V value) {
    return insert(key, value, false);
  }

  @Override
  public void putAll(Map<? extends K, ? extends V> m) {
    int n = m.size();
    if (n <= 0) {
      return;
    }
    if (table == null) {
      float f = (float) n / loadFactor + 1.0f;
      int wanted = f < (float) MAX_CAPACITY ? (int) f : MAX_CAPACITY;
      if (wanted > threshold) {
        threshold = powerOfTwo(wanted);
      }
    } else {
      while (n > threshold && table.length < MAX_CAPACITY) {
        grow();
      }
    }
    for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) {
      insert(e.getKey(), e.getValue(), false);
    }
  }

  @Override
  public V remove(Object key) {
    Node<K, V> n = take(key, null, false);
    return n == null ? null : n.value;
  }

  @Override
  public void clear() {
    modCount++;
    Node<K, V>[] t = table;
    if (t != null && size > 0) {
      size = 0;
      for (int i = 0; i < t.length; i++) {
        t[i] = null;
      }
    }
  }

  @Override
  public boolean containsValue(Object value) {
    Iterator<V> it = newCursor(VALUES);
    while (it.hasNext()) {
      V v = it.next();
      if (v == value || (value != null && value.equals(v))) {
        return true;
      }
    }
    return false;
  }

  @Override
  public V getOrDefault(Object key, V defaultValue) {
    Node<K, V> n = find(key);
    return n == null ? defaultValue : n.value;
  }

  @Override
  public V putIfAbsent(K key, V value) {
    return insert(key, value, true);
  }

  @Override
  public boolean remove(Object key, Object value) {
    return take(key, value, true) != null;
  }

  @Override
  public boolean replace(K key, V oldValue, V newValue) {
    Node<K, V> n = find(key);
    if (n == null || !Objects.equals(oldValue, n.value)) {
      return false;
    }
    n.value = newValue;
    afterAccess(n);
    return true;
  }

  @Override
  public V replace(K key, V value) {
    Node<K, V> n = find(key);
    if (n == null) {
      return null;
    }
    V old = n.value;
    n.value = value;
    afterAccess(n);
    return old;
  }

  /** Makes the table fit before a computing method looks a key up. */
  private void makeRoom() {
    if (table == null || size > threshold) {
      grow();
    }
  }

  /** Puts a new node at the front of its chain. */
  private void insertFront(K key, V value) {
    int h = spread(key);
    Node<K, V>[] t = table;
    int i = h & (t.length - 1);
    Node<K, V> first = t[i];
    if (first instanceof HashTree.TreeNode) {
      HashTree.insert(t, i, h, key, value);
    } else {
      int before = 0;
      for (Node<K, V> n = first; n != null; n = n.next) {
        before++;
      }
      t[i] = newNode(h, key, value, first);
      if (before >= LONG_CHAIN - 1) {
        chainIsLong(i);
      }
    }
    modCount++;
    size++;
    afterInsertion();
  }

  private void checkUnchanged(int expected) {
    if (modCount != expected) {
      throw new ConcurrentModificationException();
    }
  }

  @Override
  public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
    Objects.requireNonNull(mappingFunction);
    makeRoom();
    Node<K, V> n = find(key);
    if (n != null && n.value != null) {
      afterAccess(n);
      return n.value;
    }
    int expected = modCount;
    V made = mappingFunction.apply(key);
    checkUnchanged(expected);
    if (made == null) {
      return null;
    }
    if (n != null) {
      n.value = made;
      afterAccess(n);
      return made;
    }
    insertFront(key, made);
    return made;
  }

  @Override
  public V computeIfPresent(
      K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    Node<K, V> n = find(key);
    if (n == null || n.value == null) {
      return null;
    }
    int expected = modCount;
    V made = remappingFunction.apply(key, n.value);
    checkUnchanged(expected);
    if (made != null) {
      n.value = made;
      afterAccess(n);
    } else {
      take(key, null, false);
    }
    return made;
  }

  @Override
  public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    makeRoom();
    Node<K, V> n = find(key);
    int expected = modCount;
    V made = remappingFunction.apply(key, n == null ? null : n.value);
    checkUnchanged(expected);
    if (n != null) {
      if (made != null) {
        n.value = made;
        afterAccess(n);
      } else {
        take(key, null, false);
      }
    } else if (made != null) {
      insertFront(key, made);
    }
    return made;
  }

  @Override
  public V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
    if (value == null || remappingFunction == null) {
      throw new NullPointerException();
    }
    makeRoom();
    Node<K, V> n = find(key);
    if (n == null) {
      insertFront(key, value);
      return value;
    }
    V made = value;
    if (n.value != null) {
      int expected = modCount;
      made = remappingFunction.apply(n.value, value);
      checkUnchanged(expected);
    }
    if (made != null) {
      n.value = made;
      afterAccess(n);
    } else {
      take(key, null, false);
    }
    return made;
  }

  @Override
  public void forEach(BiConsumer<? super K, ? super V> action) {
    Objects.requireNonNull(action);
    forEachNode((Node<K, V> n) -> action.accept(n.key, n.value));
  }

  @Override
  public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
    Objects.requireNonNull(function);
    forEachNode((Node<K, V> n) -> { n.value = function.apply(n.key, n.value); });
  }

  /** Visits all nodes in the map's order and complains at the end if the map changed meanwhile. */
  void forEachNode(Consumer<Node<K, V>> action) {
    Node<K, V>[] t = table;
    if (t == null || size == 0) {
      return;
    }
    int expected = modCount;
    for (int i = 0; i < t.length; i++) {
      for (Node<K, V> n = t[i]; n != null; n = n.next) {
        action.accept(n);
      }
    }
    checkUnchanged(expected);
  }

  @Override
  public Object clone() {
    return new HashMap<K, V>(this);
  }

  @Override
  public Set<K> keySet() {
    return new KeyView<K, V>(this);
  }

  @Override
  public Collection<V> values() {
    return new ValueView<K, V>(this);
  }

  @Override
  public Set<Map.Entry<K, V>> entrySet() {
    return new EntryView<K, V>(this);
  }

  /** An iterator over keys, values or entries, in the map's order. */
  @SuppressWarnings("unchecked")
  <T> Iterator<T> newCursor(int kind) {
    return (Iterator<T>) new TableCursor<K, V>(this, kind);
  }

  /** Walks from bucket to bucket. */
  private static final class TableCursor<K, V> implements Iterator<Object> {
    private final HashMap<K, V> map;
    private final int kind;
    private final Node<K, V>[] table;
    private Node<K, V> next;
    private Node<K, V> current;
    private int bucket;
    private int expected;

    TableCursor(HashMap<K, V> map, int kind) {
      this.map = map;
      this.kind = kind;
      this.expected = map.modCount;
      this.table = map.table;
      if (table != null && map.size > 0) {
        toNextBucket();
      }
    }

    private void toNextBucket() {
      Node<K, V>[] t = table;
      int i = bucket;
      Node<K, V> n = null;
      while (i < t.length && n == null) {
        n = t[i++];
      }
      bucket = i;
      next = n;
    }

    @Override
    public boolean hasNext() {
      return next != null;
    }

    @Override
    public Object next() {
      Node<K, V> n = next;
      if (map.modCount != expected) {
        throw new ConcurrentModificationException();
      }
      if (n == null) {
        throw new NoSuchElementException();
      }
      current = n;
      next = n.next;
      if (next == null) {
        toNextBucket();
      }
      if (kind == KEYS) {
        return n.key;
      }
      return kind == VALUES ? n.value : n;
    }

    @Override
    public void remove() {
      if (current == null) {
        throw new IllegalStateException();
      }
      map.checkUnchanged(expected);
      map.take(current.key, null, false, false);
      current = null;
      expected = map.modCount;
    }
  }

  /** The keys, seen as a set. */
  private static final class KeyView<K, V> extends AbstractSet<K> {
    private final HashMap<K, V> map;

    KeyView(HashMap<K, V> map) {
      this.map = map;
    }

    @Override
    public int size() {
      return map.size;
    }

    @Override
    public void clear() {
      map.clear();
    }

    @Override
    public Iterator<K> iterator() {
      return map.newCursor(KEYS);
    }

    @Override
    public boolean contains(Object o) {
      return map.find(o) != null;
    }

    @Override
    public boolean remove(Object key) {
      return map.take(key, null, false) != null;
    }

    @Override
    public void forEach(Consumer<? super K> action) {
      Objects.requireNonNull(action);
      map.forEachNode((Node<K, V> n) -> action.accept(n.key));
    }
  }

  /** The values, seen as a collection. */
  private static final class ValueView<K, V> extends AbstractCollection<V> {
    private final HashMap<K, V> map;

    ValueView(HashMap<K, V> map) {
      this.map = map;
    }

    @Override
    public int size() {
      return map.size;
    }

    @Override
    public void clear() {
      map.clear();
    }

    @Override
    public Iterator<V> iterator() {
      return map.newCursor(VALUES);
    }

    @Override
    public boolean contains(Object o) {
      return map.containsValue(o);
    }

    @Override
    public void forEach(Consumer<? super V> action) {
      Objects.requireNonNull(action);
      map.forEachNode((Node<K, V> n) -> action.accept(n.value));
    }
  }

  /** The entries, seen as a set. */
  private static final class EntryView<K, V> extends AbstractSet<Map.Entry<K, V>> {
    private final HashMap<K, V> map;

    EntryView(HashMap<K, V> map) {
      this.map = map;
    }

    @Override
    public int size() {
      return map.size;
    }

    @Override
    public void clear() {
      map.clear();
    }

    @Override
    public Iterator<Map.Entry<K, V>> iterator() {
      return map.newCursor(ENTRIES);
    }

    @Override
    public boolean contains(Object o) {
      if (!(o instanceof Map.Entry)) {
        return false;
      }
      Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
      Node<K, V> n = map.find(e.getKey());
      return n != null && n.equals(e);
    }

    @Override
    public boolean remove(Object o) {
      if (!(o instanceof Map.Entry)) {
        return false;
      }
      Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
      return map.take(e.getKey(), e.getValue(), true) != null;
    }

    @Override
    public void forEach(Consumer<? super Map.Entry<K, V>> action) {
      Objects.requireNonNull(action);
      map.forEachNode((Node<K, V> n) -> action.accept(n));
    }
  }
}
