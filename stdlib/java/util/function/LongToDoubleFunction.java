package java.util.function;

/** A function of a long with a double result. */
@FunctionalInterface
public interface LongToDoubleFunction {
  double applyAsDouble(long value);
}
