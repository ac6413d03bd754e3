// A roller coaster, done right: the car leaves when it is full, and the next one boards when it is
// empty again.
//
// tester: clean

import java.util.concurrent.Semaphore;

public class RollerCoaster {
  static final int SEATS = 2;

  static final Semaphore board = new Semaphore(0);
  static final Semaphore boarded = new Semaphore(0);
  static final Semaphore leave = new Semaphore(0);
  static final Semaphore left = new Semaphore(0);
  static volatile int riding;

  static void passenger() {
    board.acquireUninterruptibly();
    boarded.release();
    leave.acquireUninterruptibly();
    assert riding == 0 : "jumped off";
    left.release();
  }

  static void car() {
    board.release(SEATS);
    boarded.acquireUninterruptibly(SEATS);
    riding = SEATS;
    riding = 0;
    leave.release(SEATS);
    left.acquireUninterruptibly(SEATS);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(() -> passenger(), "passenger 1");
    Thread two = new Thread(() -> passenger(), "passenger 2");
    one.start();
    two.start();
    car();
    one.join();
    two.join();
    System.out.println(left.availablePermits()); // expect: 0
  }
}
