package java.util.function;

/** A function of a double with an int result. */
@FunctionalInterface
public interface DoubleToIntFunction {
  int applyAsInt(double value);
}
