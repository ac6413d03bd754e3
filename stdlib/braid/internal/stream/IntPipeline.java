package braid.internal.stream;

import java.util.IntSummaryStatistics;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.PrimitiveIterator;
import java.util.function.BiConsumer;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** A stream of ints. */
public final class IntPipeline extends Pipeline<Integer, IntStream> implements IntStream {
  public IntPipeline(Source source) {
    super(source);
  }

  IntPipeline(Pipeline<?, ?> previous, int keeps, Link link) {
    super(previous, keeps, link);
  }

  private IntPipeline step(int keeps, Step.IntWork work) {
    return new IntPipeline(this, keeps, next -> Step.ofInt(next, work));
  }

  private <R> Stream<R> refStep(int keeps, Step.IntWork work) {
    return new RefPipeline<R>(this, keeps, next -> Step.ofInt(next, work));
  }

  private IntPipeline slice(long skip, long most) {
    IntPipeline after = new IntPipeline(this, BOTH, next -> new Slice(next, skip, most));
    after.setSlice(skip, most);
    return after;
  }

  // Steps.

  @Override
  public IntStream unordered() {
    return this;
  }

  @Override
  public IntStream filter(IntPredicate predicate) {
    Objects.requireNonNull(predicate);
    return step(ORDER, (v, next) -> {
      if (predicate.test(v)) {
        next.accept(v);
      }
    });
  }

  @Override
  public IntStream map(IntUnaryOperator mapper) {
    Objects.requireNonNull(mapper);
    return step(SIZE, (v, next) -> next.accept(mapper.applyAsInt(v)));
  }

  @Override
  public <U> Stream<U> mapToObj(IntFunction<? extends U> mapper) {
    Objects.requireNonNull(mapper);
    return this.<U>refStep(SIZE, (v, next) -> next.accept((Object) mapper.apply(v)));
  }

  @Override
  public LongStream mapToLong(IntToLongFunction mapper) {
    Objects.requireNonNull(mapper);
    Step.IntWork work = (v, next) -> next.accept(mapper.applyAsLong(v));
    return new LongPipeline(this, SIZE, next -> Step.ofInt(next, work));
  }

  @Override
  public DoubleStream mapToDouble(IntToDoubleFunction mapper) {
    Objects.requireNonNull(mapper);
    Step.IntWork work = (v, next) -> next.accept(mapper.applyAsDouble(v));
    return new DoublePipeline(this, SIZE, next -> Step.ofInt(next, work));
  }

  @Override
  public LongStream asLongStream() {
    Step.IntWork work = (v, next) -> next.accept((long) v);
    return new LongPipeline(this, BOTH, next -> Step.ofInt(next, work));
  }

  @Override
  public DoubleStream asDoubleStream() {
    Step.IntWork work = (v, next) -> next.accept((double) v);
    return new DoublePipeline(this, BOTH, next -> Step.ofInt(next, work));
  }

  @Override
  public Stream<Integer> boxed() {
    return this.<Integer>refStep(BOTH, (v, next) -> next.accept((Object) Integer.valueOf(v)));
  }

  @Override
  public IntStream flatMap(IntFunction<? extends IntStream> mapper) {
    Objects.requireNonNull(mapper);
    return step(0, (v, next) -> feed(mapper.apply(v), next));
  }

  @Override
  public IntStream mapMulti(IntMapMultiConsumer mapper) {
    Objects.requireNonNull(mapper);
    return step(0, (v, next) -> mapper.accept(v, next));
  }

  @Override
  public IntStream distinct() {
    return boxed().distinct().mapToInt(Integer::intValue);
  }

  @Override
  public IntStream sorted() {
    if (inOrder()) {
      return step(BOTH, (v, next) -> next.accept(v));
    }
    IntPipeline after = new IntPipeline(this, SIZE, Ints::sorter);
    after.setInOrder();
    return after;
  }

  @Override
  public IntStream peek(IntConsumer action) {
    Objects.requireNonNull(action);
    return step(BOTH, (v, next) -> {
      action.accept(v);
      next.accept(v);
    });
  }

  @Override
  public IntStream limit(long maxSize) {
    if (maxSize < 0) {
      throw new IllegalArgumentException(Long.toString(maxSize));
    }
    return slice(0, maxSize);
  }

  @Override
  public IntStream skip(long n) {
    if (n < 0) {
      throw new IllegalArgumentException(Long.toString(n));
    }
    return n == 0 ? this : slice(n, -1);
  }

