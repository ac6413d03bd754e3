package braid.internal.stream;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.PrimitiveIterator;

/** Iterators over sources, one for each kind of element. They look one element ahead. */
final class Iterators {
  private Iterators() {}

  /** Holds the element that was looked at. */
  private static class Ahead extends Sink {
    private final Source source;
    private boolean full;

    Ahead(Source source) {
      this.source = source;
    }

    public boolean hasNext() {
      if (!full) {
        full = source.next(this);
      }
      return full;
    }

    final void take() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      full = false;
    }
  }

  private static final class OfRef extends Ahead implements Iterator<Object> {
    private Object value;

    OfRef(Source source) {
      super(source);
    }

    @Override
    public void accept(Object value) {
      this.value = value;
    }

    @Override
    public Object next() {
      take();
      Object taken = value;
      value = null;
      return taken;
    }
  }

  private static final class OfInt extends Ahead implements PrimitiveIterator.OfInt {
    private int value;

    OfInt(Source source) {
      super(source);
    }

    @Override
    public void accept(int value) {
      this.value = value;
    }

    @Override
    public int nextInt() {
      take();
      return value;
    }
  }

  private static final class OfLong extends Ahead implements PrimitiveIterator.OfLong {
    private long value;

    OfLong(Source source) {
      super(source);
    }

    @Override
    public void accept(long value) {
      this.value = value;
    }

    @Override
    public long nextLong() {
      take();
      return value;
    }
  }

  private static final class OfDouble extends Ahead implements PrimitiveIterator.OfDouble {
    private double value;

    OfDouble(Source source) {
      super(source);
    }

    @Override
    public void accept(double value) {
      this.value = value;
    }

    @Override
    public double nextDouble() {
      take();
      return value;
    }
  }

  @SuppressWarnings("unchecked")
  static <T> Iterator<T> of(Source source) {
    return (Iterator<T>) (Iterator<?>) new OfRef(source);
  }

  static PrimitiveIterator.OfInt ofInt(Source source) {
    return new OfInt(source);
  }

  static PrimitiveIterator.OfLong ofLong(Source source) {
    return new OfLong(source);
  }

  static PrimitiveIterator.OfDouble ofDouble(Source source) {
    return new OfDouble(source);
  }
}
