package java.util.stream;

import java.util.AbstractMap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.stream.Collector.Characteristics;

/** The collectors that programs use most. */
public final class Collectors {
  private Collectors() {}

  /** A place for a value that there may be. */
  private static final class Cell<T> {
    T value;
    boolean full;

    void add(T next, BinaryOperator<T> op) {
      value = full ? op.apply(value, next) : next;
      full = true;
    }

    Cell<T> addAll(Cell<T> other, BinaryOperator<T> op) {
      if (other.full) {
        add(other.value, op);
      }
      return this;
    }
  }

  /** One whose container is the result. */
  private static <T, R> Collector<T, R, R> simple(
      Supplier<R> supplier,
      BiConsumer<R, T> accumulator,
      BinaryOperator<R> combiner,
      Set<Characteristics> further) {
    Set<Characteristics> all = new HashSet<Characteristics>(further);
    all.add(Characteristics.IDENTITY_FINISH);
    return new Gathering<T, R, R>(supplier, accumulator, combiner, r -> r, all);
  }

  private static <T, A, R> Collector<T, A, R> finished(
      Supplier<A> supplier,
      BiConsumer<A, T> accumulator,
      BinaryOperator<A> combiner,
      Function<A, R> finisher) {
    return new Gathering<T, A, R>(supplier, accumulator, combiner, finisher, Set.of());
  }

  /** True if the container is the result already. */
  private static boolean isFinished(Collector<?, ?, ?> collector) {
    return collector.characteristics().contains(Characteristics.IDENTITY_FINISH);
  }

  private static <C extends Collection<?>> C joined(C left, Collection<?> right) {
    addTo(left, right);
    return left;
  }

  @SuppressWarnings("unchecked")
  private static void addTo(Collection<?> to, Collection<?> more) {
    ((Collection<Object>) to).addAll(more);
  }

  // Collections.

  public static <T, C extends Collection<T>> Collector<T, ?, C> toCollection(
      Supplier<C> collectionFactory) {
    return Collectors.<T, C>simple(
        collectionFactory, (c, v) -> c.add(v), (a, b) -> joined(a, b), Set.of());
  }

  public static <T> Collector<T, ?, List<T>> toList() {
    return Collectors.<T, List<T>>simple(
        () -> new ArrayList<T>(), (c, v) -> c.add(v), (a, b) -> joined(a, b), Set.of());
  }

  @SuppressWarnings("unchecked")
  public static <T> Collector<T, ?, List<T>> toUnmodifiableList() {
    return Collectors.<T, List<T>, List<T>>finished(
        () -> new ArrayList<T>(),
        (c, v) -> c.add(v),
        (a, b) -> joined(a, b),
        c -> (List<T>) List.of(c.toArray()));
  }

  public static <T> Collector<T, ?, Set<T>> toSet() {
    return Collectors.<T, Set<T>>simple(
        () -> new HashSet<T>(),
        (c, v) -> c.add(v),
        (a, b) -> joined(a, b),
        Set.of(Characteristics.UNORDERED));
  }

  @SuppressWarnings("unchecked")
  public static <T> Collector<T, ?, Set<T>> toUnmodifiableSet() {
    return new Gathering<T, Set<T>, Set<T>>(
        () -> new HashSet<T>(),
        (c, v) -> c.add(v),
        (a, b) -> joined(a, b),
        c -> (Set<T>) Set.of(c.toArray()),
        Set.of(Characteristics.UNORDERED));
  }

  // Strings.

  public static Collector<CharSequence, ?, String> joining() {
    return Collectors.<CharSequence, StringBuilder, String>finished(
        () -> new StringBuilder(),
        (b, s) -> b.append(s),
        (a, b) -> a.append(b),
        b -> b.toString());
  }

  public static Collector<CharSequence, ?, String> joining(CharSequence delimiter) {
    return joining(delimiter, "", "");
  }

  public static Collector<CharSequence, ?, String> joining(
      CharSequence delimiter, CharSequence prefix, CharSequence suffix) {
    return Collectors.<CharSequence, StringJoiner, String>finished(
        () -> new StringJoiner(delimiter, prefix, suffix),
        (j, s) -> j.add(s),
        (a, b) -> a.merge(b),
        j -> j.toString());
  }

  // Before or after another collector.

  public static <T, U, A, R> Collector<T, ?, R> mapping(
      Function<? super T, ? extends U> mapper, Collector<? super U, A, R> downstream) {
    BiConsumer<A, ? super U> add = downstream.accumulator();
    return new Gathering<T, A, R>(
        downstream.supplier(),
        (a, v) -> add.accept(a, mapper.apply(v)),
        downstream.combiner(),
        downstream.finisher(),
        downstream.characteristics());
  }

