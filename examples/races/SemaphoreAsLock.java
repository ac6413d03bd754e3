// A semaphore with one permit is a lock for whoever keeps to the protocol. No monitor is held, so
// Eraser, which looks for locks, complains.
//
// no race
// tester: clean
// --eraser: SemaphoreAsLock.count
// --tester --search rwdd --eraser: SemaphoreAsLock.count

import java.util.concurrent.Semaphore;

public class SemaphoreAsLock {
  static final Semaphore lock = new Semaphore(1);
  static int count;

  static void increment() {
    lock.acquireUninterruptibly();
    count++;
    lock.release();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> increment());
    other.start();
    increment();
    other.join();
    System.out.println(count); // expect: 2
  }
}
