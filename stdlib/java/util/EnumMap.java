package java.util;

/** A map whose keys are the constants of one enum, in their order. */
public class EnumMap<K extends Enum<K>, V> extends AbstractMap<K, V>
    implements java.io.Serializable, Cloneable {
  /** Stands for a value that is null: null itself says that there is none. */
  private static final Object NULL = new Object();

  private final Class<K> keyType;
  private final K[] keys;
  private Object[] values;
  private int size;

  public EnumMap(Class<K> keyType) {
    this.keyType = keyType;
    keys = keyType.getEnumConstants();
    values = new Object[keys.length];
  }

  public EnumMap(EnumMap<K, ? extends V> m) {
    keyType = m.keyType;
    keys = m.keys;
    values = m.values.clone();
    size = m.size;
  }

  @SuppressWarnings("unchecked")
  public EnumMap(Map<K, ? extends V> m) {
    if (m.isEmpty() && !(m instanceof EnumMap)) {
      throw new IllegalArgumentException("Specified map is empty");
    }
    keyType =
        m instanceof EnumMap
            ? ((EnumMap<K, V>) m).keyType
            : m.keySet().iterator().next().getDeclaringClass();
    keys = keyType.getEnumConstants();
    values = new Object[keys.length];
    putAll(m);
  }

  @SuppressWarnings("unchecked")
  private V shown(Object value) {
    return value == NULL ? null : (V) value;
  }

  /** The place of a key, -1 for all that cannot be one. */
  private int place(Object key) {
    return key instanceof Enum && ((Enum<?>) key).getDeclaringClass() == keyType
        ? ((Enum<?>) key).ordinal()
        : -1;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public boolean containsValue(Object value) {
    for (Object v : values) {
      if (v != null && Objects.equals(shown(v), value)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean containsKey(Object key) {
    int at = place(key);
    return at >= 0 && values[at] != null;
  }

  @Override
  public V get(Object key) {
    int at = place(key);
    return at < 0 ? null : shown(values[at]);
  }

  @Override
  public V put(K key, V value) {
    Enum<?> constant = key;
    if (constant.getDeclaringClass() != keyType) {
      throw new ClassCastException(constant.getClass() + " != " + keyType);
    }
    return putAt(constant.ordinal(), value);
  }

  private V putAt(int at, V value) {
    Object old = values[at];
    values[at] = value == null ? NULL : value;
    size += old == null ? 1 : 0;
    return shown(old);
  }

  @Override
  public V remove(Object key) {
    int at = place(key);
    return at < 0 ? null : removeAt(at);
  }

  private V removeAt(int at) {
    Object old = values[at];
    values[at] = null;
    size -= old == null ? 0 : 1;
    return shown(old);
  }

  @Override
  public void putAll(Map<? extends K, ? extends V> m) {
    if (m instanceof EnumMap && !m.isEmpty() && ((EnumMap<?, ?>) m).keyType != keyType) {
      throw new ClassCastException(((EnumMap<?, ?>) m).keyType + " != " + keyType);
    }
    for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) {
      put(e.getKey(), e.getValue());
    }
  }

  @Override
  public void clear() {
    Arrays.fill(values, null);
    size = 0;
  }

  @Override
  public Set<Map.Entry<K, V>> entrySet() {
    return new Entries<K, V>(this);
  }

  /** The entries, in the order of the constants. */
  private static final class Entries<K extends Enum<K>, V> extends AbstractSet<Map.Entry<K, V>> {
    private final EnumMap<K, V> owner;

    Entries(EnumMap<K, V> owner) {
      this.owner = owner;
    }

    @Override
    public Iterator<Map.Entry<K, V>> iterator() {
      return new Walk<K, V>(owner);
    }

    @Override
    public int size() {
      return owner.size;
    }

    @Override
    public boolean contains(Object o) {
      Map.Entry<?, ?> e = o instanceof Map.Entry ? (Map.Entry<?, ?>) o : null;
      return e != null
          && owner.containsKey(e.getKey())
          && Objects.equals(owner.get(e.getKey()), e.getValue());
    }

    @Override
    public boolean remove(Object o) {
      if (!contains(o)) {
        return false;
      }
      owner.remove(((Map.Entry<?, ?>) o).getKey());
      return true;
    }

    @Override
    public void clear() {
      owner.clear();
    }
  }

  /** Shows what there is when it comes by. */
  private static final class Walk<K extends Enum<K>, V> implements Iterator<Map.Entry<K, V>> {
    private final EnumMap<K, V> owner;
    private int next;
    private int last = -1;

    Walk(EnumMap<K, V> owner) {
      this.owner = owner;
    }

    @Override
    public boolean hasNext() {
      while (next < owner.values.length && owner.values[next] == null) {
        next++;
      }
      return next < owner.values.length;
    }

    @Override
    public Map.Entry<K, V> next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      last = next++;
      return new Place<K, V>(owner, last);
    }

    @Override
    public void remove() {
      if (last < 0) {
        throw new IllegalStateException();
      }
      owner.removeAt(last);
      last = -1;
    }
  }

  /** The entry at one place of the map. */
  private static final class Place<K extends Enum<K>, V> implements Map.Entry<K, V> {
    private final EnumMap<K, V> owner;
    private final int at;

    Place(EnumMap<K, V> owner, int at) {
      this.owner = owner;
      this.at = at;
    }

    private void check() {
      if (owner.values[at] == null) {
        throw new IllegalStateException("Entry was removed");
      }
    }

    @Override
    public K getKey() {
      check();
      return owner.keys[at];
    }

    @Override
    public V getValue() {
      check();
      return owner.shown(owner.values[at]);
    }

    @Override
    public V setValue(V value) {
      check();
      return owner.putAt(at, value);
    }

    @Override
    public boolean equals(Object o) {
      return AbstractMap.sameEntry(this, o);
    }

    @Override
    public int hashCode() {
      return getKey().hashCode() ^ Objects.hashCode(getValue());
    }

    @Override
    public String toString() {
      return getKey() + "=" + getValue();
    }
  }

  @Override
  @SuppressWarnings("unchecked")
  public EnumMap<K, V> clone() {
    try {
      EnumMap<K, V> copy = (EnumMap<K, V>) super.clone();
      copy.values = values.clone();
      return copy;
    } catch (CloneNotSupportedException never) {
      throw new InternalError(never);
    }
  }
}
