package java.util;

/** What a map can do with nothing but its set of entries. */
public abstract class AbstractMap<K, V> implements Map<K, V> {
  protected AbstractMap() {}

  @Override
  public int size() {
    return entrySet().size();
  }

  @Override
  public boolean isEmpty() {
    return size() == 0;
  }

  @Override
  public boolean containsValue(Object value) {
    for (Map.Entry<K, V> e : entrySet()) {
      if (Objects.equals(value, e.getValue())) {
        return true;
      }
    }
    return false;
  }

  private Map.Entry<K, V> find(Object key) {
    for (Map.Entry<K, V> e : entrySet()) {
      if (Objects.equals(key, e.getKey())) {
        return e;
      }
    }
    return null;
  }

  @Override
  public boolean containsKey(Object key) {
    return find(key) != null;
  }

  @Override
  public V get(Object key) {
    Map.Entry<K, V> e = find(key);
    return e == null ? null : e.getValue();
  }

  @Override
  public V put(K key, V value) {
    throw new UnsupportedOperationException();
  }

  @Override
  public V remove(Object key) {
    Iterator<Map.Entry<K, V>> it = entrySet().iterator();
    while (it.hasNext()) {
      Map.Entry<K, V> e = it.next();
      if (Objects.equals(key, e.getKey())) {
        V old = e.getValue();
        it.remove();
        return old;
      }
    }
    return null;
  }

  @Override
  public void putAll(Map<? extends K, ? extends V> m) {
    for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) {
      put(e.getKey(), e.getValue());
    }
  }

  @Override
  public void clear() {
    entrySet().clear();
  }

  @Override
  public Set<K> keySet() {
    return new Keys<K>(this);
  }

  @Override
  public Collection<V> values() {
    return new Values<V>(this);
  }

  @Override public abstract Set<Map.Entry<K, V>> entrySet();

  @Override
  public boolean equals(Object o) {
    if (o == this) {
      return true;
    }
    if (!(o instanceof Map)) {
      return false;
    }
    Map<?, ?> m = (Map<?, ?>) o;
    if (m.size() != size()) {
      return false;
    }
    try {
      for (Map.Entry<K, V> e : entrySet()) {
        K key = e.getKey();
        V value = e.getValue();
        if (value == null) {
          if (m.get(key) != null || !m.containsKey(key)) {
            return false;
          }
        } else if (!value.equals(m.get(key))) {
          return false;
        }
      }
    } catch (ClassCastException | NullPointerException foreign) {
      return false;
    }
    return true;
  }

  @Override
  public int hashCode() {
    int h = 0;
    for (Map.Entry<K, V> e : entrySet()) {
      h += e.hashCode();
    }
    return h;
  }

  @Override
  public String toString() {
    Iterator<Map.Entry<K, V>> it = entrySet().iterator();
    if (!it.hasNext()) {
      return "{}";
    }
    StringBuilder sb = new StringBuilder();
    sb.append('{');
    while (true) {
      Map.Entry<K, V> e = it.next();
      K key = e.getKey();
      V value = e.getValue();
      if (key == this) {
        sb.append("(this Map)");
      } else {
        sb.append(key);
      }
      sb.append('=');
      if (value == this) {
        sb.append("(this Map)");
      } else {
        sb.append(value);
      }
      if (!it.hasNext()) {
        return sb.append('}').toString();
      }
      sb.append(", ");
    }
  }

  /** The keys of a map, seen as a set. */
  private static final class Keys<K> extends AbstractSet<K> {
    private final Map<K, ?> map;

    Keys(Map<K, ?> map) {
      this.map = map;
    }

    @Override
    public Iterator<K> iterator() {
      return new Half<K>(map.entrySet().iterator(), true);
    }

    @Override
    public int size() {
      return map.size();
    }

    @Override
    public boolean contains(Object o) {
      return map.containsKey(o);
    }

    @Override
    public void clear() {
      map.clear();
    }
  }

  /** The values of a map, seen as a collection. */
  private static final class Values<V> extends AbstractCollection<V> {
    private final Map<?, V> map;

    Values(Map<?, V> map) {
      this.map = map;
    }

    @Override
    public Iterator<V> iterator() {
      return new Half<V>(map.entrySet().iterator(), false);
    }

    @Override
    public int size() {
      return map.size();
    }

    @Override
    public boolean contains(Object o) {
      return map.containsValue(o);
    }

    @Override
    public void clear() {
      map.clear();
    }
  }

  /** Walks over entries and shows only their keys or only their values. */
  private static final class Half<T> implements Iterator<T> {
    private final Iterator<?> entries;
    private final boolean keys;

    Half(Iterator<?> entries, boolean keys) {
      this.entries = entries;
      this.keys = keys;
    }

    @Override
    public boolean hasNext() {
      return entries.hasNext();
    }

    @Override
    @SuppressWarnings("unchecked")
    public T next() {
      Map.Entry<T, T> e = (Map.Entry<T, T>) entries.next();
      return keys ? e.getKey() : e.getValue();
    }

    @Override
    public void remove() {
      entries.remove();
    }
  }

  /** An entry of its own, whose value can be set. */
  public static class SimpleEntry<K, V> implements Map.Entry<K, V>, java.io.Serializable {
    private final K key;
    private V value;

    public SimpleEntry(K key, V value) {
      this.key = key;
      this.value = value;
    }

    public SimpleEntry(Map.Entry<? extends K, ? extends V> entry) {
      this.key = entry.getKey();
      this.value = entry.getValue();
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
      V old = this.value;
      this.value = value;
      return old;
    }

    @Override
    public boolean equals(Object o) {
      return sameEntry(this, o);
    }

    @Override
    public int hashCode() {
      return Objects.hashCode(key) ^ Objects.hashCode(value);
    }

    @Override
    public String toString() {
      return key + "=" + value;
    }
  }

  /** An entry of its own that cannot change. */
  public static class SimpleImmutableEntry<K, V> implements Map.Entry<K, V>, java.io.Serializable {
    private final K key;
    private final V value;

    public SimpleImmutableEntry(K key, V value) {
      this.key = key;
      this.value = value;
    }

    public SimpleImmutableEntry(Map.Entry<? extends K, ? extends V> entry) {
      this.key = entry.getKey();
      this.value = entry.getValue();
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
      throw new UnsupportedOperationException();
    }

    @Override
    public boolean equals(Object o) {
      return sameEntry(this, o);
    }

    @Override
    public int hashCode() {
      return Objects.hashCode(key) ^ Objects.hashCode(value);
    }

    @Override
    public String toString() {
      return key + "=" + value;
    }
  }

  static boolean sameEntry(Map.Entry<?, ?> a, Object o) {
    if (!(o instanceof Map.Entry)) {
      return false;
    }
    Map.Entry<?, ?> b = (Map.Entry<?, ?>) o;
    return Objects.equals(a.getKey(), b.getKey()) && Objects.equals(a.getValue(), b.getValue());
  }

  @Override
  protected Object clone() throws CloneNotSupportedException {
    return super.clone();
  }
}
