// Tutorial: notify without owning the monitor.
//
// Verdict: an IllegalMonitorStateException in the thread that notifies, on every schedule; and the
// thread that waits is never woken: a deadlock, too, where it has begun to wait.
//
// java: no (it can hang)
// finds: IllegalMonitorStateException

public class WaitWithoutLock {
  static final Object signal = new Object();
  static volatile boolean raised;

  public static void main(String[] args) {
    Thread waiter = new Thread(() -> {
      synchronized (signal) {
        while (!raised) {
          try {
            signal.wait();
          } catch (InterruptedException e) {
            return;
          }
        }
      }
    }, "waiter");
    Thread notifier = new Thread(() -> {
      raised = true;
      signal.notify(); // Wrong: belongs into synchronized (signal).
    }, "notifier");
    waiter.start();
    notifier.start();
  }
}
