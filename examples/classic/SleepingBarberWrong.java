// The sleeping barber with semaphores, and a customer who waits with the door in his hand.
//
// The customer sits down, rings, and waits for the barber without having given the room back. The
// barber wants to look into the room, and cannot.
//
// What to learn: see NestedMonitor.java: do not wait while you hold what the other one needs.
//
// java: no (it hangs)
// finds: deadlock

import java.util.concurrent.Semaphore;

public class SleepingBarberWrong {
  static final Semaphore customers = new Semaphore(0);
  static final Semaphore barber = new Semaphore(0);
  static final Semaphore room = new Semaphore(1);
  static int waiting; // Guarded by room.

  static void customer() {
    room.acquireUninterruptibly();
    waiting++;
    customers.release();
    barber.acquireUninterruptibly(); // Wrong: still has the room.
    room.release();
  }

  static void shop() {
    customers.acquireUninterruptibly();
    room.acquireUninterruptibly();
    waiting--;
    room.release();
    barber.release();
  }

  public static void main(String[] args) {
    new Thread(() -> shop(), "barber").start();
    new Thread(() -> customer(), "customer").start();
  }
}
