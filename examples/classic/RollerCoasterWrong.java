// A roller coaster that leaves when its seats are sold, not when they are taken.
//
// finds: left without a passenger

import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

public class RollerCoasterWrong {
  static final int SEATS = 2;

  static final Semaphore board = new Semaphore(0);
  static final AtomicInteger seated = new AtomicInteger();

  static void passenger() {
    board.acquireUninterruptibly();
    seated.incrementAndGet();
  }

  public static void main(String[] args) {
    new Thread(() -> passenger(), "passenger 1").start();
    new Thread(() -> passenger(), "passenger 2").start();
    board.release(SEATS); // Wrong: should then wait until both are seated.
    assert seated.get() == SEATS : "left without a passenger";
  }
}
