// The sleeping barber, oversleeping: a wake-up that comes before the sleep.
//
// The barber looks whether anybody is there, and if not, lies down. Both steps are synchronized,
// but they are two steps. A customer who comes in between sits down and rings, and nobody hears
// it; then the barber falls asleep with a customer waiting, and both wait for ever.
//
// What to learn: test and wait belong into one synchronized region, with the test in a while loop.
// A notify that nobody waits for is gone.
//
// java: no (it can hang)
// finds: deadlock

public class LostWakeup {
  static final Object shop = new Object();
  static boolean customer; // Guarded by shop.
  static boolean done; // Guarded by shop.

  static void barber() throws InterruptedException {
    boolean empty;
    synchronized (shop) {
      empty = !customer;
    }
    if (empty) {
      synchronized (shop) {
        shop.wait(); // Wrong: the customer may have come already.
      }
    }
    synchronized (shop) {
      done = true;
      shop.notifyAll();
    }
  }

  static void customer() throws InterruptedException {
    synchronized (shop) {
      customer = true;
      shop.notifyAll();
      while (!done) {
        shop.wait();
      }
    }
  }

  public static void main(String[] args) {
    new Thread(() -> {
      try {
        barber();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }, "barber").start();
    new Thread(() -> {
      try {
        customer();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }, "customer").start();
  }
}
