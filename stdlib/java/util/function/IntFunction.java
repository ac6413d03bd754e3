package java.util.function;

/** A function of an int. */
@FunctionalInterface
public interface IntFunction<R> {
  R apply(int value);
}
