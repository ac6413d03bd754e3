package java.util.function;

/** A function with a double result. */
@FunctionalInterface
public interface ToDoubleFunction<T> {
  double applyAsDouble(T value);
}
