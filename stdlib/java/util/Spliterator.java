package java.util;

import java.util.function.Consumer;

/** A walk over elements, part of which can be given away to be walked by another. */
public interface Spliterator<T> {
  int DISTINCT = 0x1;
  int SORTED = 0x4;
  int ORDERED = 0x10;
  int SIZED = 0x40;
  int NONNULL = 0x100;
  int IMMUTABLE = 0x400;
  int CONCURRENT = 0x1000;
  int SUBSIZED = 0x4000;

  boolean tryAdvance(Consumer<? super T> action);

  default void forEachRemaining(Consumer<? super T> action) {
    while (tryAdvance(action)) {
    }
  }

  Spliterator<T> trySplit();

  long estimateSize();

  default long getExactSizeIfKnown() {
    return hasCharacteristics(SIZED) ? estimateSize() : -1;
  }

  int characteristics();

  default boolean hasCharacteristics(int characteristics) {
    return (characteristics() & characteristics) == characteristics;
  }

  default Comparator<? super T> getComparator() {
    throw new IllegalStateException();
  }
}
