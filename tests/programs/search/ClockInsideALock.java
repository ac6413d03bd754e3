// Reading the time ends a block only beside a time-out that fires. A witness that stops threads
// there and before their next locks replays like any other.
//
// finds: deadlock: a cycle of locks
// tester options: --search rwdd

import java.util.concurrent.locks.LockSupport;

public class ClockInsideALock {
  static final Object a = new Object();
  static final Object b = new Object();
  static long now;

  static void pause(Object monitor, long millis) {
    try {
      monitor.wait(millis);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) {
    Thread t1 = new Thread(() -> {
      synchronized (a) {
        now = System.nanoTime();
        synchronized (b) {
          pause(b, 5);
        }
      }
    });
    Thread t2 = new Thread(() -> {
      synchronized (b) {
        LockSupport.parkNanos(1000);
        synchronized (a) {
        }
      }
    });
    t1.start();
    t2.start();
  }
}
