package java.util.concurrent;

import java.util.Map;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A map of which several threads may use each method without a lock. The computing methods here try
 * until nobody has come between; so they may call the function more than once.
 */
public interface ConcurrentMap<K, V> extends Map<K, V> {
  @Override
  V putIfAbsent(K key, V value);

  @Override
  boolean remove(Object key, Object value);

  @Override
  boolean replace(K key, V oldValue, V newValue);

  @Override
  V replace(K key, V value);

  @Override
  default V getOrDefault(Object key, V defaultValue) {
    V v = get(key);
    return v == null ? defaultValue : v;
  }

  @Override
  default void forEach(BiConsumer<? super K, ? super V> action) {
    Objects.requireNonNull(action);
    for (Map.Entry<K, V> entry : entrySet()) {
      action.accept(entry.getKey(), entry.getValue());
    }
  }

  @Override
  default void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
    Objects.requireNonNull(function);
    for (Map.Entry<K, V> entry : entrySet()) {
      K k = entry.getKey();
      V v = entry.getValue();
      while (v != null && !replace(k, v, function.apply(k, v))) {
        v = get(k);
      }
    }
  }

  @Override
  default V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
    Objects.requireNonNull(mappingFunction);
    V v = get(key);
    if (v != null) {
      return v;
    }
    V made = mappingFunction.apply(key);
    if (made == null) {
      return null;
    }
    v = putIfAbsent(key, made);
    return v == null ? made : v;
  }

  @Override
  default V computeIfPresent(
      K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    while (true) {
      V v = get(key);
      if (v == null) {
        return null;
      }
      V made = remappingFunction.apply(key, v);
      if (made == null ? remove(key, v) : replace(key, v, made)) {
        return made;
      }
    }
  }

  @Override
  default V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    while (true) {
      V v = get(key);
      V made = remappingFunction.apply(key, v);
      boolean done;
      if (v == null) {
        done = made == null || putIfAbsent(key, made) == null;
      } else {
        done = made == null ? remove(key, v) : replace(key, v, made);
      }
      if (done) {
        return made;
      }
    }
  }

  @Override
  default V merge(
      K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(remappingFunction);
    Objects.requireNonNull(value);
    while (true) {
      V v = get(key);
      V made = v == null ? value : remappingFunction.apply(v, value);
      boolean done;
      if (v == null) {
        done = putIfAbsent(key, made) == null;
      } else {
        done = made == null ? remove(key, v) : replace(key, v, made);
      }
      if (done) {
        return made;
      }
    }
  }
}
