// Reads two coordinates without taking the lock, and does not look whether somebody has written meanwhile.
//
// finds: assertion failed

import java.util.concurrent.locks.StampedLock;

public class StampedPointBlind {
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
    lock.tryOptimisticRead();
    int a = x;
    int b = y;
    return a - b;
  }

  public static void main(String[] args) throws InterruptedException {
    StampedPointBlind p = new StampedPointBlind();
    Thread t = new Thread(() -> p.move(3));
    t.start();
    assert p.difference() == 0 : "half moved";
    t.join();
  }
}
