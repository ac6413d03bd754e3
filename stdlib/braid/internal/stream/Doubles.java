package braid.internal.stream;

import java.util.Arrays;

/** Keeps the doubles that come. */
class Doubles extends Sink {
  private double[] items = new double[8];
  private int size;

  @Override
  public void accept(double value) {
    if (size == items.length) {
      items = Arrays.copyOf(items, 2 * size);
    }
    items[size++] = value;
  }

  double[] toArray() {
    return Arrays.copyOf(items, size);
  }

  /** Gives them on, sorted, after the last one. */
  static Sink sorter(Sink next) {
    return new Doubles() {
      @Override
      public void end() {
        double[] a = toArray();
        Arrays.sort(a);
        for (int i = 0; i < a.length && !next.done(); i++) {
          next.accept(a[i]);
        }
        next.end();
      }
    };
  }
}
