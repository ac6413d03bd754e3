package java.util.function;

/** A function of a double with a long result. */
@FunctionalInterface
public interface DoubleToLongFunction {
  long applyAsLong(double value);
}
