package java.util.function;

import java.util.Objects;

/** Takes a double. */
@FunctionalInterface
public interface DoubleConsumer {
  void accept(double value);

  default DoubleConsumer andThen(DoubleConsumer after) {
    Objects.requireNonNull(after);
    return (double value) -> {
      accept(value);
      after.accept(value);
    };
  }
}
