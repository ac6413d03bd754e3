// What is right: a barrier, a condition in a loop, tryLock that gives up, permits in one order.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class TesterRendezvous {
  static final ReentrantLock lock = new ReentrantLock();
  static final Condition changed = lock.newCondition();
  static final CyclicBarrier barrier = new CyclicBarrier(2);
  static int arrived;

  static void meet() {
    lock.lock();
    try {
      arrived++;
      changed.signalAll();
      while (arrived < 2) changed.awaitUninterruptibly();
    } finally {
      lock.unlock();
    }
    try {
      barrier.await();
    } catch (InterruptedException | BrokenBarrierException e) {
      throw new AssertionError(e);
    }
    if (lock.tryLock()) {
      try {
        assert arrived == 2 && lock.getHoldCount() == 1;
      } finally {
        lock.unlock();
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> meet());
    t.start();
    meet();
    t.join();
  }
}
// tester: clean
