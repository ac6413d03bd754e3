package braid.internal.stream;

import java.util.Arrays;

/** Keeps the ints that come. */
class Ints extends Sink {
  private int[] items = new int[8];
  private int size;

  @Override
  public void accept(int value) {
    if (size == items.length) {
      items = Arrays.copyOf(items, 2 * size);
    }
    items[size++] = value;
  }

  int[] toArray() {
    return Arrays.copyOf(items, size);
  }

  /** Gives them on, sorted, after the last one. */
  static Sink sorter(Sink next) {
    return new Ints() {
      @Override
      public void end() {
        int[] a = toArray();
        Arrays.sort(a);
        for (int i = 0; i < a.length && !next.done(); i++) {
          next.accept(a[i]);
        }
        next.end();
      }
    };
  }
}
