package braid.internal.stream;

import java.util.LongSummaryStatistics;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.PrimitiveIterator;
import java.util.function.BiConsumer;
import java.util.function.LongBinaryOperator;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.function.LongToDoubleFunction;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.ObjLongConsumer;
import java.util.function.Supplier;
import java.util.stream.DoubleStream;
import java.util.stream.LongStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A stream of longs. */
public final class LongPipeline extends Pipeline<Long, LongStream> implements LongStream {
  public LongPipeline(Source source) {
    super(source);
  }

  LongPipeline(Pipeline<?, ?> previous, int keeps, Link link) {
    super(previous, keeps, link);
  }

  private LongPipeline step(int keeps, Step.LongWork work) {
    return new LongPipeline(this, keeps, next -> Step.ofLong(next, work));
  }

  private <R> Stream<R> refStep(int keeps, Step.LongWork work) {
    return new RefPipeline<R>(this, keeps, next -> Step.ofLong(next, work));
  }

  private LongPipeline slice(long skip, long most) {
    LongPipeline after = new LongPipeline(this, BOTH, next -> new Slice(next, skip, most));
    after.setSlice(skip, most);
    return after;
  }

  // Steps.

  @Override
  public LongStream unordered() {
    return this;
  }

  @Override
  public LongStream filter(LongPredicate predicate) {
    Objects.requireNonNull(predicate);
    return step(ORDER, (v, next) -> {
      if (predicate.test(v)) {
        next.accept(v);
      }
    });
  }

  @Override
  public LongStream map(LongUnaryOperator mapper) {
    Objects.requireNonNull(mapper);
    return step(SIZE, (v, next) -> next.accept(mapper.applyAsLong(v)));
  }

  @Override
  public <U> Stream<U> mapToObj(LongFunction<? extends U> mapper) {
    Objects.requireNonNull(mapper);
    return this.<U>refStep(SIZE, (v, next) -> next.accept((Object) mapper.apply(v)));
  }

  @Override
  public IntStream mapToInt(LongToIntFunction mapper) {
    Objects.requireNonNull(mapper);
    Step.LongWork work = (v, next) -> next.accept(mapper.applyAsInt(v));
    return new IntPipeline(this, SIZE, next -> Step.ofLong(next, work));
  }

  @Override
  public DoubleStream mapToDouble(LongToDoubleFunction mapper) {
    Objects.requireNonNull(mapper);
    Step.LongWork work = (v, next) -> next.accept(mapper.applyAsDouble(v));
    return new DoublePipeline(this, SIZE, next -> Step.ofLong(next, work));
  }

  @Override
  public DoubleStream asDoubleStream() {
    Step.LongWork work = (v, next) -> next.accept((double) v);
    return new DoublePipeline(this, BOTH, next -> Step.ofLong(next, work));
  }

  @Override
  public Stream<Long> boxed() {
    return this.<Long>refStep(BOTH, (v, next) -> next.accept((Object) Long.valueOf(v)));
  }

  @Override
  public LongStream flatMap(LongFunction<? extends LongStream> mapper) {
    Objects.requireNonNull(mapper);
    return step(0, (v, next) -> feed(mapper.apply(v), next));
  }

  @Override
  public LongStream mapMulti(LongMapMultiConsumer mapper) {
    Objects.requireNonNull(mapper);
    return step(0, (v, next) -> mapper.accept(v, next));
  }

  @Override
  public LongStream distinct() {
    return boxed().distinct().mapToLong(Long::longValue);
  }

  @Override
  public LongStream sorted() {
    if (inOrder()) {
      return step(BOTH, (v, next) -> next.accept(v));
    }
    LongPipeline after = new LongPipeline(this, SIZE, Longs::sorter);
    after.setInOrder();
    return after;
  }

  @Override
  public LongStream peek(LongConsumer action) {
    Objects.requireNonNull(action);
    return step(BOTH, (v, next) -> {
      action.accept(v);
      next.accept(v);
    });
  }

  @Override
  public LongStream limit(long maxSize) {
    if (maxSize < 0) {
      throw new IllegalArgumentException(Long.toString(maxSize));
    }
    return slice(0, maxSize);
  }

  @Override
  public LongStream skip(long n) {
    if (n < 0) {
      throw new IllegalArgumentException(Long.toString(n));
    }
    return n == 0 ? this : slice(n, -1);
  }

