package braid.internal.stream;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.stream.Collector;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** A stream of objects. */
public final class RefPipeline<T> extends Pipeline<T, Stream<T>> implements Stream<T> {
  public RefPipeline(Source source) {
    super(source);
  }

  RefPipeline(Pipeline<?, ?> previous, int keeps, Link link) {
    super(previous, keeps, link);
  }

  private <R> RefPipeline<R> step(int keeps, Step.Work<T> work) {
    return new RefPipeline<R>(this, keeps, next -> Step.of(next, work));
  }

  private IntStream intStep(int keeps, Step.Work<T> work) {
    return new IntPipeline(this, keeps, next -> Step.of(next, work));
  }

  private LongStream longStep(int keeps, Step.Work<T> work) {
    return new LongPipeline(this, keeps, next -> Step.of(next, work));
  }

  private DoubleStream doubleStep(int keeps, Step.Work<T> work) {
    return new DoublePipeline(this, keeps, next -> Step.of(next, work));
  }

  private RefPipeline<T> slice(long skip, long most) {
    RefPipeline<T> after =
        new RefPipeline<T>(this, BOTH, next -> new Slice(next, skip, most));
    after.setSlice(skip, most);
    return after;
  }

  // Steps.

  @Override
  public Stream<T> unordered() {
    return this;
  }

  @Override
  public Stream<T> filter(Predicate<? super T> predicate) {
    Objects.requireNonNull(predicate);
    return this.<T>step(ORDER, (v, next) -> {
      if (predicate.test(v)) {
        next.accept(v);
      }
    });
  }

  @Override
  public <R> Stream<R> map(Function<? super T, ? extends R> mapper) {
    Objects.requireNonNull(mapper);
    return this.<R>step(SIZE, (v, next) -> next.accept((Object) mapper.apply(v)));
  }

  @Override
  public IntStream mapToInt(ToIntFunction<? super T> mapper) {
    Objects.requireNonNull(mapper);
    return intStep(SIZE, (v, next) -> next.accept(mapper.applyAsInt(v)));
  }

  @Override
  public LongStream mapToLong(ToLongFunction<? super T> mapper) {
    Objects.requireNonNull(mapper);
    return longStep(SIZE, (v, next) -> next.accept(mapper.applyAsLong(v)));
  }

  @Override
  public DoubleStream mapToDouble(ToDoubleFunction<? super T> mapper) {
    Objects.requireNonNull(mapper);
    return doubleStep(SIZE, (v, next) -> next.accept(mapper.applyAsDouble(v)));
  }

  @Override
  public <R> Stream<R> flatMap(Function<? super T, ? extends Stream<? extends R>> mapper) {
    Objects.requireNonNull(mapper);
    return this.<R>step(0, (v, next) -> feed(mapper.apply(v), next));
  }

  @Override
  public IntStream flatMapToInt(Function<? super T, ? extends IntStream> mapper) {
    Objects.requireNonNull(mapper);
    return intStep(0, (v, next) -> feed(mapper.apply(v), next));
  }

  @Override
  public LongStream flatMapToLong(Function<? super T, ? extends LongStream> mapper) {
    Objects.requireNonNull(mapper);
    return longStep(0, (v, next) -> feed(mapper.apply(v), next));
  }

  @Override
  public DoubleStream flatMapToDouble(Function<? super T, ? extends DoubleStream> mapper) {
    Objects.requireNonNull(mapper);
    return doubleStep(0, (v, next) -> feed(mapper.apply(v), next));
  }

  @Override
  @SuppressWarnings("unchecked")
  public <R> Stream<R> mapMulti(BiConsumer<? super T, ? super Consumer<R>> mapper) {
    Objects.requireNonNull(mapper);
    return this.<R>step(0, (v, next) -> mapper.accept(v, (Consumer<R>) (Consumer<?>) next));
  }

  @Override
  public IntStream mapMultiToInt(BiConsumer<? super T, ? super IntConsumer> mapper) {
    Objects.requireNonNull(mapper);
    return intStep(0, (v, next) -> mapper.accept(v, next));
  }

