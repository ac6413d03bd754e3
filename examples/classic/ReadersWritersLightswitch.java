// Readers and writers with semaphores, done right: the first reader in turns the light on, the last
// one out turns it off.
//
// The room has one permit: a writer holds it alone, the readers hold it together. How many readers
// there are is guarded by a lock of its own.
//
// tester: clean

import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;

public class ReadersWritersLightswitch {
  static final Semaphore room = new Semaphore(1);
  static final ReentrantLock counting = new ReentrantLock();
  static int readers; // Guarded by counting.
  static int left; // Both guarded by room.
  static int right;

  static void read() {
    counting.lock();
    readers++;
    if (readers == 1) {
      room.acquireUninterruptibly();
    }
    counting.unlock();

    assert left == right : "half a write was seen";

    counting.lock();
    readers--;
    if (readers == 0) {
      room.release();
    }
    counting.unlock();
  }

  static void write() {
    room.acquireUninterruptibly();
    left++;
    right++;
    room.release();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(() -> read(), "reader 1");
    Thread two = new Thread(() -> read(), "reader 2");
    one.start();
    two.start();
    write();
    one.join();
    two.join();
    System.out.println(left + " " + right); // expect: 1 1
  }
}
