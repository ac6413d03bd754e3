package java.util.function;

/** A function of a double. */
@FunctionalInterface
public interface DoubleFunction<R> {
  R apply(double value);
}
