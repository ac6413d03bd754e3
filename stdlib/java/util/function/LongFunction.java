package java.util.function;

/** A function of a long. */
@FunctionalInterface
public interface LongFunction<R> {
  R apply(long value);
}
