// A loop around a timed wait that nobody ends.
//
// "A round that has written nothing" is not enough to see that it goes round for ever: each round
// leaves the monitor and takes it again.
//
// finds: polls for ever
// search rwdd: 4 explored, 1 failing, 3 cut asleep, 2 failed attempts, 2 spins
// tester options: --search rwdd

public class PollWithoutNotifier {
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
      }
    });
    t1.start();
    t2.start();
  }
}
