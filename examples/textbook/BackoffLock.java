// A test-and-test-and-set lock with exponential back-off, as a class that implements Lock's two
// main methods.
//
// Verdict: clean. getAndSet gives the lock to one thread only; back-off only makes the others
// sleep. The counter is plain: the lock guards it.
//
// The search runs every schedule that matters, 3,745 of them.
//
// expect: 4
// tester: clean
// search rwdd: 3745 explored, 0 failing

import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;

public class BackoffLock {
  static class Backoff {
    private final int maxDelay;
    private int limit;
    private final Random random = new Random(1);

    Backoff(int min, int max) {
      limit = min;
      maxDelay = max;
    }

    void backoff() throws InterruptedException {
      int delay = random.nextInt(limit) + 1;
      limit = Math.min(maxDelay, 2 * limit);
      Thread.sleep(delay);
    }
  }

  private static final int MIN_DELAY = 1;
  private static final int MAX_DELAY = 4;
  private final AtomicBoolean state = new AtomicBoolean(false);

  public void lock() {
    Backoff backoff = null;
    while (true) {
      while (state.get()) {
        Thread.yield();
      }
      if (!state.getAndSet(true)) {
        return;
      }
      if (backoff == null) {
        backoff = new Backoff(MIN_DELAY, MAX_DELAY);
      }
      try {
        backoff.backoff();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    }
  }

  public void unlock() {
    state.set(false);
  }

  static int counter = 0;

  public static void main(String[] args) throws Exception {
    final BackoffLock lock = new BackoffLock();
    class Worker extends Thread {
      public void run() {
        for (int i = 0; i < 2; i++) {
          lock.lock();
          try {
            counter++;
          } finally {
            lock.unlock();
          }
        }
      }
    }
    Worker a = new Worker();
    Worker b = new Worker();
    a.start();
    b.start();
    a.join();
    b.join();
    System.out.println(counter);
  }
}
