package java.util.function;

/** A function of a long with an int result. */
@FunctionalInterface
public interface LongToIntFunction {
  int applyAsInt(long value);
}
