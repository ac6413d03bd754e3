// Two locks in opposite orders: the tester finds the cycle, and names the locks.
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class TesterLockCycle {
  static final Lock first = new ReentrantLock();
  static final Lock second = new ReentrantLock();
  static int done;

  static void both(Lock a, Lock b) {
    a.lock();
    try {
      b.lock();
      try {
        done++;
      } finally {
        b.unlock();
      }
    } finally {
      a.unlock();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> both(first, second));
    t.start();
    both(second, first);
    t.join();
  }
}
// finds: deadlock: a cycle of locks
// deadlock: holds TesterLockCycle.second, holds TesterLockCycle.first
