// wait and notify need ownership of the monitor; everything else about IllegalMonitorStateException.
public class MonitorOwnership {
  static void attempt(String what, Runnable r) {
    try {
      r.run();
      System.out.println(what + ": fine");
    } catch (IllegalMonitorStateException e) {
      System.out.println(what + ": " + e.getMessage());
    } catch (IllegalArgumentException e) {
      System.out.println(what + ": argument: " + e.getMessage());
    }
  }

  static void doWait(Object o, long ms) {
    try {
      o.wait(ms);
    } catch (InterruptedException e) {
      System.out.println("interrupted");
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Object a = new Object(), b = new Object();
    attempt("wait", () -> doWait(a, 1));
    attempt("notify", () -> a.notify());
    attempt("notifyAll", () -> a.notifyAll());
    synchronized (a) {
      attempt("wait on another", () -> doWait(b, 1));
      attempt("notify another", () -> b.notifyAll());
      attempt("own notify", () -> a.notify());
      attempt("own notifyAll", () -> a.notifyAll());
      attempt("own wait", () -> doWait(a, 1));
      attempt("negative", () -> doWait(a, -1));
      System.out.println(Thread.holdsLock(a) + " " + Thread.holdsLock(b));
      synchronized (a) {
        attempt("twice", () -> doWait(a, 1));
        System.out.println(Thread.holdsLock(a));
      }
      System.out.println(Thread.holdsLock(a));
      Thread t = new Thread(() -> attempt("other thread", () -> a.notify()));
      t.start();
      t.join();
    }
    System.out.println(Thread.holdsLock(a));
    attempt("after", () -> a.notify());
    try {
      a.wait(1, 1000000);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    try {
      synchronized (a) {
        a.wait(1, 500);
        System.out.println("waited");
      }
      Thread.holdsLock(null);
    } catch (NullPointerException e) {
      System.out.println("null");
    }
    Thread.currentThread().interrupt();
    // The ownership is checked before the interrupt status.
    try {
      a.wait();
    } catch (IllegalMonitorStateException e) {
      System.out.println("not the owner " + Thread.interrupted());
    }
    int[] array = new int[1];
    synchronized (array) {
      System.out.println(Thread.holdsLock(array));
      array.notify();
    }
    synchronized ("literal") {
      "literal".notifyAll();
    }
  }
}

/* expect:
wait: current thread is not owner
notify: current thread is not owner
notifyAll: current thread is not owner
wait on another: current thread is not owner
notify another: current thread is not owner
own notify: fine
own notifyAll: fine
own wait: fine
negative: argument: timeout value is negative
true false
twice: fine
true
true
other thread: current thread is not owner
false
after: current thread is not owner
nanosecond timeout value out of range
waited
null
not the owner true
true
*/
