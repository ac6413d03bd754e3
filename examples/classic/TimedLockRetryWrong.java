// tryLock with a time, and a way out that forgets to give the first lock back.
//
// After the time-out the thread goes home with the first lock in its pocket, and the other one
// waits for it for ever. Without a time-out, which is nearly always, all is well.
//
// What to learn: give back in finally, on every way out.
//
// java: no (it can hang)
// finds: deadlock
// tester options: --search rwdd

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class TimedLockRetryWrong {
  static final ReentrantLock a = new ReentrantLock();
  static final ReentrantLock b = new ReentrantLock();

  static boolean both() {
    a.lock();
    try {
      if (!b.tryLock(50, TimeUnit.MILLISECONDS)) {
        return false; // Wrong: still has a.
      }
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    b.unlock();
    a.unlock();
    return true;
  }

  public static void main(String[] args) {
    new Thread(() -> both()).start();
    b.lock();
    b.unlock();
    a.lock();
    a.unlock();
  }
}
