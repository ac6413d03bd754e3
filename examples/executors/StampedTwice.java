// A StampedLock cannot be taken again by who has it: the second writeLock waits for ever.
//
// deadlock: main

import java.util.concurrent.locks.StampedLock;

public class StampedTwice {
  static final StampedLock lock = new StampedLock();
  static int count;

  static void increment() {
    long stamp = lock.writeLock();
    count++;
    lock.unlockWrite(stamp);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> increment());
    t.start();
    t.join();
    long stamp = lock.writeLock();
    increment();
    lock.unlockWrite(stamp);
  }
}
