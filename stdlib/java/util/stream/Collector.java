package java.util.stream;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Supplier;

/** How elements are gathered into a container, and what becomes of it in the end. */
public interface Collector<T, A, R> {
  /** What may be assumed of a collector. */
  enum Characteristics { CONCURRENT, UNORDERED, IDENTITY_FINISH }

  Supplier<A> supplier();

  BiConsumer<A, T> accumulator();

  BinaryOperator<A> combiner();

  Function<A, R> finisher();

  Set<Characteristics> characteristics();

  @SuppressWarnings("unchecked")
  static <T, R> Collector<T, R, R> of(
      Supplier<R> supplier,
      BiConsumer<R, T> accumulator,
      BinaryOperator<R> combiner,
      Characteristics... characteristics) {
    Objects.requireNonNull(supplier);
    Objects.requireNonNull(accumulator);
    Objects.requireNonNull(combiner);
    Set<Characteristics> all = new HashSet<Characteristics>(Arrays.asList(characteristics));
    all.add(Characteristics.IDENTITY_FINISH);
    return new Gathering<T, R, R>(supplier, accumulator, combiner, r -> r, all);
  }

  static <T, A, R> Collector<T, A, R> of(
      Supplier<A> supplier,
      BiConsumer<A, T> accumulator,
      BinaryOperator<A> combiner,
      Function<A, R> finisher,
      Characteristics... characteristics) {
    Objects.requireNonNull(supplier);
    Objects.requireNonNull(accumulator);
    Objects.requireNonNull(combiner);
    Objects.requireNonNull(finisher);
    return new Gathering<T, A, R>(
        supplier,
        accumulator,
        combiner,
        finisher,
        new HashSet<Characteristics>(Arrays.asList(characteristics)));
  }
}
