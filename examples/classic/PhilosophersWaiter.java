// Three philosophers and a waiter, done right: at most two of them sit at the table at a time.
//
// With one seat free there is always somebody who gets both forks, whatever the order.
//
// tester: clean

import java.util.concurrent.Semaphore;

public class PhilosophersWaiter {
  static final int SEATS = 3;

  static final Semaphore table = new Semaphore(SEATS - 1);
  static final Semaphore[] forks = new Semaphore[SEATS];

  static void dine(int seat) {
    table.acquireUninterruptibly();
    forks[seat].acquireUninterruptibly();
    forks[(seat + 1) % SEATS].acquireUninterruptibly();
    // Eats.
    forks[(seat + 1) % SEATS].release();
    forks[seat].release();
    table.release();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread[] philosophers = new Thread[SEATS];
    for (int i = 0; i < SEATS; i++) {
      forks[i] = new Semaphore(1);
    }
    for (int i = 0; i < SEATS; i++) {
      int seat = i;
      philosophers[i] = new Thread(() -> dine(seat), "philosopher " + i);
      philosophers[i].start();
    }
    for (Thread philosopher : philosophers) {
      philosopher.join();
    }
    System.out.println("all have eaten"); // expect: all have eaten
  }
}
