// Lab: a parking lot whose finally clause gives a permit back even if none was taken.
//
// Verdict: a driver who gives up while he waits (he is interrupted) makes a permit out of nothing.
// Then two cars stand on one place: the assertion fails.
//
// finds: stands on the lawn

import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

public class ParkingLotReleaseInFinally {
  static final Semaphore places = new Semaphore(1);
  static final AtomicInteger inside = new AtomicInteger();

  static void park() {
    try {
      places.acquire();
      int now = inside.incrementAndGet();
      assert now <= 1 : Thread.currentThread().getName() + " stands on the lawn";
      inside.decrementAndGet();
    } catch (InterruptedException e) {
      // He drives on.
    } finally {
      places.release(); // Wrong: acquire belongs before the try.
    }
  }

  public static void main(String[] args) {
    Thread impatient = new Thread(() -> park(), "impatient");
    impatient.start();
    new Thread(() -> park(), "first").start();
    new Thread(() -> park(), "second").start();
    impatient.interrupt();
  }
}