  public static <T, U, A, R> Collector<T, ?, R> flatMapping(
      Function<? super T, ? extends Stream<? extends U>> mapper,
      Collector<? super U, A, R> downstream) {
    BiConsumer<A, ? super U> add = downstream.accumulator();
    return new Gathering<T, A, R>(
        downstream.supplier(),
        (a, v) -> addAll(mapper.apply(v), u -> add.accept(a, u)),
        downstream.combiner(),
        downstream.finisher(),
        downstream.characteristics());
  }

  private static <U> void addAll(
      Stream<U> stream, Consumer<? super U> action) {
    if (stream != null) {
      try (stream) {
        stream.sequential().forEach(action);
      }
    }
  }

  public static <T, A, R> Collector<T, ?, R> filtering(
      Predicate<? super T> predicate, Collector<? super T, A, R> downstream) {
    BiConsumer<A, ? super T> add = downstream.accumulator();
    return new Gathering<T, A, R>(
        downstream.supplier(),
        (a, v) -> {
          if (predicate.test(v)) {
            add.accept(a, v);
          }
        },
        downstream.combiner(),
        downstream.finisher(),
        downstream.characteristics());
  }

  public static <T, A, R, RR> Collector<T, A, RR> collectingAndThen(
      Collector<T, A, R> downstream, Function<R, RR> finisher) {
    Set<Characteristics> others = new HashSet<Characteristics>(downstream.characteristics());
    others.remove(Characteristics.IDENTITY_FINISH);
    return new Gathering<T, A, RR>(
        downstream.supplier(),
        downstream.accumulator(),
        downstream.combiner(),
        downstream.finisher().andThen(finisher),
        others);
  }

  public static <T, R1, R2, R> Collector<T, ?, R> teeing(
      Collector<? super T, ?, R1> downstream1,
      Collector<? super T, ?, R2> downstream2,
      BiFunction<? super R1, ? super R2, R> merger) {
    return tee(downstream1, downstream2, Objects.requireNonNull(merger));
  }

  private static <T, A, B, Q, S, R> Collector<T, ?, R> tee(
      Collector<? super T, A, Q> first,
      Collector<? super T, B, S> second,
      BiFunction<? super Q, ? super S, R> merger) {
    BiConsumer<A, ? super T> addFirst = first.accumulator();
    BiConsumer<B, ? super T> addSecond = second.accumulator();
    return Collectors.<T, Pair<A, B>, R>finished(
        () -> new Pair<A, B>(first.supplier().get(), second.supplier().get()),
        (p, v) -> {
          addFirst.accept(p.a, v);
          addSecond.accept(p.b, v);
        },
        (p, q) -> new Pair<A, B>(
            first.combiner().apply(p.a, q.a), second.combiner().apply(p.b, q.b)),
        p -> merger.apply(first.finisher().apply(p.a), second.finisher().apply(p.b)));
  }

  /** The containers of two collectors. */
  private static final class Pair<A, B> {
    final A a;
    final B b;

    Pair(A a, B b) {
      this.a = a;
      this.b = b;
    }
  }

  // Numbers.

  public static <T> Collector<T, ?, Long> counting() {
    return summingLong(v -> 1L);
  }

  public static <T> Collector<T, ?, Integer> summingInt(ToIntFunction<? super T> mapper) {
    return Collectors.<T, int[], Integer>finished(
        () -> new int[1],
        (a, v) -> a[0] += mapper.applyAsInt(v),
        (a, b) -> new int[] {a[0] + b[0]},
        a -> a[0]);
  }

  public static <T> Collector<T, ?, Long> summingLong(ToLongFunction<? super T> mapper) {
    return Collectors.<T, long[], Long>finished(
        () -> new long[1],
        (a, v) -> a[0] += mapper.applyAsLong(v),
        (a, b) -> new long[] {a[0] + b[0]},
        a -> a[0]);
  }

  public static <T> Collector<T, ?, Double> summingDouble(ToDoubleFunction<? super T> mapper) {
    return collectingAndThen(
        Collectors.<T>summarizeDoubles(mapper), s -> s.getSum());
  }

  public static <T> Collector<T, ?, Double> averagingInt(ToIntFunction<? super T> mapper) {
    return collectingAndThen(Collectors.<T>summarizeInts(mapper), s -> s.getAverage());
  }

  public static <T> Collector<T, ?, Double> averagingLong(ToLongFunction<? super T> mapper) {
    return collectingAndThen(Collectors.<T>summarizeLongs(mapper), s -> s.getAverage());
  }

