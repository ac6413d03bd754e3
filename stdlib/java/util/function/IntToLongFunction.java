package java.util.function;

/** A function of an int with a long result. */
@FunctionalInterface
public interface IntToLongFunction {
  long applyAsLong(int value);
}