  @Override
  public LongStream mapMultiToLong(BiConsumer<? super T, ? super LongConsumer> mapper) {
    Objects.requireNonNull(mapper);
    return longStep(0, (v, next) -> mapper.accept(v, next));
  }

  @Override
  public DoubleStream mapMultiToDouble(BiConsumer<? super T, ? super DoubleConsumer> mapper) {
    Objects.requireNonNull(mapper);
    return doubleStep(0, (v, next) -> mapper.accept(v, next));
  }

  @Override
  public Stream<T> distinct() {
    Set<T> seen = new HashSet<T>();
    return this.<T>step(ORDER, (v, next) -> {
      if (seen.add(v)) {
        next.accept(v);
      }
    });
  }

  @Override
  @SuppressWarnings("unchecked")
  public Stream<T> sorted() {
    if (inOrder()) {
      return this.<T>step(BOTH, (v, next) -> next.accept(v));
    }
    RefPipeline<T> after = sortedBy((Comparator<T>) (Comparator<?>) Comparator.naturalOrder());
    after.setInOrder();
    return after;
  }

  @Override
  public Stream<T> sorted(Comparator<? super T> comparator) {
    return sortedBy(Objects.requireNonNull(comparator));
  }

  private RefPipeline<T> sortedBy(Comparator<? super T> comparator) {
    return new RefPipeline<T>(this, SIZE, next -> new Sorter<T>(next, comparator));
  }

  /** Keeps all elements; after the last one it gives them on, sorted. */
  private static final class Sorter<T> extends Sink {
    private final Sink next;
    private final Comparator<? super T> comparator;
    private final List<T> items = new ArrayList<T>();

    Sorter(Sink next, Comparator<? super T> comparator) {
      this.next = next;
      this.comparator = comparator;
    }

    @Override
    @SuppressWarnings("unchecked")
    public void accept(Object value) {
      items.add((T) value);
    }

    @Override
    public void end() {
      items.sort(comparator);
      for (int i = 0; i < items.size() && !next.done(); i++) {
        next.accept((Object) items.get(i));
      }
      next.end();
    }
  }

  @Override
  public Stream<T> peek(Consumer<? super T> action) {
    Objects.requireNonNull(action);
    return this.<T>step(BOTH, (v, next) -> {
      action.accept(v);
      next.accept(v);
    });
  }

  @Override
  public Stream<T> limit(long maxSize) {
    if (maxSize < 0) {
      throw new IllegalArgumentException(Long.toString(maxSize));
    }
    return slice(0, maxSize);
  }

  @Override
  public Stream<T> skip(long n) {
    if (n < 0) {
      throw new IllegalArgumentException(Long.toString(n));
    }
    return n == 0 ? this : slice(n, -1);
  }

  @Override
  public Stream<T> takeWhile(Predicate<? super T> predicate) {
    Objects.requireNonNull(predicate);
    Step.Flag over = new Step.Flag();
    Step.Work<T> work = (v, next) -> {
      over.set = over.set || !predicate.test(v);
      if (!over.set) {
        next.accept(v);
      }
    };
    RefPipeline<T> after = new RefPipeline<T>(this, ORDER, next -> Step.of(next, over, work));
    after.setStops();
    return after;
  }

  @Override
  public Stream<T> dropWhile(Predicate<? super T> predicate) {
    Objects.requireNonNull(predicate);
    Step.Flag begun = new Step.Flag();
    return this.<T>step(ORDER, (v, next) -> {
      begun.set = begun.set || !predicate.test(v);
      if (begun.set) {
        next.accept(v);
      }
    });
  }

  // Ends.

  @Override
  public Iterator<T> iterator() {
    return Iterators.of(asSource());
  }

  @Override
  public void forEach(Consumer<? super T> action) {
    Objects.requireNonNull(action);
    run(Step.<T>of(Sink.NOWHERE, (v, next) -> action.accept(v)));
  }

  @Override
  public void forEachOrdered(Consumer<? super T> action) {
    forEach(action);
  }

  private List<T> list() {
    List<T> items = new ArrayList<T>();
    forEach(items::add);
    return items;
  }

