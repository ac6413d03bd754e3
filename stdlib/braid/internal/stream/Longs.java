package braid.internal.stream;

import java.util.Arrays;

/** Keeps the longs that come. */
class Longs extends Sink {
  private long[] items = new long[8];
  private int size;

  @Override
  public void accept(long value) {
    if (size == items.length) {
      items = Arrays.copyOf(items, 2 * size);
    }
    items[size++] = value;
  }

  long[] toArray() {
    return Arrays.copyOf(items, size);
  }

  /** Gives them on, sorted, after the last one. */
  static Sink sorter(Sink next) {
    return new Longs() {
      @Override
      public void end() {
        long[] a = toArray();
        Arrays.sort(a);
        for (int i = 0; i < a.length && !next.done(); i++) {
          next.accept(a[i]);
        }
        next.end();
      }
    };
  }
}
