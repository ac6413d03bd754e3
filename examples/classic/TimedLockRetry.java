// Two locks in opposite orders, and tryLock with a time: who cannot have the second lock gives the
// first one back, and tries again once.
//
// There is no deadlock: nobody waits for ever. But to try again is no promise to succeed, so what
// both return is looked at.
//
// tester: clean

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class TimedLockRetry {
  static final ReentrantLock a = new ReentrantLock();
  static final ReentrantLock b = new ReentrantLock();
  static int done; // Guarded by both.

  static boolean both(ReentrantLock first, ReentrantLock second) {
    try {
      for (int attempt = 0; attempt < 2; attempt++) {
        first.lock();
        try {
          if (second.tryLock(50, TimeUnit.MILLISECONDS)) {
            try {
              done++;
              return true;
            } finally {
              second.unlock();
            }
          }
        } finally {
          first.unlock();
        }
      }
      return false;
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    boolean[] succeeded = new boolean[1];
    Thread other = new Thread(() -> succeeded[0] = both(b, a));
    other.start();
    int mine = both(a, b) ? 1 : 0;
    other.join();
    int its = succeeded[0] ? 1 : 0;
    assert done == mine + its : "done without both locks";
    System.out.println(done <= 2); // expect: true
  }
}
