package java.util.concurrent;

import braid.internal.Monitors;
import braid.internal.NotAtomic;
import braid.internal.Part;
import java.util.AbstractCollection;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** A sorted map of which several threads may use each method without a lock; or a part of one. */
public class ConcurrentSkipListMap<K, V> extends AbstractMap<K, V>
    implements ConcurrentNavigableMap<K, V>, Cloneable, java.io.Serializable {
  private final Part lock;
  private final NavigableMap<K, V> map;

  public ConcurrentSkipListMap() {
    this(null, new TreeMap<K, V>());
  }

  public ConcurrentSkipListMap(Comparator<? super K> comparator) {
    this(null, new TreeMap<K, V>(comparator));
  }

  public ConcurrentSkipListMap(Map<? extends K, ? extends V> m) {
    this(null, new TreeMap<K, V>());
    putAll(m);
  }

  public ConcurrentSkipListMap(SortedMap<K, ? extends V> m) {
    this(null, new TreeMap<K, V>(m.comparator()));
    putAll(m);
  }

  /** A part of a map whose lock is this; a map of its own if the lock is null. */
  private ConcurrentSkipListMap(Part lock, NavigableMap<K, V> map) {
    this.lock = lock == null ? new Part(this, false) : lock;
    this.map = map;
  }

  @Override
  public ConcurrentSkipListMap<K, V> clone() {
    return new ConcurrentSkipListMap<K, V>((SortedMap<K, V>) this);
  }

  @Override
  public V get(Object key) {
    Objects.requireNonNull(key);
    Monitors.enter(lock);
    try {
      return map.get(key);
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public boolean containsKey(Object key) {
    Objects.requireNonNull(key);
    Monitors.enter(lock);
    try {
      return map.containsKey(key);
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public V put(K key, V value) {
    Objects.requireNonNull(value);
    Objects.requireNonNull(key);
    Monitors.enter(lock);
    try {
      return map.put(key, value);
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public V remove(Object key) {
    Objects.requireNonNull(key);
    Monitors.enter(lock);
    try {
      return map.remove(key);
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public V putIfAbsent(K key, V value) {
    Objects.requireNonNull(value);
    Objects.requireNonNull(key);
    Monitors.enter(lock);
    try {
      V v = map.get(key);
      if (v == null) {
        map.put(key, value);
      }
      return v;
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public boolean remove(Object key, Object value) {
    Objects.requireNonNull(key);
    Monitors.enter(lock);
    try {
      return value != null && map.remove(key, value);
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public boolean replace(K key, V oldValue, V newValue) {
    Objects.requireNonNull(key);
    Objects.requireNonNull(oldValue);
    Objects.requireNonNull(newValue);
    Monitors.enter(lock);
    try {
      return map.replace(key, oldValue, newValue);
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public V replace(K key, V value) {
    Objects.requireNonNull(key);
    Objects.requireNonNull(value);
    Monitors.enter(lock);
    try {
      return map.replace(key, value);
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  @NotAtomic("the function runs between a look and a change, again if another thread came between")
  public V computeIfAbsent(
      K key, Function<? super K, ? extends V> mappingFunction) {
    return ConcurrentNavigableMap.super.computeIfAbsent(Objects.requireNonNull(key), mappingFunction);
  }

  @Override
  @NotAtomic("the function runs between a look and a change, again if another thread came between")
  public V computeIfPresent(
      K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    return ConcurrentNavigableMap.super.computeIfPresent(Objects.requireNonNull(key), remappingFunction);
  }

  @Override
  @NotAtomic("the function runs between a look and a change, again if another thread came between")
  public V compute(
      K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    return ConcurrentNavigableMap.super.compute(Objects.requireNonNull(key), remappingFunction);
  }

  @Override
  @NotAtomic("the function runs between a look and a change, again if another thread came between")
  public V merge(
      K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
    return ConcurrentNavigableMap.super.merge(
        Objects.requireNonNull(key), value, remappingFunction);
  }

  @Override
  public V getOrDefault(Object key, V defaultValue) {
    V v = get(key);
    return v == null ? defaultValue : v;
  }

  @Override
  @NotAtomic("each pair is looked at by itself")
  public void forEach(BiConsumer<? super K, ? super V> action) {
    ConcurrentNavigableMap.super.forEach(action);
  }

  @Override
  @NotAtomic("each pair is looked at by itself")
  public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
    ConcurrentNavigableMap.super.replaceAll(function);
  }

  @Override
  public boolean isEmpty() {
    Monitors.enter(lock);
    try {
      return map.isEmpty();
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  @NotAtomic("the keys are counted one by one")
  public int size() {
    int n = 0;
    Map.Entry<K, V> e = firstEntry();
    while (e != null) {
      n++;
      e = higherEntry(e.getKey());
    }
    return n;
  }

  @Override
  @NotAtomic("each pair is looked at by itself")
  public boolean containsValue(Object value) {
    return super.containsValue(Objects.requireNonNull(value));
  }

  @Override
  @NotAtomic("each pair is taken out by itself")
  public void clear() {
    while (pollFirstEntry() != null) {}
  }

  @Override
  @NotAtomic("each pair is put in by itself")
  public void putAll(Map<? extends K, ? extends V> m) {
    super.putAll(m);
  }

  @Override
  @NotAtomic("each pair is looked at by itself")
  public boolean equals(Object o) {
    return super.equals(o);
  }

  @Override
  @NotAtomic("each pair is looked at by itself")
  public int hashCode() {
    return super.hashCode();
  }

  @Override
  @NotAtomic("each pair is looked at by itself")
  public String toString() {
    return super.toString();
  }

  @Override
  public Comparator<? super K> comparator() {
    return map.comparator();
  }

  @Override
  public Map.Entry<K, V> lowerEntry(K key) {
    Monitors.enter(lock);
    try {
      return map.lowerEntry(key);
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public K lowerKey(K key) {
    Monitors.enter(lock);
    try {
      return map.lowerKey(key);
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public Map.Entry<K, V> floorEntry(K key) {
    Monitors.enter(lock);
    try {
      return map.floorEntry(key);
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public K floorKey(K key) {
    Monitors.enter(lock);
    try {
      return map.floorKey(key);
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public Map.Entry<K, V> ceilingEntry(K key) {
    Monitors.enter(lock);
    try {
      return map.ceilingEntry(key);
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public K ceilingKey(K key) {
    Monitors.enter(lock);
    try {
      return map.ceilingKey(key);
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public Map.Entry<K, V> higherEntry(K key) {
    Monitors.enter(lock);
    try {
      return map.higherEntry(key);
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public K higherKey(K key) {
    Monitors.enter(lock);
    try {
      return map.higherKey(key);
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public Map.Entry<K, V> firstEntry() {
    Monitors.enter(lock);
    try {
      return map.firstEntry();
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public Map.Entry<K, V> lastEntry() {
    Monitors.enter(lock);
    try {
      return map.lastEntry();
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public Map.Entry<K, V> pollFirstEntry() {
    Monitors.enter(lock);
    try {
      return map.pollFirstEntry();
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public Map.Entry<K, V> pollLastEntry() {
    Monitors.enter(lock);
    try {
      return map.pollLastEntry();
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public K firstKey() {
    Monitors.enter(lock);
    try {
      return map.firstKey();
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public K lastKey() {
    Monitors.enter(lock);
    try {
      return map.lastKey();
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public ConcurrentNavigableMap<K, V> descendingMap() {
    return new ConcurrentSkipListMap<K, V>(lock, map.descendingMap());
  }

  @Override
  public ConcurrentNavigableMap<K, V> subMap(
      K fromKey, boolean fromInclusive, K toKey, boolean toInclusive) {
    return new ConcurrentSkipListMap<K, V>(
        lock,
        map.subMap(
            Objects.requireNonNull(fromKey),
            fromInclusive,
            Objects.requireNonNull(toKey),
            toInclusive));
  }

  @Override
  public ConcurrentNavigableMap<K, V> headMap(K toKey, boolean inclusive) {
    return new ConcurrentSkipListMap<K, V>(lock, map.headMap(Objects.requireNonNull(toKey), inclusive));
  }

  @Override
  public ConcurrentNavigableMap<K, V> tailMap(K fromKey, boolean inclusive) {
    return new ConcurrentSkipListMap<K, V>(lock, map.tailMap(Objects.requireNonNull(fromKey), inclusive));
  }

  @Override
  public ConcurrentNavigableMap<K, V> subMap(K fromKey, K toKey) {
    return subMap(fromKey, true, toKey, false);
  }

  @Override
  public ConcurrentNavigableMap<K, V> headMap(K toKey) {
    return headMap(toKey, false);
  }

  @Override
  public ConcurrentNavigableMap<K, V> tailMap(K fromKey) {
    return tailMap(fromKey, true);
  }

  @Override
  public NavigableSet<K> keySet() {
    return new ConcurrentSkipListSet<K>(this, true);
  }

  @Override
  public NavigableSet<K> navigableKeySet() {
    return new ConcurrentSkipListSet<K>(this, true);
  }

  @Override
  public NavigableSet<K> descendingKeySet() {
    return descendingMap().navigableKeySet();
  }

  @Override
  public Collection<V> values() {
    return new AbstractCollection<V>() {
      @Override
      public int size() {
        return ConcurrentSkipListMap.this.size();
      }

      @Override
      public boolean isEmpty() {
        return ConcurrentSkipListMap.this.isEmpty();
      }

      @Override
      public boolean contains(Object o) {
        return containsValue(o);
      }

      @Override
      public void clear() {
        ConcurrentSkipListMap.this.clear();
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

      @Override
      public Iterator<V> iterator() {
        final Walk walk = new Walk();
        return new Iterator<V>() {
          @Override
          public boolean hasNext() {
            return walk.hasNext();
          }

          @Override
          public V next() {
            return walk.next().getValue();
          }

          @Override
          public void remove() {
            walk.remove();
          }
        };
      }
    };
  }

  @Override
  public Set<Map.Entry<K, V>> entrySet() {
    return new AbstractSet<Map.Entry<K, V>>() {
      @Override
      public int size() {
        return ConcurrentSkipListMap.this.size();
      }

      @Override
      public boolean isEmpty() {
        return ConcurrentSkipListMap.this.isEmpty();
      }

      @Override
      public boolean contains(Object o) {
        if (!(o instanceof Map.Entry)) {
          return false;
        }
        Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
        V v = get(e.getKey());
        return v != null && v.equals(e.getValue());
      }

      @Override
      public boolean remove(Object o) {
        if (!(o instanceof Map.Entry)) {
          return false;
        }
        Map.Entry<?, ?> e = (Map.Entry<?, ?>) o;
        return ConcurrentSkipListMap.this.remove(e.getKey(), e.getValue());
      }

      @Override
      public void clear() {
        ConcurrentSkipListMap.this.clear();
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

      @Override
      public Iterator<Map.Entry<K, V>> iterator() {
        return new Walk();
      }
    };
  }

  /** Goes from a key to the next one that there is then. */
  private final class Walk implements Iterator<Map.Entry<K, V>> {
    private Map.Entry<K, V> next = firstEntry();
    private Map.Entry<K, V> shown;

    @Override
    public boolean hasNext() {
      return next != null;
    }

    @Override
    public Map.Entry<K, V> next() {
      if (next == null) {
        throw new NoSuchElementException();
      }
      shown = next;
      next = higherEntry(next.getKey());
      return shown;
    }

    @Override
    public void remove() {
      if (shown == null) {
        throw new IllegalStateException();
      }
      ConcurrentSkipListMap.this.remove(shown.getKey());
      shown = null;
    }
  }
}
