package java.util.concurrent.atomic;

import java.util.function.LongBinaryOperator;

/**
 * A number in parts, so that threads that change it need not wait for each other: each thread has a
 * part of its own. Reading all of them is not one step.
 */
final class Cells implements java.io.Serializable {
  /** More threads than this share parts. */
  private static final int MOST = 64;

  /** A part of one thread, and the next part, if there is one. */
  private static final class Cell extends AtomicLong {
    final transient Thread thread;
    final int number;
    final AtomicReference<Cell> next = new AtomicReference<Cell>();

    Cell(Thread thread, long value, int number) {
      super(value);
      this.thread = thread;
      this.number = number;
    }
  }

  private final AtomicReference<Cell> first = new AtomicReference<Cell>();
  private final long identity;

  Cells(long identity) {
    this.identity = identity;
  }

  /** The current thread's part. */
  AtomicLong mine() {
    Thread t = Thread.currentThread();
    AtomicReference<Cell> end = first;
    int number = 0;
    while (true) {
      Cell c = end.get();
      if (c == null) {
        Cell made = new Cell(t, identity, number);
        if (end.compareAndSet(null, made)) {
          return made;
        }
      } else if (c.thread == t || c.number == MOST) {
        return c;
      } else {
        end = c.next;
        number++;
      }
    }
  }

  /** All parts together, one after the other; each begins anew if asked for. */
  long all(LongBinaryOperator function, boolean reset) {
    long result = identity;
    for (Cell c = first.get(); c != null; c = c.next.get()) {
      result = function.applyAsLong(result, reset ? c.getAndSet(identity) : c.get());
    }
    return result;
  }

  void reset() {
    for (Cell c = first.get(); c != null; c = c.next.get()) {
      c.set(identity);
    }
  }
}
