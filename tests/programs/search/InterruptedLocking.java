// A thread that is interrupted while it wants a lock gives up. The lock is never free for it: it
// must come out of lockInterruptibly by the exception, without the lock, its status cleared.
//
// tester: clean
// search dd: 0 failing
// search exhaustive: misses "InterruptedLocking"
// tester options: --search rwdd

import java.util.concurrent.locks.ReentrantLock;

public class InterruptedLocking {
  static final ReentrantLock lock = new ReentrantLock();
  static boolean gaveUp;

  public static void main(String[] args) throws InterruptedException {
    lock.lock();
    Thread t1 = new Thread(() -> {
      try {
        lock.lockInterruptibly();
      } catch (InterruptedException e) {
        assert !Thread.currentThread().isInterrupted() : "still interrupted";
        assert !lock.isHeldByCurrentThread() : "it has the lock";
        gaveUp = true;
      }
    });
    t1.start();
    t1.interrupt();
    t1.join();
    assert gaveUp : "it has got the lock";
    lock.unlock();
  }
}
