// The filter lock (Peterson's lock for n threads) with three threads.
//
// A thread goes through n - 1 levels. On each level it makes itself the victim and waits while it
// is the victim and somebody else is on this level or higher.
//
// Verdict: clean. On each level at least one thread that tries is left behind as the victim, so at
// most one comes through two levels. All fields that the threads share are volatile or atomic but
// for the counter, which the lock guards.
//
// `vmrun --tester --search rwdd` runs every schedule, 88,611, in a few seconds; none fails. The test suite ends
// after 2,000.
//
// expect: 3
// tester: clean

import java.util.concurrent.atomic.AtomicInteger;

public class FilterLock {
  private final int n;
  private final AtomicInteger[] level;
  private final AtomicInteger[] victim;

  FilterLock(int n) {
    this.n = n;
    level = new AtomicInteger[n];
    victim = new AtomicInteger[n];
    for (int i = 0; i < n; i++) {
      level[i] = new AtomicInteger(0);
      victim[i] = new AtomicInteger(-1);
    }
  }

  private boolean somebodyAtOrAbove(int i, int me) {
    for (int k = 0; k < n; k++) {
      if (k != me && level[k].get() >= i) {
        return true;
      }
    }
    return false;
  }

  void lock(int me) {
    for (int i = 1; i < n; i++) {
      level[me].set(i);
      victim[i].set(me);
      while (victim[i].get() == me && somebodyAtOrAbove(i, me)) {
        Thread.yield();
      }
    }
  }

  void unlock(int me) {
    level[me].set(0);
  }

  static int counter;

  public static void main(String[] args) throws InterruptedException {
    final int threads = 3;
    FilterLock lock = new FilterLock(threads);
    Thread[] all = new Thread[threads];
    for (int i = 0; i < threads; i++) {
      final int me = i;
      all[i] = new Thread(() -> {
        lock.lock(me);
        counter = counter + 1;
        lock.unlock(me);
      });
    }
    for (Thread t : all) {
      t.start();
    }
    for (Thread t : all) {
      t.join();
    }
    System.out.println(counter);
  }
}
