package java.util.stream;

import braid.internal.stream.LongPipeline;
import braid.internal.stream.Sink;
import braid.internal.stream.Source;
import braid.internal.stream.Sources;
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
import java.util.function.LongSupplier;
import java.util.function.LongToDoubleFunction;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.ObjLongConsumer;
import java.util.function.Supplier;

/** Longs on their way from a source through steps to an end, as in a Stream. */
public interface LongStream extends BaseStream<Long, LongStream> {
  LongStream filter(LongPredicate predicate);

  LongStream map(LongUnaryOperator mapper);

  <U> Stream<U> mapToObj(LongFunction<? extends U> mapper);

  IntStream mapToInt(LongToIntFunction mapper);

  DoubleStream mapToDouble(LongToDoubleFunction mapper);

  LongStream flatMap(LongFunction<? extends LongStream> mapper);

  LongStream mapMulti(LongMapMultiConsumer mapper);

  LongStream distinct();

  LongStream sorted();

  LongStream peek(LongConsumer action);

  LongStream limit(long maxSize);

  LongStream skip(long n);

  LongStream takeWhile(LongPredicate predicate);

  LongStream dropWhile(LongPredicate predicate);

  void forEach(LongConsumer action);

  void forEachOrdered(LongConsumer action);

  long[] toArray();

  long reduce(long identity, LongBinaryOperator op);

  OptionalLong reduce(LongBinaryOperator op);

  <R> R collect(
      Supplier<R> supplier, ObjLongConsumer<R> accumulator, BiConsumer<R, R> combiner);

  long sum();

  OptionalLong min();

  OptionalLong max();

  long count();

  OptionalDouble average();

  LongSummaryStatistics summaryStatistics();

  boolean anyMatch(LongPredicate predicate);

  boolean allMatch(LongPredicate predicate);

  boolean noneMatch(LongPredicate predicate);

  OptionalLong findFirst();

  OptionalLong findAny();

  DoubleStream asDoubleStream();

  Stream<Long> boxed();

  @Override LongStream sequential();

  @Override LongStream parallel();

  @Override PrimitiveIterator.OfLong iterator();

  static Builder builder() {
    return LongPipeline.builder();
  }

  static LongStream empty() {
    return of(new long[0]);
  }

  static LongStream of(long t) {
    return of(new long[] {t});
  }

  static LongStream of(long... values) {
    return new LongPipeline(Sources.of(values, 0, values.length));
  }

  static LongStream iterate(long seed, LongUnaryOperator f) {
    return iterate(seed, v -> true, f);
  }

  static LongStream iterate(long seed, LongPredicate hasNext, LongUnaryOperator next) {
    Objects.requireNonNull(next);
    Objects.requireNonNull(hasNext);
    return new LongPipeline(new Source() {
      private long value = seed;
      private boolean begun;
      private boolean ended;

      @Override
      public boolean next(Sink to) {
        if (ended) {
          return false;
        }
        if (begun) {
          value = next.applyAsLong(value);
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

  static LongStream generate(LongSupplier s) {
    Objects.requireNonNull(s);
    return new LongPipeline(Source.of(to -> {
      to.accept(s.getAsLong());
      return true;
    }));
  }

  static LongStream range(long startInclusive, long endExclusive) {
    return new LongPipeline(Sources.longs(startInclusive, endExclusive, false));
  }

  static LongStream rangeClosed(long startInclusive, long endInclusive) {
    return new LongPipeline(Sources.longs(startInclusive, endInclusive, true));
  }

  static LongStream concat(LongStream a, LongStream b) {
    return LongPipeline.concat(a, b);
  }

  /** Takes longs one by one, then makes a stream of them. */
  interface Builder extends LongConsumer {
    @Override void accept(long t);

    default Builder add(long t) {
      accept(t);
      return this;
    }

    LongStream build();
  }

  /** Gives any number of longs for one. */
  @FunctionalInterface
  interface LongMapMultiConsumer {
    void accept(long value, LongConsumer lc);
  }
}
