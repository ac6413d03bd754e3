package java.util;

import braid.internal.stream.RefPipeline;
import braid.internal.stream.Sources;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A group of elements. */
public interface Collection<E> extends Iterable<E> {
  int size();

  boolean isEmpty();

  boolean contains(Object o);

  @Override Iterator<E> iterator();

  Object[] toArray();

  <T> T[] toArray(T[] a);

  default<T> T[] toArray(IntFunction<T[]> generator) {
    return toArray(generator.apply(0));
  }

  boolean add(E e);

  boolean remove(Object o);

  boolean containsAll(Collection<?> c);

  boolean addAll(Collection<? extends E> c);

  boolean removeAll(Collection<?> c);

  default boolean removeIf(Predicate<? super E> filter) {
    Objects.requireNonNull(filter);
    boolean removed = false;
    Iterator<E> it = iterator();
    while (it.hasNext()) {
      if (filter.test(it.next())) {
        it.remove();
        removed = true;
      }
    }
    return removed;
  }

  boolean retainAll(Collection<?> c);

  void clear();

  @Override boolean equals(Object o);

  @Override int hashCode();

  default Stream<E> stream() {
    return new RefPipeline<E>(new Sources.OfCollection<E>(this));
  }

  /** It runs in the thread that ends it, as stream() does. */
  default Stream<E> parallelStream() {
    return stream().parallel();
  }

  @Override
  default Spliterator<E> spliterator() {
    return Spliterators.spliterator(this, 0);
  }
}
