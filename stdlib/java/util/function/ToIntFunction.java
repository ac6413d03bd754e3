package java.util.function;

/** A function with an int result. */
@FunctionalInterface
public interface ToIntFunction<T> {
  int applyAsInt(T value);
}