  @Override
  public Object[] toArray() {
    return list().toArray();
  }

  @Override
  @SuppressWarnings("unchecked")
  public <A> A[] toArray(IntFunction<A[]> generator) {
    List<T> items = list();
    Object[] a = generator.apply(items.size());
    for (int i = 0; i < a.length; i++) {
      a[i] = items.get(i);
    }
    return (A[]) a;
  }

  @Override
  public List<T> toList() {
    return Collections.unmodifiableList(list());
  }

  @Override
  public T reduce(T identity, BinaryOperator<T> accumulator) {
    return this.<T>reduce(identity, accumulator, accumulator);
  }

  @Override
  public <U> U reduce(
      U identity, BiFunction<U, ? super T, U> accumulator, BinaryOperator<U> combiner) {
    Objects.requireNonNull(accumulator);
    Objects.requireNonNull(combiner);
    Step.Found<U> result = new Step.Found<U>();
    result.set(identity);
    forEach(v -> result.value = accumulator.apply(result.value, v));
    return result.value;
  }

  @Override
  public Optional<T> reduce(BinaryOperator<T> accumulator) {
    Objects.requireNonNull(accumulator);
    Step.Found<T> result = new Step.Found<T>();
    forEach(v -> result.set(result.set ? accumulator.apply(result.value, v) : v));
    return result.set ? Optional.of(result.value) : Optional.empty();
  }

  @Override
  public <R> R collect(
      Supplier<R> supplier, BiConsumer<R, ? super T> accumulator, BiConsumer<R, R> combiner) {
    Objects.requireNonNull(accumulator);
    Objects.requireNonNull(combiner);
    R container = supplier.get();
    forEach(v -> accumulator.accept(container, v));
    return container;
  }

  @Override
  @SuppressWarnings("unchecked")
  public <R, A> R collect(Collector<? super T, A, R> collector) {
    A container = collector.supplier().get();
    BiConsumer<A, ? super T> accumulator = collector.accumulator();
    forEach(v -> accumulator.accept(container, v));
    if (collector.characteristics().contains(Collector.Characteristics.IDENTITY_FINISH)) {
      return (R) container;
    }
    return collector.finisher().apply(container);
  }

  @Override
  public Optional<T> min(Comparator<? super T> comparator) {
    return reduce(BinaryOperator.minBy(comparator));
  }

  @Override
  public Optional<T> max(Comparator<? super T> comparator) {
    return reduce(BinaryOperator.maxBy(comparator));
  }

  /** The steps are not run if the number is known without. */
  @Override
  public long count() {
    long size = size();
    if (size >= 0) {
      use();
      return size;
    }
    long[] count = new long[1];
    forEach(v -> count[0]++);
    return count[0];
  }

  @Override
  public boolean anyMatch(Predicate<? super T> predicate) {
    Objects.requireNonNull(predicate);
    Step.Flag found = new Step.Flag();
    search(Step.<T>of(Sink.NOWHERE, found, (v, next) -> found.set = found.set || predicate.test(v)));
    return found.set;
  }

  @Override
  public boolean allMatch(Predicate<? super T> predicate) {
    Objects.requireNonNull(predicate);
    return !anyMatch(v -> !predicate.test(v));
  }

  @Override
  public boolean noneMatch(Predicate<? super T> predicate) {
    return !anyMatch(predicate);
  }

  @Override
  public Optional<T> findFirst() {
    Step.Found<T> first = new Step.Found<T>();
    search(Step.<T>of(Sink.NOWHERE, first, (v, next) -> {
      if (!first.set) {
        first.set(v);
      }
    }));
    return first.set ? Optional.of(first.value) : Optional.empty();
  }

  @Override
  public Optional<T> findAny() {
    return findFirst();
  }

  /** The elements of both; closing it closes both. */
  public static <T> Stream<T> concat(Stream<? extends T> a, Stream<? extends T> b) {
    Objects.requireNonNull(a);
    Objects.requireNonNull(b);
    Stream<T> both = new RefPipeline<T>(both(a, b));
    return joined(both, a, b);
  }
}
