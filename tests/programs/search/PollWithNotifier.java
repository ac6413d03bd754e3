// A loop around a timed wait that somebody ends.
//
// Each round that times out and finds nothing new could be cut out, so it is given up: the search
// ends.
//
// tester: clean
// search rwdd: 7 explored, 0 failing, 4 cut asleep, 2 failed attempts, 2 spins
// tester options: --search rwdd

public class PollWithNotifier {
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
        ready = true;
        a.notify();
      }
    });
    t1.start();
    t2.start();
  }
}
