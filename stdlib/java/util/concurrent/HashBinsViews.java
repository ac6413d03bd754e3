package java.util.concurrent;

import braid.internal.NotAtomic;
import java.util.AbstractCollection;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Enumeration;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;

/** The collections that a ConcurrentHashMap shows of itself. */
final class HashBinsViews {
  private HashBinsViews() {}

  /** Goes through the pairs: the next one has been looked up already. */
  private abstract static class Walker<K, V> {
    final ConcurrentHashMap<K, V> map;
    private final HashBins.Walk<K, V> walk;
    K key;
    V value;

    Walker(ConcurrentHashMap<K, V> map) {
      this.map = map;
      this.walk = new HashBins.Walk<K, V>(map.bins);
    }

    public boolean hasNext() {
      return walk.node != null;
    }

    public boolean hasMoreElements() {
      return hasNext();
    }

    void step() {
      if (walk.node == null) {
        throw new NoSuchElementException();
      }
      key = walk.node.key;
      value = walk.value;
      walk.advance();
    }

    public void remove() {
      if (key == null) {
        throw new IllegalStateException();
      }
      map.remove(key);
      key = null;
    }
  }

  /** The keys, one after the other. */
  static final class Keys<K, V> extends Walker<K, V> implements Iterator<K>, Enumeration<K> {
    Keys(ConcurrentHashMap<K, V> map) {
      super(map);
    }

    @Override
    public K next() {
      step();
      return key;
    }

    @Override
    public K nextElement() {
      return next();
    }
  }

  /** The values, one after the other. */
  static final class Elements<K, V> extends Walker<K, V> implements Iterator<V>, Enumeration<V> {
    Elements(ConcurrentHashMap<K, V> map) {
      super(map);
    }

    @Override
    public V next() {
      step();
      return value;
    }

    @Override
    public V nextElement() {
      return next();
    }
  }

  /** The pairs, one after the other. */
  private static final class Pairs<K, V> extends Walker<K, V>
      implements Iterator<Map.Entry<K, V>> {
    Pairs(ConcurrentHashMap<K, V> map) {
      super(map);
    }

    @Override
    public Map.Entry<K, V> next() {
      step();
      return new Pair<K, V>(map, key, value);
    }
  }

  /** A key and the value that it had; setting that is a put. */
  private static final class Pair<K, V> extends AbstractMap.SimpleEntry<K, V> {
    private final ConcurrentHashMap<K, V> map;

    Pair(ConcurrentHashMap<K, V> map, K key, V value) {
      super(key, value);
      this.map = map;
    }

    @Override
    public V setValue(V value) {
      if (value == null) {
        throw new NullPointerException();
      }
      V old = super.setValue(value);
      map.put(getKey(), value);
      return old;
    }
  }

  /** The set of keys, but for what adds some. */
  abstract static class KeySet<K, V> extends AbstractSet<K> {
    final ConcurrentHashMap<K, V> map;

    KeySet(ConcurrentHashMap<K, V> map) {
      this.map = map;
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
    public boolean remove(Object o) {
      return map.remove(o) != null;
    }

    @Override
    public void clear() {
      map.clear();
    }

    @Override
    public Iterator<K> iterator() {
      return new Keys<K, V>(map);
    }

    @Override
    @NotAtomic("each key by itself")
    public Object[] toArray() {
      return super.toArray();
    }

    @Override
    @NotAtomic("each key by itself")
    public boolean containsAll(Collection<?> c) {
      return super.containsAll(c);
    }

    @Override
    @NotAtomic("each key by itself")
    public boolean removeAll(Collection<?> c) {
      return super.removeAll(c);
    }

    @Override
    @NotAtomic("each key by itself")
    public boolean retainAll(Collection<?> c) {
      return super.retainAll(c);
    }

    @Override
    @NotAtomic("each key by itself")
    public String toString() {
      return super.toString();
    }
  }

  /** The values. */
  static final class Values<K, V> extends AbstractCollection<V> {
    private final ConcurrentHashMap<K, V> map;

    Values(ConcurrentHashMap<K, V> map) {
      this.map = map;
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
      return map.containsValue(o);
    }

    @Override
    public void clear() {
      map.clear();
    }

    @Override
    public Iterator<V> iterator() {
      return new Elements<K, V>(map);
    }

    @Override
    @NotAtomic("each value by itself")
    public Object[] toArray() {
      return super.toArray();
    }

    @Override
    @NotAtomic("each value by itself")
    public String toString() {
      return super.toString();
    }
  }

  /** The pairs. */
  static final class Entries<K, V> extends AbstractSet<Map.Entry<K, V>> {
    private final ConcurrentHashMap<K, V> map;

    Entries(ConcurrentHashMap<K, V> map) {
      this.map = map;
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
      if (!(o instanceof Map.Entry)) {
        return false;
      }
      Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
      V v = e.getKey() == null ? null : map.get(e.getKey());
      return v != null && v.equals(e.getValue());
    }

    @Override
    public boolean add(Map.Entry<K, V> e) {
      return map.put(e.getKey(), e.getValue()) == null;
    }

    @Override
    public boolean remove(Object o) {
      if (!(o instanceof Map.Entry)) {
        return false;
      }
      Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
      return e.getKey() != null && map.remove(e.getKey(), e.getValue());
    }

    @Override
    public void clear() {
      map.clear();
    }

    @Override
    public Iterator<Map.Entry<K, V>> iterator() {
      return new Pairs<K, V>(map);
    }

    @Override
    @NotAtomic("each pair by itself")
    public Object[] toArray() {
      return super.toArray();
    }

    @Override
    @NotAtomic("each pair by itself")
    public String toString() {
      return super.toString();
    }
  }
}
