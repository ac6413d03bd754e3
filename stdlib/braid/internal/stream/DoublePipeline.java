package braid.internal.stream;

import java.util.DoubleSummaryStatistics;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.PrimitiveIterator;
import java.util.function.BiConsumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleFunction;
import java.util.function.DoublePredicate;
import java.util.function.DoubleToIntFunction;
import java.util.function.DoubleToLongFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ObjDoubleConsumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.DoubleStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** A stream of doubles. */
public final class DoublePipeline extends Pipeline<Double, DoubleStream> implements DoubleStream {
  public DoublePipeline(Source source) {
    super(source);
  }

  DoublePipeline(Pipeline<?, ?> previous, int keeps, Link link) {
    super(previous, keeps, link);
  }

  private DoublePipeline step(int keeps, Step.DoubleWork work) {
    return new DoublePipeline(this, keeps, next -> Step.ofDouble(next, work));
  }

  private <R> Stream<R> refStep(int keeps, Step.DoubleWork work) {
    return new RefPipeline<R>(this, keeps, next -> Step.ofDouble(next, work));
  }

  private DoublePipeline slice(long skip, long most) {
    DoublePipeline after = new DoublePipeline(this, BOTH, next -> new Slice(next, skip, most));
    after.setSlice(skip, most);
    return after;
  }

  // Steps.

  @Override
  public DoubleStream unordered() {
    return this;
  }

  @Override
  public DoubleStream filter(DoublePredicate predicate) {
    Objects.requireNonNull(predicate);
    return step(ORDER, (v, next) -> {
      if (predicate.test(v)) {
        next.accept(v);
      }
    });
  }

  @Override
  public DoubleStream map(DoubleUnaryOperator mapper) {
    Objects.requireNonNull(mapper);
    return step(SIZE, (v, next) -> next.accept(mapper.applyAsDouble(v)));
  }

  @Override
  public <U> Stream<U> mapToObj(DoubleFunction<? extends U> mapper) {
    Objects.requireNonNull(mapper);
    return this.<U>refStep(SIZE, (v, next) -> next.accept((Object) mapper.apply(v)));
  }

  @Override
  public LongStream mapToLong(DoubleToLongFunction mapper) {
    Objects.requireNonNull(mapper);
    Step.DoubleWork work = (v, next) -> next.accept(mapper.applyAsLong(v));
    return new LongPipeline(this, SIZE, next -> Step.ofDouble(next, work));
  }

  @Override
  public IntStream mapToInt(DoubleToIntFunction mapper) {
    Objects.requireNonNull(mapper);
    Step.DoubleWork work = (v, next) -> next.accept(mapper.applyAsInt(v));
    return new IntPipeline(this, SIZE, next -> Step.ofDouble(next, work));
  }

  @Override
  public Stream<Double> boxed() {
    return this.<Double>refStep(BOTH, (v, next) -> next.accept((Object) Double.valueOf(v)));
  }

  @Override
  public DoubleStream flatMap(DoubleFunction<? extends DoubleStream> mapper) {
    Objects.requireNonNull(mapper);
    return step(0, (v, next) -> feed(mapper.apply(v), next));
  }

  @Override
  public DoubleStream mapMulti(DoubleMapMultiConsumer mapper) {
    Objects.requireNonNull(mapper);
    return step(0, (v, next) -> mapper.accept(v, next));
  }

  @Override
  public DoubleStream distinct() {
    return boxed().distinct().mapToDouble(Double::doubleValue);
  }

  @Override
  public DoubleStream sorted() {
    if (inOrder()) {
      return step(BOTH, (v, next) -> next.accept(v));
    }
    DoublePipeline after = new DoublePipeline(this, SIZE, Doubles::sorter);
    after.setInOrder();
    return after;
  }

  @Override
  public DoubleStream peek(DoubleConsumer action) {
    Objects.requireNonNull(action);
    return step(BOTH, (v, next) -> {
      action.accept(v);
      next.accept(v);
    });
  }

  @Override
  public DoubleStream limit(long maxSize) {
    if (maxSize < 0) {
      throw new IllegalArgumentException(Long.toString(maxSize));
    }
    return slice(0, maxSize);
  }

  @Override
  public DoubleStream skip(long n) {
    if (n < 0) {
      throw new IllegalArgumentException(Long.toString(n));
    }
    return n == 0 ? this : slice(n, -1);
  }