  @Override
  public LongStream takeWhile(LongPredicate predicate) {
    Objects.requireNonNull(predicate);
    Step.Flag over = new Step.Flag();
    Step.LongWork work = (v, next) -> {
      over.set = over.set || !predicate.test(v);
      if (!over.set) {
        next.accept(v);
      }
    };
    LongPipeline after = new LongPipeline(this, ORDER, next -> Step.ofLong(next, over, work));
    after.setStops();
    return after;
  }

  @Override
  public LongStream dropWhile(LongPredicate predicate) {
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
  public PrimitiveIterator.OfLong iterator() {
    return Iterators.ofLong(asSource());
  }

  @Override
  public void forEach(LongConsumer action) {
    Objects.requireNonNull(action);
    run(Step.ofLong(Sink.NOWHERE, (v, next) -> action.accept(v)));
  }

  @Override
  public void forEachOrdered(LongConsumer action) {
    forEach(action);
  }

  @Override
  public long[] toArray() {
    Longs all = new Longs();
    run(all);
    return all.toArray();
  }

  @Override
  public long reduce(long identity, LongBinaryOperator op) {
    Objects.requireNonNull(op);
    long[] result = {identity};
    forEach(v -> result[0] = op.applyAsLong(result[0], v));
    return result[0];
  }

  @Override
  public OptionalLong reduce(LongBinaryOperator op) {
    Objects.requireNonNull(op);
    long[] result = new long[1];
    Step.Flag some = new Step.Flag();
    forEach(v -> {
      result[0] = some.set ? op.applyAsLong(result[0], v) : v;
      some.set = true;
    });
    return some.set ? OptionalLong.of(result[0]) : OptionalLong.empty();
  }

  @Override
  public <R> R collect(
      Supplier<R> supplier, ObjLongConsumer<R> accumulator, BiConsumer<R, R> combiner) {
    Objects.requireNonNull(accumulator);
    Objects.requireNonNull(combiner);
    R container = supplier.get();
    forEach(v -> accumulator.accept(container, v));
    return container;
  }

  @Override
  public long sum() {
    return reduce(0, Long::sum);
  }

  @Override
  public OptionalLong min() {
    return reduce(Math::min);
  }

  @Override
  public OptionalLong max() {
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
    LongSummaryStatistics all = summaryStatistics();
    return all.getCount() > 0 ? OptionalDouble.of(all.getAverage()) : OptionalDouble.empty();
  }

  @Override
  public LongSummaryStatistics summaryStatistics() {
    LongSummaryStatistics all = new LongSummaryStatistics();
    forEach(all);
    return all;
  }

  @Override
  public boolean anyMatch(LongPredicate predicate) {
    Objects.requireNonNull(predicate);
    Step.Flag found = new Step.Flag();
    search(
        Step.ofLong(Sink.NOWHERE, found, (v, next) -> found.set = found.set || predicate.test(v)));
    return found.set;
  }

  @Override
  public boolean allMatch(LongPredicate predicate) {
    return !anyMatch(predicate.negate());
  }

  @Override
  public boolean noneMatch(LongPredicate predicate) {
    return !anyMatch(predicate);
  }

  @Override
  public OptionalLong findFirst() {
    long[] first = new long[1];
    Step.Flag found = new Step.Flag();
    search(Step.ofLong(Sink.NOWHERE, found, (v, next) -> {
      first[0] = found.set ? first[0] : v;
      found.set = true;
    }));
    return found.set ? OptionalLong.of(first[0]) : OptionalLong.empty();
  }

  @Override
  public OptionalLong findAny() {
    return findFirst();
  }

  // Making some.

  public static LongStream.Builder builder() {
    Longs items = new Longs();
    return new LongStream.Builder() {
      private boolean built;

      private void check() {
        if (built) {
          throw new IllegalStateException();
        }
      }

      @Override
      public void accept(long t) {
        check();
        items.accept(t);
      }

      @Override
      public LongStream build() {
        check();
        built = true;
        return LongStream.of(items.toArray());
      }
    };
  }

  /** The elements of both; closing it closes both. */
  public static LongStream concat(LongStream a, LongStream b) {
    Objects.requireNonNull(a);
    Objects.requireNonNull(b);
    LongStream both = new LongPipeline(both(a, b));
    return joined(both, a, b);
  }
}