  public static <T> Collector<T, ?, Double> averagingDouble(ToDoubleFunction<? super T> mapper) {
    return collectingAndThen(Collectors.<T>summarizeDoubles(mapper), s -> s.getAverage());
  }

  public static <T> Collector<T, ?, IntSummaryStatistics> summarizingInt(
      ToIntFunction<? super T> mapper) {
    return Collectors.<T>summarizeInts(mapper);
  }

  public static <T> Collector<T, ?, LongSummaryStatistics> summarizingLong(
      ToLongFunction<? super T> mapper) {
    return Collectors.<T>summarizeLongs(mapper);
  }

  public static <T> Collector<T, ?, DoubleSummaryStatistics> summarizingDouble(
      ToDoubleFunction<? super T> mapper) {
    return Collectors.<T>summarizeDoubles(mapper);
  }

  private static <T> Collector<T, IntSummaryStatistics, IntSummaryStatistics> summarizeInts(
      ToIntFunction<? super T> mapper) {
    return simple(
        () -> new IntSummaryStatistics(),
        (s, v) -> s.accept(mapper.applyAsInt(v)),
        (a, b) -> {
          a.combine(b);
          return a;
        },
        Set.of());
  }

  private static <T> Collector<T, LongSummaryStatistics, LongSummaryStatistics> summarizeLongs(
      ToLongFunction<? super T> mapper) {
    return simple(
        () -> new LongSummaryStatistics(),
        (s, v) -> s.accept(mapper.applyAsLong(v)),
        (a, b) -> {
          a.combine(b);
          return a;
        },
        Set.of());
  }

  private static <T>
      Collector<T, DoubleSummaryStatistics, DoubleSummaryStatistics> summarizeDoubles(
          ToDoubleFunction<? super T> mapper) {
    return simple(
        () -> new DoubleSummaryStatistics(),
        (s, v) -> s.accept(mapper.applyAsDouble(v)),
        (a, b) -> {
          a.combine(b);
          return a;
        },
        Set.of());
  }

  // One of the elements, or one value of all.

  public static <T> Collector<T, ?, Optional<T>> minBy(Comparator<? super T> comparator) {
    return reducing(BinaryOperator.minBy(comparator));
  }

  public static <T> Collector<T, ?, Optional<T>> maxBy(Comparator<? super T> comparator) {
    return reducing(BinaryOperator.maxBy(comparator));
  }

  public static <T> Collector<T, ?, T> reducing(T identity, BinaryOperator<T> op) {
    return Collectors.<T, T>reducing(identity, v -> v, op);
  }

  public static <T, U> Collector<T, ?, U> reducing(
      U identity, Function<? super T, ? extends U> mapper, BinaryOperator<U> op) {
    return Collectors.<T, Cell<U>, U>finished(
        () -> {
          Cell<U> cell = new Cell<U>();
          cell.add(identity, op);
          return cell;
        },
        (c, v) -> c.add(mapper.apply(v), op),
        (a, b) -> a.addAll(b, op),
        c -> c.value);
  }

  public static <T> Collector<T, ?, Optional<T>> reducing(BinaryOperator<T> op) {
    return Collectors.<T, Cell<T>, Optional<T>>finished(
        () -> new Cell<T>(),
        (c, v) -> c.add(v, op),
        (a, b) -> a.addAll(b, op),
        c -> Optional.ofNullable(c.value));
  }

  // Groups.

  public static <T, K> Collector<T, ?, Map<K, List<T>>> groupingBy(
      Function<? super T, ? extends K> classifier) {
    return groupingBy(classifier, toList());
  }

  public static <T, K, A, D> Collector<T, ?, Map<K, D>> groupingBy(
      Function<? super T, ? extends K> classifier, Collector<? super T, A, D> downstream) {
    return Collectors.<T, K, D, A, Map<K, D>>groupingBy(
        classifier, () -> new HashMap<K, D>(), downstream);
  }

  public static <T, K, D, A, M extends Map<K, D>> Collector<T, ?, M> groupingBy(
      Function<? super T, ? extends K> classifier,
      Supplier<M> mapFactory,
      Collector<? super T, A, D> downstream) {
    return grouping(classifier, mapFactory, downstream, Set.of());
  }

  public static <T, K> Collector<T, ?, ConcurrentMap<K, List<T>>> groupingByConcurrent(
      Function<? super T, ? extends K> classifier) {
    return groupingByConcurrent(classifier, toList());
  }

