// Two loops around timed waits on one monitor, and one notifyAll for both.
//
// tester: clean
// search rwdd: 121 explored, 0 failing, 102 cut asleep, 25 failed attempts, 25 spins
// tester options: --search rwdd

public class TwoPollersOneNotify {
  static final Object a = new Object();
  static boolean ready;

  static void pause(Object monitor, long millis) {
    try {
      monitor.wait(millis);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) {
    Thread t1 = new Thread(() -> {
      synchronized (a) {
        while (!ready) {
          pause(a, 1);
        }
      }
    });
    Thread t2 = new Thread(() -> {
      synchronized (a) {
        while (!ready) {
          pause(a, 1);
        }
      }
    });
    Thread t3 = new Thread(() -> {
      synchronized (a) {
        ready = true;
        a.notifyAll();
      }
    });
    t1.start();
    t2.start();
    t3.start();
  }
}