  @Override
  public DoubleStream takeWhile(DoublePredicate predicate) {
    Objects.requireNonNull(predicate);
    Step.Flag over = new Step.Flag();
    Step.DoubleWork work = (v, next) -> {
      over.set = over.set || !predicate.test(v);
      if (!over.set) {
        next.accept(v);
      }
    };
    DoublePipeline after = new DoublePipeline(this, ORDER, next -> Step.ofDouble(next, over, work));
    after.setStops();
    return after;
  }

  @Override
  public DoubleStream dropWhile(DoublePredicate predicate) {
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
  public PrimitiveIterator.OfDouble iterator() {
    return Iterators.ofDouble(asSource());
  }

  @Override
  public void forEach(DoubleConsumer action) {
    Objects.requireNonNull(action);
    run(Step.ofDouble(Sink.NOWHERE, (v, next) -> action.accept(v)));
  }

  @Override
  public void forEachOrdered(DoubleConsumer action) {
    forEach(action);
  }

  @Override
  public double[] toArray() {
    Doubles all = new Doubles();
    run(all);
    return all.toArray();
  }

  @Override
  public double reduce(double identity, DoubleBinaryOperator op) {
    Objects.requireNonNull(op);
    double[] result = {identity};
    forEach(v -> result[0] = op.applyAsDouble(result[0], v));
    return result[0];
  }

  @Override
  public OptionalDouble reduce(DoubleBinaryOperator op) {
    Objects.requireNonNull(op);
    double[] result = new double[1];
    Step.Flag some = new Step.Flag();
    forEach(v -> {
      result[0] = some.set ? op.applyAsDouble(result[0], v) : v;
      some.set = true;
    });
    return some.set ? OptionalDouble.of(result[0]) : OptionalDouble.empty();
  }

  @Override
  public <R> R collect(
      Supplier<R> supplier, ObjDoubleConsumer<R> accumulator, BiConsumer<R, R> combiner) {
    Objects.requireNonNull(accumulator);
    Objects.requireNonNull(combiner);
    R container = supplier.get();
    forEach(v -> accumulator.accept(container, v));
    return container;
  }

  @Override
  public double sum() {
    return summaryStatistics().getSum();
  }

  @Override
  public OptionalDouble min() {
    return reduce(Math::min);
  }

  @Override
  public OptionalDouble max() {
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
    DoubleSummaryStatistics all = summaryStatistics();
    return all.getCount() > 0 ? OptionalDouble.of(all.getAverage()) : OptionalDouble.empty();
  }

  @Override
  public DoubleSummaryStatistics summaryStatistics() {
    DoubleSummaryStatistics all = new DoubleSummaryStatistics();
    forEach(all);
    return all;
  }

  @Override
  public boolean anyMatch(DoublePredicate predicate) {
    Objects.requireNonNull(predicate);
    Step.Flag found = new Step.Flag();
    search(
        Step.ofDouble(Sink.NOWHERE, found, (v, next) -> found.set = found.set || predicate.test(v)));
    return found.set;
  }

  @Override
  public boolean allMatch(DoublePredicate predicate) {
    return !anyMatch(predicate.negate());
  }

  @Override
  public boolean noneMatch(DoublePredicate predicate) {
    return !anyMatch(predicate);
  }

  @Override
  public OptionalDouble findFirst() {
    double[] first = new double[1];
    Step.Flag found = new Step.Flag();
    search(Step.ofDouble(Sink.NOWHERE, found, (v, next) -> {
      first[0] = found.set ? first[0] : v;
      found.set = true;
    }));
    return found.set ? OptionalDouble.of(first[0]) : OptionalDouble.empty();
  }

  @Override
  public OptionalDouble findAny() {
    return findFirst();
  }

  // Making some.

  public static DoubleStream.Builder builder() {
    Doubles items = new Doubles();
    return new DoubleStream.Builder() {
      private boolean built;

      private void check() {
        if (built) {
          throw new IllegalStateException();
        }
      }

      @Override
      public void accept(double t) {
        check();
        items.accept(t);
      }

      @Override
      public DoubleStream build() {
        check();
        built = true;
        return DoubleStream.of(items.toArray());
      }
    };
  }

  /** The elements of both; closing it closes both. */
  public static DoubleStream concat(DoubleStream a, DoubleStream b) {
    Objects.requireNonNull(a);
    Objects.requireNonNull(b);
    DoubleStream both = new DoublePipeline(both(a, b));
    return joined(both, a, b);
  }
}
