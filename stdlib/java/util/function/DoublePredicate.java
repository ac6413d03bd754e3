package java.util.function;

import java.util.Objects;

/** A yes-or-no question about a double. */
@FunctionalInterface
public interface DoublePredicate {
  boolean test(double value);

  default DoublePredicate and(DoublePredicate other) {
    Objects.requireNonNull(other);
    return (double value) -> test(value) && other.test(value);
  }

  default DoublePredicate negate() {
    return (double value) -> !test(value);
  }

  default DoublePredicate or(DoublePredicate other) {
    Objects.requireNonNull(other);
    return (double value) -> test(value) || other.test(value);
  }
}
