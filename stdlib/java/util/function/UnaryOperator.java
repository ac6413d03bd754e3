package java.util.function;

/** A function whose result has the type of its argument. */
@FunctionalInterface
public interface UnaryOperator<T> extends Function<T, T> {
  static <T> UnaryOperator<T> identity() {
    return (T t) -> t;
  }
}
