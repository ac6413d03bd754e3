// A deadlock of two threads at locks and one that waits: neither a cycle of locks nor threads that
// all wait.
//
// Thread 2 waits on m and holds b, thread 1 holds a and wants b, thread 3, which would wake thread
// 2, wants a.
//
// finds: deadlock
// tester options: --search rwdd
// search rwdd: finds "deadlock"
// search dd: finds "deadlock"
// search rw-thesis: 0 failing
// search dd-thesis: 0 failing

public class MissedDeadlockWithWaiter {
  static final Object a = new Object();
  static final Object b = new Object();
  static final Object m = new Object();
  static boolean ready;

  static void pause(Object monitor) {
    try {
      monitor.wait();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t1 = new Thread(() -> {
      synchronized (a) {
        synchronized (b) {
        }
      }
    });
    Thread t2 = new Thread(() -> {
      synchronized (b) {
        synchronized (m) {
          while (!ready) {
            pause(m);
          }
        }
      }
    });
    Thread t3 = new Thread(() -> {
      synchronized (a) {
      }
      synchronized (m) {
        ready = true;
        m.notifyAll();
      }
    });
    t1.start();
    t2.start();
    t3.start();
    t1.join();
    t2.join();
    t3.join();
  }
}
