package java.util.function;

/** Gives a value. */
@FunctionalInterface
public interface Supplier<T> {
  T get();
}
