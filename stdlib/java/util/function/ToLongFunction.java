package java.util.function;

/** A function with a long result. */
@FunctionalInterface
public interface ToLongFunction<T> {
  long applyAsLong(T value);
}
