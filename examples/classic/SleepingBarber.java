// The sleeping barber, done right with semaphores.
//
// The barber sleeps until a customer rings. The waiting room has a few chairs; whoever finds them
// all taken leaves. Each customer who sits is served exactly once.
//
// tester: clean

import java.util.concurrent.Semaphore;

public class SleepingBarber {
  static final int CHAIRS = 1;
  static final int CUSTOMERS = 2;

  static final Semaphore customers = new Semaphore(0); // Rings: people who wait.
  static final Semaphore barber = new Semaphore(0); // The barber is ready for the next one.
  static final Object room = new Object();
  static int waiting; // Guarded by room.
  static int served; // Guarded by room.
  static int turnedAway; // Guarded by room.

  static void customer() {
    synchronized (room) {
      if (waiting == CHAIRS) {
        turnedAway++;
        return;
      }
      waiting++;
    }
    customers.release();
    barber.acquireUninterruptibly();
    synchronized (room) {
      served++;
    }
  }

  static void shop() {
    while (true) {
      customers.acquireUninterruptibly(); // Sleeps here.
      synchronized (room) {
        waiting--;
        assert waiting >= 0 : "a customer who is not there";
      }
      barber.release();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread b = new Thread(() -> shop(), "barber");
    b.setDaemon(true); // Closes when the last customer has gone.
    b.start();
    Thread[] all = new Thread[CUSTOMERS];
    for (int i = 0; i < CUSTOMERS; i++) {
      all[i] = new Thread(() -> customer(), "customer " + i);
      all[i].start();
    }
    for (Thread t : all) {
      t.join();
    }
    synchronized (room) {
      System.out.println(served + turnedAway); // expect: 2
    }
  }
}
