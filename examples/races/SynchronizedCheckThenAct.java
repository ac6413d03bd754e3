// As AtomicCheckThenAct, with a lock that is left between the test and the act: every access is
// guarded, the decision is not.
//
// no race
// finds: sold twice
// engines: not quantum13, java (there it may fail)
// --eraser: nothing
// --tester --search rwdd --eraser: nothing

public class SynchronizedCheckThenAct {
  static final Object lock = new Object();
  static int tickets = 1; // Guarded by lock.

  static boolean isAny() {
    synchronized (lock) {
      return tickets > 0;
    }
  }

  static void take() {
    synchronized (lock) {
      tickets--;
    }
  }

  static void buy() {
    if (isAny()) take(); // Wrong: somebody may come between.
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> buy());
    other.start();
    buy();
    other.join();
    synchronized (lock) {
      assert tickets >= 0 : "sold twice";
    }
  }
}
// expect exit: 0
// java: no (rarely the assertion fails)
