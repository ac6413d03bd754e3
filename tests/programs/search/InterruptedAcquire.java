// The exception that ends Semaphore.acquire clears the interrupt status: that ends a block.
//
// Only so can another thread see the status cleared, and what comes after the exception not done.
//
// finds: cleared, and nothing done yet
// search rwdd: finds "cleared, and nothing done yet"
// search dd: finds "cleared, and nothing done yet"
// search exhaustive: finds "cleared, and nothing done yet"
// tester options: --search rwdd

import java.util.concurrent.Semaphore;

public class InterruptedAcquire {
  static final Object a = new Object();
  static final Semaphore permits = new Semaphore(0);
  static int x;

  public static void main(String[] args) {
    Thread t1 = new Thread(() -> {
      try {
        permits.acquire();
      } catch (InterruptedException e) {
      }
      synchronized (a) {
        x = 1;
      }
    });
    t1.start();
    t1.interrupt();
    boolean still = t1.isInterrupted();
    synchronized (a) {
      assert still || x == 1 : "cleared, and nothing done yet";
    }
  }
}
