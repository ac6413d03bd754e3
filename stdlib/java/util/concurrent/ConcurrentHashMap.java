package java.util.concurrent;

import braid.internal.NotAtomic;
import java.util.AbstractMap;
import java.util.Collection;
import java.util.Enumeration;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/**
 * A hash map of which several threads may use each method without a lock. Bulk operations run in the
 * thread that calls them, whatever the threshold.
 */
public class ConcurrentHashMap<K, V> extends AbstractMap<K, V>
    implements ConcurrentMap<K, V>, java.io.Serializable {
  private static final int FIRST_CAPACITY = 16;

  final HashBins<K, V> bins;

  public ConcurrentHashMap() {
    bins = new HashBins<K, V>(this, 0);
  }

  public ConcurrentHashMap(int initialCapacity) {
    this(initialCapacity, 0.75f, 1);
  }

  public ConcurrentHashMap(Map<? extends K, ? extends V> m) {
    bins = new HashBins<K, V>(this, FIRST_CAPACITY);
    putAll(m);
  }

  public ConcurrentHashMap(int initialCapacity, float loadFactor) {
    this(initialCapacity, loadFactor, 1);
  }

  public ConcurrentHashMap(int initialCapacity, float loadFactor, int concurrencyLevel) {
    if (!(loadFactor > 0.0f) || initialCapacity < 0 || concurrencyLevel <= 0) {
      throw new IllegalArgumentException();
    }
    long size = (long) (1.0 + Math.max(initialCapacity, concurrencyLevel) / loadFactor);
    bins = new HashBins<K, V>(this, (int) Math.min(size, Integer.MAX_VALUE));
  }

  // ---- One key -----------------------------------------------------------------------------------

  @Override
  public V get(Object key) {
    return bins.get(key);
  }

  @Override
  public boolean containsKey(Object key) {
    return bins.get(key) != null;
  }

  @Override
  public V getOrDefault(Object key, V defaultValue) {
    V v = bins.get(key);
    return v == null ? defaultValue : v;
  }

  /** Gives a key a value. */
  private static final class Put<K, V> extends HashBins.Change<K, V> {
    private final V value;
    private final boolean onlyIfAbsent;

    Put(V value, boolean onlyIfAbsent) {
      this.value = value;
      this.onlyIfAbsent = onlyIfAbsent;
    }

    @Override
    V apply(K key, V old) {
      return onlyIfAbsent && old != null ? old : value;
    }
  }

  /** Takes a value away, or replaces it, if there is one; if it is the expected one, or any. */
  private static final class Replace<K, V> extends HashBins.Change<K, V> {
    private final Object expected;
    private final V value;
    boolean done;

    Replace(Object expected, V value) {
      this.expected = expected;
      this.value = value;
    }

    @Override
    boolean needsOld() {
      return true;
    }

    @Override
    V apply(K key, V old) {
      done = old != null && (expected == null || expected == old || expected.equals(old));
      return done ? value : old;
    }
  }

  private V put(K key, V value, boolean onlyIfAbsent) {
    Objects.requireNonNull(value);
    HashBins.Change<K, V> change = new Put<K, V>(value, onlyIfAbsent);
    bins.change(key, change);
    return change.old;
  }

  @Override
  public V put(K key, V value) {
    return put(key, value, false);
  }

  @Override
  public V putIfAbsent(K key, V value) {
    Objects.requireNonNull(value);
    V v = bins.getFirst(key);
    return v != null ? v : put(key, value, true);
  }

  @SuppressWarnings("unchecked")
  private Replace<K, V> replaceIf(Object key, Object expected, V value) {
    Replace<K, V> change = new Replace<K, V>(expected, value);
    bins.change((K) key, change);
    return change;
  }

  @Override
  public V remove(Object key) {
    return replaceIf(key, null, null).old;
  }

  @Override
  public boolean remove(Object key, Object value) {
    Objects.requireNonNull(key);
    return value != null && replaceIf(key, value, null).done;
  }

  @Override
  public boolean replace(K key, V oldValue, V newValue) {
    Objects.requireNonNull(key);
    Objects.requireNonNull(oldValue);
    return replaceIf(key, oldValue, Objects.requireNonNull(newValue)).done;
  }

  @Override
  public V replace(K key, V value) {
    Objects.requireNonNull(key);
    return replaceIf(key, null, Objects.requireNonNull(value)).old;
  }

  /** Calls a function for the new value. */
  private static final class Compute<K, V> extends HashBins.Change<K, V> {
    private final BiFunction<? super K, ? super V, ? extends V> function;
    private final boolean onlyIfPresent;

    Compute(BiFunction<? super K, ? super V, ? extends V> function, boolean onlyIfPresent) {
      this.function = Objects.requireNonNull(function);
      this.onlyIfPresent = onlyIfPresent;
    }

    @Override
    boolean isCall() {
      return true;
    }

    @Override
    boolean needsOld() {
      return onlyIfPresent;
    }

    @Override
    V apply(K key, V old) {
      return onlyIfPresent && old == null ? null : function.apply(key, old);
    }
  }

  @Override
  public V computeIfAbsent(K key, Function<? super K, ? extends V> mappingFunction) {
    Objects.requireNonNull(key);
    Objects.requireNonNull(mappingFunction);
    V v = bins.getFirst(key);
    if (v != null) {
      return v;
    }
    HashBins.Change<K, V> change =
        new Compute<K, V>((k, old) -> old != null ? old : mappingFunction.apply(k), false);
    bins.change(key, change);
    return change.made;
  }

  @Override
  public V computeIfPresent(
      K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(key);
    HashBins.Change<K, V> change = new Compute<K, V>(remappingFunction, true);
    bins.change(key, change);
    return change.made;
  }

  @Override
  public V compute(K key, BiFunction<? super K, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(key);
    HashBins.Change<K, V> change = new Compute<K, V>(remappingFunction, false);
    bins.change(key, change);
    return change.made;
  }

  @Override
  public V merge(
      K key, V value, BiFunction<? super V, ? super V, ? extends V> remappingFunction) {
    Objects.requireNonNull(key);
    Objects.requireNonNull(value);
    Objects.requireNonNull(remappingFunction);
    HashBins.Change<K, V> change =
        new Compute<K, V>(
            (k, old) -> old == null ? value : remappingFunction.apply(old, value), false);
    bins.change(key, change);
    return change.made;
  }

  // ---- The whole map -----------------------------------------------------------------------------

  @Override
  public boolean isEmpty() {
    return bins.isEmpty();
  }

  @Override
  @NotAtomic("the keys are counted one by one")
  public int size() {
    return (int) Math.min(mappingCount(), Integer.MAX_VALUE);
  }

  @NotAtomic("the keys are counted one by one")
  public long mappingCount() {
    long n = 0;
    HashBins.Walk<K, V> walk = new HashBins.Walk<K, V>(bins);
    while (walk.node != null) {
      n++;
      walk.advance();
    }
    return n;
  }

  @Override
  @NotAtomic("each value is looked at by itself")
  public boolean containsValue(Object value) {
    Objects.requireNonNull(value);
    HashBins.Walk<K, V> walk = new HashBins.Walk<K, V>(bins);
    while (walk.node != null) {
      if (walk.value == value || value.equals(walk.value)) {
        return true;
      }
      walk.advance();
    }
    return false;
  }

  public boolean contains(Object value) {
    return containsValue(value);
  }

  @Override
  @NotAtomic("each pair is put in by itself")
  public void putAll(Map<? extends K, ? extends V> m) {
    bins.reserve(m.size());
    for (Map.Entry<? extends K, ? extends V> e : m.entrySet()) {
      put(e.getKey(), e.getValue());
    }
  }

  @Override
  @NotAtomic("one part of the table after the other")
  public void clear() {
    bins.clear();
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
  @NotAtomic("each pair is looked at by itself")
  public void forEach(BiConsumer<? super K, ? super V> action) {
    Objects.requireNonNull(action);
    HashBins.Walk<K, V> walk = new HashBins.Walk<K, V>(bins);
    while (walk.node != null) {
      action.accept(walk.node.key, walk.value);
      walk.advance();
    }
  }

  @Override
  @NotAtomic("each pair is replaced by itself")
  public void replaceAll(BiFunction<? super K, ? super V, ? extends V> function) {
    Objects.requireNonNull(function);
    forEach(
        (k, v) -> {
          V old = v;
          while (old != null
              && !replace(k, old, Objects.requireNonNull(function.apply(k, old)))) {
            old = get(k);
          }
        });
  }

  // ---- Views -------------------------------------------------------------------------------------

  @Override
  public KeySetView<K, V> keySet() {
    return new KeySetView<K, V>(this, null);
  }

  /** The keys, to which others can be added with this value. */
  public KeySetView<K, V> keySet(V mappedValue) {
    return new KeySetView<K, V>(this, Objects.requireNonNull(mappedValue));
  }

  public static <T> KeySetView<T, Boolean> newKeySet() {
    return new KeySetView<T, Boolean>(new ConcurrentHashMap<T, Boolean>(), Boolean.TRUE);
  }

  public static <T> KeySetView<T, Boolean> newKeySet(int initialCapacity) {
    return new KeySetView<T, Boolean>(
        new ConcurrentHashMap<T, Boolean>(initialCapacity), Boolean.TRUE);
  }

  @Override
  public Collection<V> values() {
    return new HashBinsViews.Values<K, V>(this);
  }

  @Override
  public Set<Map.Entry<K, V>> entrySet() {
    return new HashBinsViews.Entries<K, V>(this);
  }

  @NotAtomic("each step; it may see or miss what is changed between two of them")
  public Enumeration<K> keys() {
    return new HashBinsViews.Keys<K, V>(this);
  }

  @NotAtomic("each step; it may see or miss what is changed between two of them")
  public Enumeration<V> elements() {
    return new HashBinsViews.Elements<K, V>(this);
  }

  /** The keys of a map, or a set in one. */
  public static class KeySetView<K, V> extends HashBinsViews.KeySet<K, V>
      implements java.io.Serializable {
    private final V mapped;

    KeySetView(ConcurrentHashMap<K, V> map, V mapped) {
      super(map);
      this.mapped = mapped;
    }

    public ConcurrentHashMap<K, V> getMap() {
      return map;
    }

    public V getMappedValue() {
      return mapped;
    }

    @Override
    public boolean add(K e) {
      if (mapped == null) {
        throw new UnsupportedOperationException();
      }
      Objects.requireNonNull(e);
      return map.putIfAbsent(e, mapped) == null;
    }

    @Override
    @NotAtomic("each key is put in by itself")
    public boolean addAll(Collection<? extends K> c) {
      boolean changed = false;
      for (K e : c) {
        changed |= add(e);
      }
      return changed;
    }
  }

  // ---- Bulk operations ---------------------------------------------------------------------------

  public void forEach(long parallelismThreshold, BiConsumer<? super K, ? super V> action) {
    forEach(action);
  }

  public void forEachKey(long parallelismThreshold, Consumer<? super K> action) {
    Objects.requireNonNull(action);
    forEach((k, v) -> action.accept(k));
  }

  public void forEachValue(long parallelismThreshold, Consumer<? super V> action) {
    Objects.requireNonNull(action);
    forEach((k, v) -> action.accept(v));
  }

  public void forEachEntry(
      long parallelismThreshold, Consumer<? super Map.Entry<K, V>> action) {
    Objects.requireNonNull(action);
    for (Map.Entry<K, V> e : entrySet()) {
      action.accept(e);
    }
  }

  @NotAtomic("each pair is looked at by itself")
  public <U> U search(
      long parallelismThreshold, BiFunction<? super K, ? super V, ? extends U> searchFunction) {
    Objects.requireNonNull(searchFunction);
    HashBins.Walk<K, V> walk = new HashBins.Walk<K, V>(bins);
    while (walk.node != null) {
      U found = searchFunction.apply(walk.node.key, walk.value);
      if (found != null) {
        return found;
      }
      walk.advance();
    }
    return null;
  }

  public <U> U searchKeys(
      long parallelismThreshold, Function<? super K, ? extends U> searchFunction) {
    Objects.requireNonNull(searchFunction);
    return search(parallelismThreshold, (k, v) -> searchFunction.apply(k));
  }

  public <U> U searchValues(
      long parallelismThreshold, Function<? super V, ? extends U> searchFunction) {
    Objects.requireNonNull(searchFunction);
    return search(parallelismThreshold, (k, v) -> searchFunction.apply(v));
  }

  @NotAtomic("each pair is looked at by itself")
  public <U> U reduce(
      long parallelismThreshold,
      BiFunction<? super K, ? super V, ? extends U> transformer,
      BiFunction<? super U, ? super U, ? extends U> reducer) {
    Objects.requireNonNull(transformer);
    Objects.requireNonNull(reducer);
    U result = null;
    HashBins.Walk<K, V> walk = new HashBins.Walk<K, V>(bins);
    while (walk.node != null) {
      U u = transformer.apply(walk.node.key, walk.value);
      if (u != null) {
        result = result == null ? u : reducer.apply(result, u);
      }
      walk.advance();
    }
    return result;
  }

  public K reduceKeys(
      long parallelismThreshold, BiFunction<? super K, ? super K, ? extends K> reducer) {
    return this.<K>reduce(parallelismThreshold, (k, v) -> k, reducer);
  }

  public V reduceValues(
      long parallelismThreshold, BiFunction<? super V, ? super V, ? extends V> reducer) {
    return this.<V>reduce(parallelismThreshold, (k, v) -> v, reducer);
  }

  public <U> U reduceValues(
      long parallelismThreshold,
      Function<? super V, ? extends U> transformer,
      BiFunction<? super U, ? super U, ? extends U> reducer) {
    Objects.requireNonNull(transformer);
    return this.<U>reduce(parallelismThreshold, (k, v) -> transformer.apply(v), reducer);
  }

  public long reduceValuesToLong(
      long parallelismThreshold,
      ToLongFunction<? super V> transformer,
      long basis,
      LongBinaryOperator reducer) {
    Objects.requireNonNull(transformer);
    Objects.requireNonNull(reducer);
    Long sum =
        this.<Long>reduce(
            parallelismThreshold,
            (k, v) -> transformer.applyAsLong(v),
            (a, b) -> reducer.applyAsLong(a, b));
    return sum == null ? basis : reducer.applyAsLong(basis, sum);
  }

  public int reduceValuesToInt(
      long parallelismThreshold,
      ToIntFunction<? super V> transformer,
      int basis,
      IntBinaryOperator reducer) {
    Objects.requireNonNull(transformer);
    Objects.requireNonNull(reducer);
    Integer sum =
        this.<Integer>reduce(
            parallelismThreshold,
            (k, v) -> transformer.applyAsInt(v),
            (a, b) -> reducer.applyAsInt(a, b));
    return sum == null ? basis : reducer.applyAsInt(basis, sum);
  }
}
