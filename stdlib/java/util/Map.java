package java.util;

import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Keys with one value each. */
public interface Map<K, V> {
  int size();

  boolean isEmpty();

  boolean containsKey(Object key);

  boolean containsValue(Object value);

  V get(Object key);

  V put(K key, V value);

  V remove(Object key);

  void putAll(Map<? extends K, ? extends V> m);

  void clear();

  Set<K> keySet();

  Collection<V> values();

  Set<Map.Entry<K, V>> entrySet();

  @Override boolean equals(Object o);

  @Override int hashCode();

  /** One key with its value. */
  interface Entry<K, V> {
    K getKey();

    V getValue();

    V setValue(V value);

    @Override boolean equals(Object o);

    @Override int hashCode();

    static <K extends Comparable<? super K>, V> Comparator<Map.Entry<K, V>> comparingByKey() {
      return (Map.Entry<K, V> a, Map.Entry<K, V> b) -> a.getKey().compareTo(b.getKey());
    }

    static <K, V extends Comparable<? super V>> Comparator<Map.Entry<K, V>> comparingByValue() {
      return (Map.Entry<K, V> a, Map.Entry<K, V> b) -> a.getValue().compareTo(b.getValue());
    }

    static <K, V> Comparator<Map.Entry<K, V>> comparingByKey(Comparator<? super K> cmp) {
      Objects.requireNonNull(cmp);
      return (Map.Entry<K, V> a, Map.Entry<K, V> b) -> cmp.compare(a.getKey(), b.getKey());
    }

    static <K, V> Comparator<Map.Entry<K, V>> comparingByValue(Comparator<? super V> cmp) {
      Objects.requireNonNull(cmp);
      return (Map.Entry<K, V> a, Map.Entry<K, V> b) -> cmp.compare(a.getValue(), b.getValue());
    }

    @SuppressWarnings("unchecked")
    static <K, V> Map.Entry<K, V> copyOf(Map.Entry<? extends K, ? extends V> e) {
      Objects.requireNonNull(e);
      if (e instanceof Immutable.FixedEntry) {
        return (Map.Entry<K, V>) e;
      }
      return Map.entry((K) e.getKey(), (V) e.getValue());
    }
  }

  default V getOrDefault(Object key, V defaultValue) {
    V v = get(key);
    if (v != null || containsKey(key)) {
      return v;
    }
    return defaultValue;
  }

  default void forEach(BiConsumer<? super K, ? super V> action) {
    Objects.requireNonNull(action);
    for (Map.Entry<K, V> entry : entrySet()) {
      K k;
      V v;
      try {
        k = entry.getKey();
        v = entry.getValue();
      } catch (IllegalStateException gone) {
        throw new ConcurrentModificationException(gone);
      }
      action.accept(k, v);
    }
  }

