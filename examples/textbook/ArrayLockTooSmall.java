// The queue lock in an array with fewer slots than threads.
//
// Verdict: two of the three threads share a slot (0, 1, 0). When it is opened both come through:
// two threads are inside, and the assertion fails.
//
// java: no (it can hang)
// finds: two are inside

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

public class ArrayLockTooSmall {
  static final int SLOTS = 2; // Wrong: must be at least the number of threads.
  static final AtomicBoolean[] open = {new AtomicBoolean(true), new AtomicBoolean(false)};
  static final AtomicInteger tail = new AtomicInteger();
  static final AtomicInteger inside = new AtomicInteger();

  static int lock() {
    int slot = tail.getAndIncrement() % SLOTS;
    while (!open[slot].get()) {
      Thread.yield();
    }
    return slot;
  }

  static void unlock(int slot) {
    open[slot].set(false);
    open[(slot + 1) % SLOTS].set(true);
  }

  public static void main(String[] args) {
    for (int i = 0; i < 3; i++) {
      new Thread("T" + i) {
        @Override
        public void run() {
          int slot = lock();
          if (inside.incrementAndGet() > 1) {
            throw new IllegalStateException("two are inside");
          }
          inside.decrementAndGet();
          unlock(slot);
        }
      }.start();
    }
  }
}
