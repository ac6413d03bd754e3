package java.util;

import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** An order of the values of a type. */
@FunctionalInterface
public interface Comparator<T> {
  int compare(T o1, T o2);

  @Override boolean equals(Object obj);

  default Comparator<T> reversed() {
    return Collections.reverseOrder(this);
  }

  default Comparator<T> thenComparing(Comparator<? super T> other) {
    Objects.requireNonNull(other);
    return (T a, T b) -> {
      int r = compare(a, b);
      return r != 0 ? r : other.compare(a, b);
    };
  }

  default<U> Comparator<T> thenComparing(
      Function<? super T, ? extends U> keyExtractor, Comparator<? super U> keyComparator) {
    Comparator<T> second = Comparator.comparing(keyExtractor, keyComparator);
    return thenComparing(second);
  }

  default<U extends Comparable<? super U>> Comparator<T> thenComparing(
      Function<? super T, ? extends U> keyExtractor) {
    Comparator<T> second = Comparator.comparing(keyExtractor);
    return thenComparing(second);
  }

  default Comparator<T> thenComparingInt(ToIntFunction<? super T> keyExtractor) {
    Comparator<T> second = Comparator.comparingInt(keyExtractor);
    return thenComparing(second);
  }

  default Comparator<T> thenComparingLong(ToLongFunction<? super T> keyExtractor) {
    Comparator<T> second = Comparator.comparingLong(keyExtractor);
    return thenComparing(second);
  }

  default Comparator<T> thenComparingDouble(ToDoubleFunction<? super T> keyExtractor) {
    Comparator<T> second = Comparator.comparingDouble(keyExtractor);
    return thenComparing(second);
  }

  static <T extends Comparable<? super T>> Comparator<T> reverseOrder() {
    return Collections.reverseOrder();
  }

  @SuppressWarnings("unchecked")
  static <T extends Comparable<? super T>> Comparator<T> naturalOrder() {
    return (Comparator<T>) (Object) Orders.NATURAL;
  }

  static <T> Comparator<T> nullsFirst(Comparator<? super T> comparator) {
    return new Orders.Nulls<T>(true, comparator);
  }

  static <T> Comparator<T> nullsLast(Comparator<? super T> comparator) {
    return new Orders.Nulls<T>(false, comparator);
  }

  static <T, U> Comparator<T> comparing(
      Function<? super T, ? extends U> keyExtractor, Comparator<? super U> keyComparator) {
    Objects.requireNonNull(keyExtractor);
    Objects.requireNonNull(keyComparator);
    return (T a, T b) -> keyComparator.compare(keyExtractor.apply(a), keyExtractor.apply(b));
  }

  static <T, U extends Comparable<? super U>> Comparator<T> comparing(
      Function<? super T, ? extends U> keyExtractor) {
    Objects.requireNonNull(keyExtractor);
    return (T a, T b) -> keyExtractor.apply(a).compareTo(keyExtractor.apply(b));
  }

  static <T> Comparator<T> comparingInt(ToIntFunction<? super T> keyExtractor) {
    Objects.requireNonNull(keyExtractor);
    return (T a, T b) -> Integer.compare(keyExtractor.applyAsInt(a), keyExtractor.applyAsInt(b));
  }

  static <T> Comparator<T> comparingLong(ToLongFunction<? super T> keyExtractor) {
    Objects.requireNonNull(keyExtractor);
    return (T a, T b) -> Long.compare(keyExtractor.applyAsLong(a), keyExtractor.applyAsLong(b));
  }

  static <T> Comparator<T> comparingDouble(ToDoubleFunction<? super T> keyExtractor) {
    Objects.requireNonNull(keyExtractor);
    return (T a,
               T b) -> Double.compare(keyExtractor.applyAsDouble(a), keyExtractor.applyAsDouble(b));
  }
}
