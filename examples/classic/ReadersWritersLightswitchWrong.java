// Readers and writers with semaphores: the readers are counted without a lock.
//
// The counter is atomic, but counting and taking the room are two steps. A second reader counts
// itself in between, believes that the light is on, and reads while a writer is in the room.
//
// What to learn: an atomic variable makes one step atomic, not two.
//
// finds: half a write was seen

import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

public class ReadersWritersLightswitchWrong {
  static final Semaphore room = new Semaphore(1);
  static final AtomicInteger readers = new AtomicInteger();
  static volatile int left;
  static volatile int right;

  static void read() {
    if (readers.incrementAndGet() == 1) {
      room.acquireUninterruptibly(); // Wrong: others may already believe that we have it.
    }
    int l = left;
    int r = right;
    assert l == r : "half a write was seen";
    if (readers.decrementAndGet() == 0) {
      room.release();
    }
  }

  static void write() {
    room.acquireUninterruptibly();
    left = 1;
    right = 1;
    room.release();
  }

  public static void main(String[] args) {
    new Thread(() -> read(), "reader 1").start();
    new Thread(() -> read(), "reader 2").start();
    write();
  }
}
