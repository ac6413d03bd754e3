// A time-out fires, and before its thread has the lock again somebody signals: the signal finds
// nobody, and await says that the time is up, though what it waited for is there.
//
// finds: set, but timed out
// search rwdd: finds "set, but timed out"
// search dd: finds "set, but timed out"
// search exhaustive: finds "set, but timed out"
// tester options: --search rwdd

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class TimeOutBeforeTheSignal {
  static final ReentrantLock lock = new ReentrantLock();
  static final Condition isSet = lock.newCondition();
  static boolean set;

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> {
      lock.lock();
      set = true;
      isSet.signal();
      lock.unlock();
    });
    t.start();
    lock.lock();
    try {
      if (!set && !isSet.await(1, TimeUnit.MILLISECONDS)) {
        assert !set : "set, but timed out";
      }
    } finally {
      lock.unlock();
    }
  }
}
