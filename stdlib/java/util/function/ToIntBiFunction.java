package java.util.function;

/** A function of two arguments with an int result. */
@FunctionalInterface
public interface ToIntBiFunction<T, U> {
  int applyAsInt(T t, U u);
}
