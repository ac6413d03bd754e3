package java.util.function;

/** A function of two longs to a long. */
@FunctionalInterface
public interface LongBinaryOperator {
  long applyAsLong(long left, long right);
}
