// Three philosophers and a waiter who lets everybody in: the table has as many permits as seats.
//
// What to learn: a bound must be small enough to forbid something.
//
// java: no (it can hang)
// finds: deadlock

import java.util.concurrent.Semaphore;

public class PhilosophersWaiterWrong {
  static final int SEATS = 3;

  static final Semaphore table = new Semaphore(SEATS); // Wrong: should be SEATS - 1.
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

  public static void main(String[] args) {
    for (int i = 0; i < SEATS; i++) {
      forks[i] = new Semaphore(1);
    }
    for (int i = 0; i < SEATS; i++) {
      int seat = i;
      new Thread(() -> dine(seat), "philosopher " + i).start();
    }
  }
}
