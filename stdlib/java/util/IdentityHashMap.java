package java.util;

/**
 * A map that takes keys and values for the same only if they are one object. Its order is that in
 * which the keys came; the JDK's depends on where the objects are.
 */
public class IdentityHashMap<K, V> extends AbstractMap<K, V>
    implements java.io.Serializable, Cloneable {
  private LinkedHashMap<Key, Pair<K, V>> pairs = new LinkedHashMap<Key, Pair<K, V>>();

  public IdentityHashMap() {}

  public IdentityHashMap(int expectedMaxSize) {
    if (expectedMaxSize < 0) {
      throw new IllegalArgumentException("expectedMaxSize is negative: " + expectedMaxSize);
    }
  }

  public IdentityHashMap(Map<? extends K, ? extends V> m) {
    putAll(m);
  }

  /** An object, equal to nothing but itself. */
  private static final class Key {
    private final Object object;

    Key(Object object) {
      this.object = object;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Key && ((Key) o).object == object;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(object);
    }
  }

  /** An entry. */
  private static final class Pair<K, V> implements Map.Entry<K, V> {
    private final K key;
    private V value;

    Pair(K key, V value) {
      this.key = key;
      this.value = value;
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
    public V setValue(V newValue) {
      V old = value;
      value = newValue;
      return old;
    }

    @Override
    public boolean equals(Object o) {
      return o instanceof Map.Entry
          && ((Map.Entry<?, ?>) o).getKey() == key
          && ((Map.Entry<?, ?>) o).getValue() == value;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(key) ^ System.identityHashCode(value);
    }

    @Override
    public String toString() {
      return key + "=" + value;
    }
  }

  @Override
  public int size() {
    return pairs.size();
  }

  @Override
  public boolean isEmpty() {
    return pairs.isEmpty();
  }

  @Override
  public V get(Object key) {
    Pair<K, V> pair = pairs.get(new Key(key));
    return pair == null ? null : pair.value;
  }

  @Override
  public boolean containsKey(Object key) {
    return pairs.containsKey(new Key(key));
  }

  @Override
  public boolean containsValue(Object value) {
    for (Pair<K, V> pair : pairs.values()) {
      if (pair.value == value) {
        return true;
      }
    }
    return false;
  }

  @Override
  public V put(K key, V value) {
    Key own = new Key(key);
    Pair<K, V> pair = pairs.get(own);
    if (pair != null) {
      return pair.setValue(value);
    }
    pairs.put(own, new Pair<K, V>(key, value));
    return null;
  }

  @Override
  public V remove(Object key) {
    Pair<K, V> pair = pairs.remove(new Key(key));
    return pair == null ? null : pair.value;
  }

  @Override
  public void clear() {
    pairs.clear();
  }

  /** Equal to another map of this kind with the same pairs; to others if they have equal entries. */
  @Override
  public boolean equals(Object o) {
    return o == this || o instanceof Map && entrySet().equals(((Map<?, ?>) o).entrySet());
  }

  @Override
  @SuppressWarnings("unchecked")
  public Object clone() {
    try {
      IdentityHashMap<K, V> copy = (IdentityHashMap<K, V>) super.clone();
      copy.pairs = new LinkedHashMap<Key, Pair<K, V>>();
      copy.putAll(this);
      return copy;
    } catch (CloneNotSupportedException never) {
      throw new InternalError(never);
    }
  }

  @Override
  public Set<K> keySet() {
    return new View<K>(true);
  }

  @Override
  public Set<Map.Entry<K, V>> entrySet() {
    return new View<Map.Entry<K, V>>(false);
  }

  /** The keys or the entries, which are compared as the map compares them. */
  private final class View<T> extends AbstractSet<T> {
    private final boolean keys;

    View(boolean keys) {
      this.keys = keys;
    }

    @Override
    public int size() {
      return pairs.size();
    }

    @Override
    public boolean contains(Object o) {
      if (keys) {
        return containsKey(o);
      }
      Map.Entry<?, ?> e = o instanceof Map.Entry ? (Map.Entry<?, ?>) o : null;
      Pair<K, V> pair = e == null ? null : pairs.get(new Key(e.getKey()));
      return pair != null && pair.equals(e);
    }

    @Override
    public boolean remove(Object o) {
      if (!contains(o)) {
        return false;
      }
      pairs.remove(new Key(keys ? o : ((Map.Entry<?, ?>) o).getKey()));
      return true;
    }

    @Override
    public boolean removeAll(Collection<?> c) {
      Objects.requireNonNull(c);
      boolean changed = false;
      for (Iterator<T> it = iterator(); it.hasNext();) {
        if (c.contains(it.next())) {
          it.remove();
          changed = true;
        }
      }
      return changed;
    }

    @Override
    public void clear() {
      pairs.clear();
    }

    @Override
    public int hashCode() {
      int sum = 0;
      for (Pair<K, V> pair : pairs.values()) {
        sum += keys ? System.identityHashCode(pair.key) : pair.hashCode();
      }
      return sum;
    }

    @Override
    public Iterator<T> iterator() {
      final Iterator<Pair<K, V>> each = pairs.values().iterator();
      return new Iterator<T>() {
        @Override
        public boolean hasNext() {
          return each.hasNext();
        }

        @Override
        @SuppressWarnings("unchecked")
        public T next() {
          Pair<K, V> pair = each.next();
          return (T) (keys ? pair.key : pair);
        }

        @Override
        public void remove() {
          each.remove();
        }
      };
    }
  }
}
