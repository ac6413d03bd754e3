package java.util.stream;

import java.util.Iterator;
import java.util.Spliterator;

/**
 * What streams of all kinds of elements can do. A parallel stream runs in the thread that ends it, like any other;
 * isParallel() says what was asked for.
 */
public interface BaseStream<T, S extends BaseStream<T, S>> extends AutoCloseable {
  Iterator<T> iterator();

  Spliterator<T> spliterator();

  boolean isParallel();

  S sequential();

  S parallel();

  S unordered();

  S onClose(Runnable closeHandler);

  @Override void close();
}
