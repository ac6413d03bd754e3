package java.util.function;

/** A function of an int with a double result. */
@FunctionalInterface
public interface IntToDoubleFunction {
  double applyAsDouble(int value);
}
