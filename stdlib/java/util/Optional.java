package java.util;

import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** A value, or none. */
public final class Optional<T> {
  private static final Optional<?> EMPTY = new Optional<Object>(null);

  private final T value;

  private Optional(T value) {
    this.value = value;
  }

  @SuppressWarnings("unchecked")
  public static <T> Optional<T> empty() {
    return (Optional<T>) EMPTY;
  }

  public static <T> Optional<T> of(T value) {
    Objects.requireNonNull(value);
    return new Optional<T>(value);
  }

  public static <T> Optional<T> ofNullable(T value) {
    if (value == null) {
      return Optional.empty();
    }
    return new Optional<T>(value);
  }

  public T get() {
    if (value == null) {
      throw new NoSuchElementException("No value present");
    }
    return value;
  }

  public boolean isPresent() {
    return value != null;
  }

  public boolean isEmpty() {
    return value == null;
  }

  public void ifPresent(Consumer<? super T> action) {
    if (value != null) {
      action.accept(value);
    }
  }

  public void ifPresentOrElse(Consumer<? super T> action, Runnable emptyAction) {
    if (value != null) {
      action.accept(value);
    } else {
      emptyAction.run();
    }
  }

  public Optional<T> filter(Predicate<? super T> predicate) {
    Objects.requireNonNull(predicate);
    if (value == null || predicate.test(value)) {
      return this;
    }
    return Optional.empty();
  }

  public <U> Optional<U> map(Function<? super T, ? extends U> mapper) {
    Objects.requireNonNull(mapper);
    if (value == null) {
      return Optional.empty();
    }
    U mapped = mapper.apply(value);
    return Optional.ofNullable(mapped);
  }

  @SuppressWarnings("unchecked")
  public <U> Optional<U> flatMap(Function<? super T, ? extends Optional<? extends U>> mapper) {
    Objects.requireNonNull(mapper);
    if (value == null) {
      return Optional.empty();
    }
    Optional<U> mapped = (Optional<U>) mapper.apply(value);
    Objects.requireNonNull(mapped);
    return mapped;
  }

  @SuppressWarnings("unchecked")
  public Optional<T> or(Supplier<? extends Optional<? extends T>> supplier) {
    Objects.requireNonNull(supplier);
    if (value != null) {
      return this;
    }
    Optional<T> other = (Optional<T>) supplier.get();
    Objects.requireNonNull(other);
    return other;
  }

  public Stream<T> stream() {
    return Stream.ofNullable(value);
  }

  public T orElse(T other) {
    return value != null ? value : other;
  }

  public T orElseGet(Supplier<? extends T> supplier) {
    return value != null ? value : supplier.get();
  }

  public T orElseThrow() {
    return get();
  }

  public <X extends Throwable> T orElseThrow(Supplier<? extends X> exceptionSupplier) throws X {
    if (value == null) {
      throw exceptionSupplier.get();
    }
    return value;
  }

  @Override
  public boolean equals(Object o) {
    return o == this || (o instanceof Optional && Objects.equals(value, ((Optional<?>) o).value));
  }

  @Override
  public int hashCode() {
    return Objects.hashCode(value);
  }

  @Override
  public String toString() {
    return value != null ? "Optional[" + value + "]" : "Optional.empty";
  }
}
