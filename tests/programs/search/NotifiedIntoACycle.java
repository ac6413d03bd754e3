// A thread that waits for one lock while it holds another one is notified, and the notifier wants
// the lock that it holds, before it has given its own back: a cycle of locks, in which nobody waits
// for a notify any more.
//
// deadlock: a cycle of locks, NotifiedIntoACycle.a, NotifiedIntoACycle.b
// search rwdd: finds "a cycle of locks at", misses "wait for ever"
// search dd: finds "a cycle of locks at", misses "wait for ever"
// search exhaustive: finds "a cycle of locks at", misses "wait for ever"
// tester options: --search rwdd

public class NotifiedIntoACycle {
  static final Object a = new Object();
  static final Object b = new Object();
  static boolean ready;

  static void pause(Object monitor) {
    try {
      monitor.wait();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) {
    Thread t1 = new Thread(() -> {
      synchronized (a) {
        synchronized (b) {
          while (!ready) {
            pause(a);
          }
        }
      }
    });
    Thread t2 = new Thread(() -> {
      synchronized (a) {
        ready = true;
        a.notify();
        synchronized (b) {
        }
      }
    });
    t1.start();
    t2.start();
  }
}
