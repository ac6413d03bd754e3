package java.util.function;

/** A function of two ints to an int. */
@FunctionalInterface
public interface IntBinaryOperator {
  int applyAsInt(int left, int right);
}
