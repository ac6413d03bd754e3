// LeetCode 1226, The Dining Philosophers, with as many seats as forks: a semaphore should let only
// n - 1 philosophers sit down, but lets n.
//
// Verdict: a deadlock: all three sit, each takes his left fork, each waits for the right one.
//
// java: no (it can hang)
// finds: deadlock
// deadlock: philosopher 0, philosopher 1, philosopher 2

import java.util.concurrent.Semaphore;

class DiningPhilosophers {
  private final int n;
  private final Semaphore seats;
  private final Object[] forks;

  public DiningPhilosophers(int n) {
    this.n = n;
    this.seats = new Semaphore(n); // Wrong: should be n - 1.
    this.forks = new Object[n];
    for (int i = 0; i < n; i++) {
      forks[i] = new Object();
    }
  }

  public void wantsToEat(int philosopher, Runnable eat) throws InterruptedException {
    seats.acquire();
    try {
      synchronized (forks[philosopher]) {
        synchronized (forks[(philosopher + 1) % n]) {
          eat.run();
        }
      }
    } finally {
      seats.release();
    }
  }
}

public class PhilosophersSeats {
  public static void main(String[] args) {
    DiningPhilosophers table = new DiningPhilosophers(3);
    for (int i = 0; i < 3; i++) {
      int me = i;
      new Thread(() -> {
        try {
          table.wantsToEat(me, () -> { });
        } catch (InterruptedException e) {
          throw new RuntimeException(e);
        }
      }, "philosopher " + i).start();
    }
  }
}
