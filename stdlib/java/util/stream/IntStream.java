package java.util.stream;

import braid.internal.stream.IntPipeline;
import braid.internal.stream.Sink;
import braid.internal.stream.Source;
import braid.internal.stream.Sources;
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
import java.util.function.IntSupplier;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;

/** Ints on their way from a source through steps to an end, as in a Stream. */
public interface IntStream extends BaseStream<Integer, IntStream> {
  IntStream filter(IntPredicate predicate);

  IntStream map(IntUnaryOperator mapper);

  <U> Stream<U> mapToObj(IntFunction<? extends U> mapper);

  LongStream mapToLong(IntToLongFunction mapper);

  DoubleStream mapToDouble(IntToDoubleFunction mapper);

  IntStream flatMap(IntFunction<? extends IntStream> mapper);

  IntStream mapMulti(IntMapMultiConsumer mapper);

  IntStream distinct();

  IntStream sorted();

  IntStream peek(IntConsumer action);

  IntStream limit(long maxSize);

  IntStream skip(long n);

  IntStream takeWhile(IntPredicate predicate);

  IntStream dropWhile(IntPredicate predicate);

  void forEach(IntConsumer action);

  void forEachOrdered(IntConsumer action);

  int[] toArray();

  int reduce(int identity, IntBinaryOperator op);

  OptionalInt reduce(IntBinaryOperator op);

  <R> R collect(
      Supplier<R> supplier, ObjIntConsumer<R> accumulator, BiConsumer<R, R> combiner);

  int sum();

  OptionalInt min();

  OptionalInt max();

  long count();

  OptionalDouble average();

  IntSummaryStatistics summaryStatistics();

  boolean anyMatch(IntPredicate predicate);

  boolean allMatch(IntPredicate predicate);

  boolean noneMatch(IntPredicate predicate);

  OptionalInt findFirst();

  OptionalInt findAny();

  LongStream asLongStream();

  DoubleStream asDoubleStream();

  Stream<Integer> boxed();

  @Override IntStream sequential();

  @Override IntStream parallel();

  @Override PrimitiveIterator.OfInt iterator();

  static Builder builder() {
    return IntPipeline.builder();
  }

  static IntStream empty() {
    return of(new int[0]);
  }

  static IntStream of(int t) {
    return of(new int[] {t});
  }

  static IntStream of(int... values) {
    return new IntPipeline(Sources.of(values, 0, values.length));
  }

  static IntStream iterate(int seed, IntUnaryOperator f) {
    return iterate(seed, v -> true, f);
  }

  static IntStream iterate(int seed, IntPredicate hasNext, IntUnaryOperator next) {
    Objects.requireNonNull(next);
    Objects.requireNonNull(hasNext);
    return new IntPipeline(new Source() {
      private int value = seed;
      private boolean begun;
      private boolean ended;

      @Override
      public boolean next(Sink to) {
        if (ended) {
          return false;
        }
        if (begun) {
          value = next.applyAsInt(value);
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

  static IntStream generate(IntSupplier s) {
    Objects.requireNonNull(s);
    return new IntPipeline(Source.of(to -> {
      to.accept(s.getAsInt());
      return true;
    }));
  }

  static IntStream range(int startInclusive, int endExclusive) {
    return new IntPipeline(Sources.ints(startInclusive, endExclusive, false));
  }

  static IntStream rangeClosed(int startInclusive, int endInclusive) {
    return new IntPipeline(Sources.ints(startInclusive, endInclusive, true));
  }

  static IntStream concat(IntStream a, IntStream b) {
    return IntPipeline.concat(a, b);
  }

  /** Takes ints one by one, then makes a stream of them. */
  interface Builder extends IntConsumer {
    @Override void accept(int t);

    default Builder add(int t) {
      accept(t);
      return this;
    }

    IntStream build();
  }

  /** Gives any number of ints for one. */
  @FunctionalInterface
  interface IntMapMultiConsumer {
    void accept(int value, IntConsumer ic);
  }
}