  @Override
  public IntStream takeWhile(IntPredicate predicate) {
    Objects.requireNonNull(predicate);
    Step.Flag over = new Step.Flag();
    Step.IntWork work = (v, next) -> {
      over.set = over.set || !predicate.test(v);
      if (!over.set) {
        next.accept(v);
      }
    };
    IntPipeline after = new IntPipeline(this, ORDER, next -> Step.ofInt(next, over, work));
    after.setStops();
    return after;
  }

  @Override
  public IntStream dropWhile(IntPredicate predicate) {
    Objects.requireNonNull(predicate);
    Step.Flag begun = new Step.Flag();
    return step(ORDER, (v, next) -> {
      begun.set = begun.set || !predicate.test(v);
      if (begun.set) {
        next.accept(v);
      }
    });
  }

  // Ends.

  @Override
  public PrimitiveIterator.OfInt iterator() {
    return Iterators.ofInt(asSource());
  }

  @Override
  public void forEach(IntConsumer action) {
    Objects.requireNonNull(action);
    run(Step.ofInt(Sink.NOWHERE, (v, next) -> action.accept(v)));
  }

  @Override
  public void forEachOrdered(IntConsumer action) {
    forEach(action);
  }

  @Override
  public int[] toArray() {
    Ints all = new Ints();
    run(all);
    return all.toArray();
  }

  @Override
  public int reduce(int identity, IntBinaryOperator op) {
    Objects.requireNonNull(op);
    int[] result = {identity};
    forEach(v -> result[0] = op.applyAsInt(result[0], v));
    return result[0];
  }

  @Override
  public OptionalInt reduce(IntBinaryOperator op) {
    Objects.requireNonNull(op);
    int[] result = new int[1];
    Step.Flag some = new Step.Flag();
    forEach(v -> {
      result[0] = some.set ? op.applyAsInt(result[0], v) : v;
      some.set = true;
    });
    return some.set ? OptionalInt.of(result[0]) : OptionalInt.empty();
  }

  @Override
  public <R> R collect(
      Supplier<R> supplier, ObjIntConsumer<R> accumulator, BiConsumer<R, R> combiner) {
    Objects.requireNonNull(accumulator);
    Objects.requireNonNull(combiner);
    R container = supplier.get();
    forEach(v -> accumulator.accept(container, v));
    return container;
  }

  @Override
  public int sum() {
    return reduce(0, Integer::sum);
  }

  @Override
  public OptionalInt min() {
    return reduce(Math::min);
  }

  @Override
  public OptionalInt max() {
    return reduce(Math::max);
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
  public OptionalDouble average() {
    IntSummaryStatistics all = summaryStatistics();
    return all.getCount() > 0 ? OptionalDouble.of(all.getAverage()) : OptionalDouble.empty();
  }

  @Override
  public IntSummaryStatistics summaryStatistics() {
    IntSummaryStatistics all = new IntSummaryStatistics();
    forEach(all);
    return all;
  }

  @Override
  public boolean anyMatch(IntPredicate predicate) {
    Objects.requireNonNull(predicate);
    Step.Flag found = new Step.Flag();
    search(
        Step.ofInt(Sink.NOWHERE, found, (v, next) -> found.set = found.set || predicate.test(v)));
    return found.set;
  }

  @Override
  public boolean allMatch(IntPredicate predicate) {
    return !anyMatch(predicate.negate());
  }

  @Override
  public boolean noneMatch(IntPredicate predicate) {
    return !anyMatch(predicate);
  }

  @Override
  public OptionalInt findFirst() {
    int[] first = new int[1];
    Step.Flag found = new Step.Flag();
    search(Step.ofInt(Sink.NOWHERE, found, (v, next) -> {
      first[0] = found.set ? first[0] : v;
      found.set = true;
    }));
    return found.set ? OptionalInt.of(first[0]) : OptionalInt.empty();
  }

  @Override
  public OptionalInt findAny() {
    return findFirst();
  }

  // Making some.

  public static IntStream.Builder builder() {
    Ints items = new Ints();
    return new IntStream.Builder() {
      private boolean built;

      private void check() {
        if (built) {
          throw new IllegalStateException();
        }
      }

      @Override
      public void accept(int t) {
        check();
        items.accept(t);
      }

      @Override
      public IntStream build() {
        check();
        built = true;
        return IntStream.of(items.toArray());
      }
    };
  }

  /** The elements of both; closing it closes both. */
  public static IntStream concat(IntStream a, IntStream b) {
    Objects.requireNonNull(a);
    Objects.requireNonNull(b);
    IntStream both = new IntPipeline(both(a, b));
    return joined(both, a, b);
  }
}
