package java.util.function;

import java.util.Objects;

/** A yes-or-no question about one value. */
@FunctionalInterface
public interface Predicate<T> {
  boolean test(T t);

  default Predicate<T> and(Predicate<? super T> other) {
    Objects.requireNonNull(other);
    return (T t) -> test(t) && other.test(t);
  }

  default Predicate<T> negate() {
    return (T t) -> !test(t);
  }

  default Predicate<T> or(Predicate<? super T> other) {
    Objects.requireNonNull(other);
    return (T t) -> test(t) || other.test(t);
  }

  static <T> Predicate<T> isEqual(Object target) {
    return (T t) -> Objects.equals(target, t);
  }

  static <T> Predicate<T> not(Predicate<? super T> target) {
    Objects.requireNonNull(target);
    return (T t) -> !target.test(t);
  }
}