  default void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
    Objects.requireNonNull(function);
    for (Map.Entry<K, V> entry : entrySet()) {
      K k;
      V v;
      try {
        k = entry.getKey();
        v = entry.getValue();
      } catch (IllegalStateException gone) {
        throw new ConcurrentModificationException(gone);
      }
      v = function.apply(k, v);
      try {
        entry.setValue(v);
      } catch (IllegalStateException gone) {
        throw new ConcurrentModificationException(gone);
      }
    }
  }

  default V putIfAbsent(K key, V value) {
    V v = get(key);
    if (v == null) {
      v = put(key, value);
    }
    return v;
  }

  default boolean remove(Object key, Object value) {
    Object current = get(key);
    if (!Objects.equals(current, value) || (current == null && !containsKey(key))) {
      return false;
    }
    remove(key);
    return true;
  }

  default boolean replace(K key, V oldValue, V newValue) {
    Object current = get(key);
    if (!Objects.equals(current, oldValue) || (current == null && !containsKey(key))) {
      return false;
    }
    put(key, newValue);
    return true;
  }

  default V replace(K key, V value) {
    V current = get(key);
    if (current != null || containsKey(key)) {
      current = put(key, value);
    }
    return current;
  }

  default V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
    Objects.requireNonNull(mappingFunction);
    V v = get(key);
    if (v == null) {
      V made = mappingFunction.apply(key);
      if (made != null) {
        put(key, made);
        return made;
      }
    }
    return v;
  }

  default V computeIfPresent(
      K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    V old = get(key);
    if (old == null) {
      return null;
    }
    V made = remappingFunction.apply(key, old);
    if (made != null) {
      put(key, made);
    } else {
      remove(key);
    }
    return made;
  }

  default V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    V old = get(key);
    V made = remappingFunction.apply(key, old);
    if (made != null) {
      put(key, made);
    } else if (old != null || containsKey(key)) {
      remove(key);
    }
    return made;
  }

  default V merge(K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    Objects.requireNonNull(value);
    V old = get(key);
    V made = value;
    if (old != null) {
      made = remappingFunction.apply(old, value);
    }
    if (made == null) {
      remove(key);
    } else {
      put(key, made);
    }
    return made;
  }

  static <K, V> Map<K, V> of() {
    return Immutable.mapOf(new Object[0]);
  }

  static <K, V> Map<K, V> of(K k1, V v1) {
    return Immutable.mapOf(new Object[] {k1, v1});
  }

  static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2) {
    return Immutable.mapOf(new Object[] {k1, v1, k2, v2});
  }

  static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3) {
    return Immutable.mapOf(new Object[] {k1, v1, k2, v2, k3, v3});
  }

  static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4) {
    return Immutable.mapOf(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4});
  }

  static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5) {
    return Immutable.mapOf(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4, k5, v5});
  }

  static <K, V> Map<K, V> of(
      K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6) {
    return Immutable.mapOf(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6});
  }

  static <K, V> Map<K, V> of(
      K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6, K k7, V v7) {
    return Immutable.mapOf(new Object[] {k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6, k7, v7});
  }

  static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6,
      K k7, V v7, K k8, V v8) {
    return Immutable.mapOf(
        new Object[] {k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6, k7, v7, k8, v8});
  }

  static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6,
      K k7, V v7, K k8, V v8, K k9, V v9) {
    return Immutable.mapOf(
        new Object[] {k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6, k7, v7, k8, v8, k9, v9});
  }

  static <K, V> Map<K, V> of(K k1, V v1, K k2, V v2, K k3, V v3, K k4, V v4, K k5, V v5, K k6, V v6,
      K k7, V v7, K k8, V v8, K k9, V v9, K k10, V v10) {
    return Immutable.mapOf(new Object[] {
        k1, v1, k2, v2, k3, v3, k4, v4, k5, v5, k6, v6, k7, v7, k8, v8, k9, v9, k10, v10});
  }

  @SafeVarargs
  static <K, V> Map<K, V> ofEntries(Map.Entry<? extends K, ? extends V>... entries) {
    Object[] pairs = new Object[2 * entries.length];
    for (int i = 0; i < entries.length; i++) {
      pairs[2 * i] = entries[i].getKey();
      pairs[2 * i + 1] = entries[i].getValue();
    }
    return Immutable.mapOf(pairs);
  }

  static <K, V> Map.Entry<K, V> entry(K k, V v) {
    return new Immutable.FixedEntry<K, V>(k, v);
  }

  @SuppressWarnings("unchecked")
  static <K, V> Map<K, V> copyOf(Map<? extends K, ? extends V> map) {
    if (map instanceof Immutable.FixedMap) {
      return (Map<K, V>) map;
    }
    Object[] pairs = new Object[2 * map.size()];
    int i = 0;
    for (Map.Entry<? extends K, ? extends V> e : map.entrySet()) {
      pairs[i++] = e.getKey();
      pairs[i++] = e.getValue();
    }
    return Immutable.mapOf(pairs);
  }
}
