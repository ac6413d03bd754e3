package java.util.function;

/** A function of two arguments with a long result. */
@FunctionalInterface
public interface ToLongBiFunction<T, U> {
  long applyAsLong(T t, U u);
}
