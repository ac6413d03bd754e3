package java.util.stream;

import braid.internal.stream.RefPipeline;
import braid.internal.stream.Sink;
import braid.internal.stream.Source;
import braid.internal.stream.Sources;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;

/**
 * Objects on their way from a source through steps to an end. Nothing happens before the end is called; then one
 * element after the other goes all the way. Parallel streams run in one thread, too.
 */
public interface Stream<T> extends BaseStream<T, Stream<T>> {
  Stream<T> filter(Predicate<? super T> predicate);

  <R> Stream<R> map(Function<? super T, ? extends R> mapper);

  IntStream mapToInt(ToIntFunction<? super T> mapper);

  LongStream mapToLong(ToLongFunction<? super T> mapper);

  DoubleStream mapToDouble(ToDoubleFunction<? super T> mapper);

  <R> Stream<R> flatMap(Function<? super T, ? extends Stream<? extends R>> mapper);

  IntStream flatMapToInt(Function<? super T, ? extends IntStream> mapper);

  LongStream flatMapToLong(Function<? super T, ? extends LongStream> mapper);

  DoubleStream flatMapToDouble(Function<? super T, ? extends DoubleStream> mapper);

  <R> Stream<R> mapMulti(BiConsumer<? super T, ? super Consumer<R>> mapper);

  IntStream mapMultiToInt(BiConsumer<? super T, ? super IntConsumer> mapper);

  LongStream mapMultiToLong(BiConsumer<? super T, ? super LongConsumer> mapper);

  DoubleStream mapMultiToDouble(BiConsumer<? super T, ? super DoubleConsumer> mapper);

  Stream<T> distinct();

  Stream<T> sorted();

  Stream<T> sorted(Comparator<? super T> comparator);

  Stream<T> peek(Consumer<? super T> action);

  Stream<T> limit(long maxSize);

  Stream<T> skip(long n);

  Stream<T> takeWhile(Predicate<? super T> predicate);

  Stream<T> dropWhile(Predicate<? super T> predicate);

  void forEach(Consumer<? super T> action);

  void forEachOrdered(Consumer<? super T> action);

  Object[] toArray();

  <A> A[] toArray(IntFunction<A[]> generator);

  T reduce(T identity, BinaryOperator<T> accumulator);

  Optional<T> reduce(BinaryOperator<T> accumulator);

  <U> U reduce(U identity, BiFunction<U, ? super T, U> accumulator, BinaryOperator<U> combiner);

  <R> R collect(
      Supplier<R> supplier, BiConsumer<R, ? super T> accumulator, BiConsumer<R, R> combiner);

  <R, A> R collect(Collector<? super T, A, R> collector);

  List<T> toList();

  Optional<T> min(Comparator<? super T> comparator);

  Optional<T> max(Comparator<? super T> comparator);

  long count();

  boolean anyMatch(Predicate<? super T> predicate);

  boolean allMatch(Predicate<? super T> predicate);

  boolean noneMatch(Predicate<? super T> predicate);

  Optional<T> findFirst();

  Optional<T> findAny();

  static <T> Builder<T> builder() {
    List<T> items = new ArrayList<T>();
    return new Builder<T>() {
      private boolean built;

      @Override
      public void accept(T t) {
        if (built) {
          throw new IllegalStateException();
        }
        items.add(t);
      }

      @Override
      public Stream<T> build() {
        if (built) {
          throw new IllegalStateException();
        }
        built = true;
        return items.stream();
      }
    };
  }

  static <T> Stream<T> empty() {
    return new RefPipeline<T>(Sources.of(new Object[0], 0, 0));
  }

  static <T> Stream<T> of(T t) {
    return new RefPipeline<T>(Sources.of(new Object[] {t}, 0, 1));
  }

  static <T> Stream<T> ofNullable(T t) {
    return t == null ? Stream.<T>empty() : Stream.<T>of(t);
  }

  @SafeVarargs
  @SuppressWarnings("varargs")
  static <T> Stream<T> of(T... values) {
    return new RefPipeline<T>(Sources.of((Object[]) values, 0, values.length));
  }

  static <T> Stream<T> iterate(T seed, UnaryOperator<T> f) {
    return iterate(seed, v -> true, f);
  }

  static <T> Stream<T> iterate(
      T seed, Predicate<? super T> hasNext, UnaryOperator<T> next) {
    Objects.requireNonNull(next);
    Objects.requireNonNull(hasNext);
    return new RefPipeline<T>(new Source() {
      private T value = seed;
      private boolean begun;
      private boolean ended;

      @Override
      public boolean next(Sink to) {
        if (ended) {
          return false;
        }
        if (begun) {
          value = next.apply(value);
        }
        begun = true;
        ended = !hasNext.test(value);
        if (!ended) {
          to.accept((Object) value);
        }
        return !ended;
      }
    });
  }

  static <T> Stream<T> generate(Supplier<? extends T> s) {
    Objects.requireNonNull(s);
    return new RefPipeline<T>(Source.of(to -> {
      to.accept((Object) s.get());
      return true;
    }));
  }

  static <T> Stream<T> concat(Stream<? extends T> a, Stream<? extends T> b) {
    return RefPipeline.concat(a, b);
  }

  /** Takes elements one by one, then makes a stream of them. */
  interface Builder<T> extends Consumer<T> {
    @Override void accept(T t);

    default Builder<T> add(T t) {
      accept(t);
      return this;
    }

    Stream<T> build();
  }
}
