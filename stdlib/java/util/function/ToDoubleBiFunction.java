package java.util.function;

/** A function of two arguments with a double result. */
@FunctionalInterface
public interface ToDoubleBiFunction<T, U> {
  double applyAsDouble(T t, U u);
}