  public static <T, K, A, D> Collector<T, ?, ConcurrentMap<K, D>> groupingByConcurrent(
      Function<? super T, ? extends K> classifier, Collector<? super T, A, D> downstream) {
    return Collectors.<T, K, A, D, ConcurrentMap<K, D>>groupingByConcurrent(
        classifier, () -> new ConcurrentHashMap<K, D>(), downstream);
  }

  public static <T, K, A, D, M extends ConcurrentMap<K, D>> Collector<T, ?, M> groupingByConcurrent(
      Function<? super T, ? extends K> classifier,
      Supplier<M> mapFactory,
      Collector<? super T, A, D> downstream) {
    return grouping(classifier, mapFactory, downstream,
        Set.of(Characteristics.CONCURRENT, Characteristics.UNORDERED));
  }

  /** The map holds the containers first; in the end each becomes what its collector makes of it. */
  @SuppressWarnings("unchecked")
  private static <T, K, D, A, M extends Map<K, D>> Collector<T, ?, M> grouping(
      Function<? super T, ? extends K> classifier,
      Supplier<M> mapFactory,
      Collector<? super T, A, D> downstream,
      Set<Characteristics> characteristics) {
    Supplier<A> supplier = downstream.supplier();
    BiConsumer<A, ? super T> add = downstream.accumulator();
    BinaryOperator<A> combiner = downstream.combiner();
    Supplier<Map<K, A>> maps = (Supplier<Map<K, A>>) (Supplier<?>) mapFactory;
    BiConsumer<Map<K, A>, T> accumulator = (m, v) -> {
      K key = Objects.requireNonNull(
          classifier.apply(v), "element cannot be mapped to a null key");
      add.accept(m.computeIfAbsent(key, k -> supplier.get()), v);
    };
    BinaryOperator<Map<K, A>> both = (m, n) -> merged(m, n, combiner);
    Set<Characteristics> all = new HashSet<Characteristics>(characteristics);
    if (isFinished(downstream)) {
      all.add(Characteristics.IDENTITY_FINISH);
    }
    Function<A, A> finisher = (Function<A, A>) (Function<?, ?>) downstream.finisher();
    return new Gathering<T, Map<K, A>, M>(maps, accumulator, both, m -> {
      m.replaceAll((k, a) -> finisher.apply(a));
      return (M) (Map<?, ?>) m;
    }, all);
  }

  private static <K, A, M extends Map<K, A>> M merged(M m, M n, BinaryOperator<A> op) {
    n.forEach((k, v) -> m.merge(k, v, op));
    return m;
  }

  public static <T> Collector<T, ?, Map<Boolean, List<T>>> partitioningBy(
      Predicate<? super T> predicate) {
    return partitioningBy(predicate, toList());
  }

  public static <T, D, A> Collector<T, ?, Map<Boolean, D>> partitioningBy(
      Predicate<? super T> predicate, Collector<? super T, A, D> downstream) {
    Supplier<A> supplier = downstream.supplier();
    BiConsumer<A, ? super T> add = downstream.accumulator();
    BinaryOperator<A> op = downstream.combiner();
    Function<A, D> finisher = downstream.finisher();
    return new Gathering<T, Partition<A>, Map<Boolean, D>>(
        () -> new Partition<A>(supplier.get(), supplier.get()),
        (p, v) -> add.accept(predicate.test(v) ? p.yes : p.no, v),
        (p, q) -> new Partition<A>(op.apply(p.no, q.no), op.apply(p.yes, q.yes)),
        p -> new Partition<D>(finisher.apply(p.no), finisher.apply(p.yes)),
        isFinished(downstream) ? Set.of(Characteristics.IDENTITY_FINISH) : Set.of());
  }

  /** A map of two keys, false and true, which cannot be changed. */
  private static final class Partition<D> extends AbstractMap<Boolean, D> {
    final D no;
    final D yes;

    Partition(D no, D yes) {
      this.no = no;
      this.yes = yes;
    }

    @Override
    public Set<Map.Entry<Boolean, D>> entrySet() {
      Map<Boolean, D> both = new LinkedHashMap<Boolean, D>();
      both.put(false, no);
      both.put(true, yes);
      return Collections.unmodifiableMap(both).entrySet();
    }
  }

  // Maps.

  public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(
      Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper) {
    return Collectors.<T, K, U, Map<K, U>>uniqueKeys(
        keyMapper, valueMapper, () -> new HashMap<K, U>(), Set.of());
  }

