package java.util.stream;

import braid.internal.stream.DoublePipeline;
import braid.internal.stream.Sink;
import braid.internal.stream.Source;
import braid.internal.stream.Sources;
import java.util.DoubleSummaryStatistics;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.PrimitiveIterator;
import java.util.function.BiConsumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleFunction;
import java.util.function.DoublePredicate;
import java.util.function.DoubleSupplier;
import java.util.function.DoubleToIntFunction;
import java.util.function.DoubleToLongFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ObjDoubleConsumer;
import java.util.function.Supplier;

/** Doubles on their way from a source through steps to an end, as in a Stream. */
public interface DoubleStream extends BaseStream<Double, DoubleStream> {
  DoubleStream filter(DoublePredicate predicate);

  DoubleStream map(DoubleUnaryOperator mapper);

  <U> Stream<U> mapToObj(DoubleFunction<? extends U> mapper);

  LongStream mapToLong(DoubleToLongFunction mapper);

  IntStream mapToInt(DoubleToIntFunction mapper);

  DoubleStream flatMap(DoubleFunction<? extends DoubleStream> mapper);

  DoubleStream mapMulti(DoubleMapMultiConsumer mapper);

  DoubleStream distinct();

  DoubleStream sorted();

  DoubleStream peek(DoubleConsumer action);

  DoubleStream limit(long maxSize);

  DoubleStream skip(long n);

  DoubleStream takeWhile(DoublePredicate predicate);

  DoubleStream dropWhile(DoublePredicate predicate);

  void forEach(DoubleConsumer action);

  void forEachOrdered(DoubleConsumer action);

  double[] toArray();

  double reduce(double identity, DoubleBinaryOperator op);

  OptionalDouble reduce(DoubleBinaryOperator op);

  <R> R collect(
      Supplier<R> supplier, ObjDoubleConsumer<R> accumulator, BiConsumer<R, R> combiner);

  double sum();

  OptionalDouble min();

  OptionalDouble max();

  long count();

  OptionalDouble average();

  DoubleSummaryStatistics summaryStatistics();

  boolean anyMatch(DoublePredicate predicate);

  boolean allMatch(DoublePredicate predicate);

  boolean noneMatch(DoublePredicate predicate);

  OptionalDouble findFirst();

  OptionalDouble findAny();

  Stream<Double> boxed();

  @Override DoubleStream sequential();

  @Override DoubleStream parallel();

  @Override PrimitiveIterator.OfDouble iterator();

  static Builder builder() {
    return DoublePipeline.builder();
  }

  static DoubleStream empty() {
    return of(new double[0]);
  }

  static DoubleStream of(double t) {
    return of(new double[] {t});
  }

  static DoubleStream of(double... values) {
    return new DoublePipeline(Sources.of(values, 0, values.length));
  }

  static DoubleStream iterate(double seed, DoubleUnaryOperator f) {
    return iterate(seed, v -> true, f);
  }

  static DoubleStream iterate(double seed, DoublePredicate hasNext, DoubleUnaryOperator next) {
    Objects.requireNonNull(next);
    Objects.requireNonNull(hasNext);
    return new DoublePipeline(new Source() {
      private double value = seed;
      private boolean begun;
      private boolean ended;

      @Override
      public boolean next(Sink to) {
        if (ended) {
          return false;
        }
        if (begun) {
          value = next.applyAsDouble(value);
        }
        begun = true;
        ended = !hasNext.test(value);
        if (!ended) {
          to.accept(value);
        }
        return !ended;
      }
    });
  }

  static DoubleStream generate(DoubleSupplier s) {
    Objects.requireNonNull(s);
    return new DoublePipeline(Source.of(to -> {
      to.accept(s.getAsDouble());
      return true;
    }));
  }

  static DoubleStream concat(DoubleStream a, DoubleStream b) {
    return DoublePipeline.concat(a, b);
  }

  /** Takes doubles one by one, then makes a stream of them. */
  interface Builder extends DoubleConsumer {
    @Override void accept(double t);

    default Builder add(double t) {
      accept(t);
      return this;
    }

    DoubleStream build();
  }

  /** Gives any number of doubles for one. */
  @FunctionalInterface
  interface DoubleMapMultiConsumer {
    void accept(double value, DoubleConsumer dc);
  }
}
