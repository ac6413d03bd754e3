package java.util.function;

/** A function of two doubles to a double. */
@FunctionalInterface
public interface DoubleBinaryOperator {
  double applyAsDouble(double left, double right);
}
