package java.util.function;

import java.util.Comparator;
import java.util.Objects;

/** A function of two arguments of one type, which its result has too. */
@FunctionalInterface
public interface BinaryOperator<T> extends BiFunction<T, T, T> {
  static <T> BinaryOperator<T> minBy(Comparator<? super T> comparator) {
    Objects.requireNonNull(comparator);
    return (T a, T b) -> comparator.compare(a, b) <= 0 ? a : b;
  }

  static <T> BinaryOperator<T> maxBy(Comparator<? super T> comparator) {
    Objects.requireNonNull(comparator);
    return (T a, T b) -> comparator.compare(a, b) >= 0 ? a : b;
  }
}