  public static <T, K, U> Collector<T, ?, Map<K, U>> toUnmodifiableMap(
      Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper) {
    Objects.requireNonNull(keyMapper);
    Objects.requireNonNull(valueMapper);
    return collectingAndThen(
        Collectors.<T, K, U>toMap(keyMapper, valueMapper), m -> Map.copyOf(m));
  }

  public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(
      Function<? super T, ? extends K> keyMapper,
      Function<? super T, ? extends U> valueMapper,
      BinaryOperator<U> mergeFunction) {
    return Collectors.<T, K, U, Map<K, U>>toMap(
        keyMapper, valueMapper, mergeFunction, () -> new HashMap<K, U>());
  }

  public static <T, K, U> Collector<T, ?, Map<K, U>> toUnmodifiableMap(
      Function<? super T, ? extends K> keyMapper,
      Function<? super T, ? extends U> valueMapper,
      BinaryOperator<U> mergeFunction) {
    Objects.requireNonNull(keyMapper);
    Objects.requireNonNull(valueMapper);
    Objects.requireNonNull(mergeFunction);
    return collectingAndThen(
        Collectors.<T, K, U>toMap(keyMapper, valueMapper, mergeFunction), m -> Map.copyOf(m));
  }

  public static <T, K, U, M extends Map<K, U>> Collector<T, ?, M> toMap(
      Function<? super T, ? extends K> keyMapper,
      Function<? super T, ? extends U> valueMapper,
      BinaryOperator<U> mergeFunction,
      Supplier<M> mapFactory) {
    return Collectors.<T, K, U, M>mergedKeys(
        keyMapper, valueMapper, mergeFunction, mapFactory, Set.of());
  }

  public static <T, K, U> Collector<T, ?, ConcurrentMap<K, U>> toConcurrentMap(
      Function<? super T, ? extends K> keyMapper, Function<? super T, ? extends U> valueMapper) {
    return Collectors.<T, K, U, ConcurrentMap<K, U>>uniqueKeys(
        keyMapper,
        valueMapper,
        () -> new ConcurrentHashMap<K, U>(),
        Set.of(Characteristics.CONCURRENT, Characteristics.UNORDERED));
  }

  public static <T, K, U> Collector<T, ?, ConcurrentMap<K, U>> toConcurrentMap(
      Function<? super T, ? extends K> keyMapper,
      Function<? super T, ? extends U> valueMapper,
      BinaryOperator<U> mergeFunction) {
    return Collectors.<T, K, U, ConcurrentMap<K, U>>toConcurrentMap(
        keyMapper, valueMapper, mergeFunction, () -> new ConcurrentHashMap<K, U>());
  }

  public static <T, K, U, M extends ConcurrentMap<K, U>> Collector<T, ?, M> toConcurrentMap(
      Function<? super T, ? extends K> keyMapper,
      Function<? super T, ? extends U> valueMapper,
      BinaryOperator<U> mergeFunction,
      Supplier<M> mapFactory) {
    return Collectors.<T, K, U, M>mergedKeys(
        keyMapper,
        valueMapper,
        mergeFunction,
        mapFactory,
        Set.of(Characteristics.CONCURRENT, Characteristics.UNORDERED));
  }

  private static <T, K, U, M extends Map<K, U>> Collector<T, ?, M> mergedKeys(
      Function<? super T, ? extends K> keyMapper,
      Function<? super T, ? extends U> valueMapper,
      BinaryOperator<U> op,
      Supplier<M> factory,
      Set<Characteristics> further) {
    return Collectors.<T, M>simple(
        factory,
        (m, v) -> m.merge(keyMapper.apply(v), valueMapper.apply(v), op),
        (m, n) -> Collectors.<K, U, M>merged(m, n, op),
        further);
  }

  private static <T, K, U, M extends Map<K, U>> Collector<T, ?, M> uniqueKeys(
      Function<? super T, ? extends K> keyMapper,
      Function<? super T, ? extends U> valueMapper,
      Supplier<M> factory,
      Set<Characteristics> further) {
    Objects.requireNonNull(keyMapper);
    Objects.requireNonNull(valueMapper);
    return Collectors.<T, M>simple(
        factory,
        (m, v) -> putNew(m, keyMapper.apply(v), valueMapper.apply(v)),
        (m, n) -> {
          n.forEach((k, u) -> putNew(m, k, u));
          return m;
        },
        further);
  }

  private static <K, U> void putNew(Map<K, U> map, K key, U value) {
    U old = map.putIfAbsent(key, Objects.requireNonNull(value));
    if (old != null) {
      throw new IllegalStateException(String.format(
          "Duplicate key %s (attempted merging values %s and %s)", key, old, value));
    }
  }
}
