// Reads two coordinates without taking the lock, and looks afterwards whether somebody has written meanwhile.
//
// tester: clean

import java.util.concurrent.locks.StampedLock;

public class StampedPoint {
  private final StampedLock lock = new StampedLock();
  private volatile int x;
  private volatile int y;

  void move(int by) {
    long stamp = lock.writeLock();
    try {
      x += by;
      y += by;
    } finally {
      lock.unlockWrite(stamp);
    }
  }

  int difference() {
    long stamp = lock.tryOptimisticRead();
    int a = x;
    int b = y;
    if (stamp == 0 || !lock.validate(stamp)) {
      stamp = lock.readLock();
      try {
        a = x;
        b = y;
      } finally {
        lock.unlockRead(stamp);
      }
    }
    return a - b;
  }

  public static void main(String[] args) throws InterruptedException {
    StampedPoint p = new StampedPoint();
    Thread t = new Thread(() -> p.move(3));
    t.start();
    assert p.difference() == 0 : "half moved";
    t.join();
  }
}
