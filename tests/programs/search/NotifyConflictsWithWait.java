// A notify and a wait on one monitor conflict, though they have no data in common.
//
// If thread 1 notifies first, nobody hears it, and thread 2 waits for ever. If thread 2 waits
// first, it is woken, and either thread may write y last. Without the wait set as a variable,
// theorem 4 of the thesis loses all but one of these.
//
// finds: thread 2 was woken and wrote last
// finds: thread 2 was woken and wrote first
// finds: deadlock: a lost wake-up
// tester options: --search rwdd
// search rwdd: finds "woken and wrote first", finds "woken and wrote last", finds "a lost wake-up"
// search dd: finds "woken and wrote first", finds "woken and wrote last", finds "a lost wake-up"
// search rw-thesis: misses "woken and wrote", finds "a lost wake-up"
// search dd-thesis: finds "woken and wrote first", finds "woken and wrote last", finds "a lost wake-up"

public class NotifyConflictsWithWait {
  static final Object a = new Object();
  static int y;
  static int z;
  static int readZ;

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
        a.notifyAll();
      }
      synchronized (a) {
        y = 1;
      }
    });
    Thread t2 = new Thread(() -> {
      synchronized (a) {
        readZ = z;
        pause(a);
      }
      synchronized (a) {
        a.notify();
        synchronized (a) {
          y = 2;
          z = 1;
        }
      }
    });
    t1.start();
    t2.start();
    t1.join();
    t2.join();
    assert y != 2 : "thread 2 was woken and wrote last";
    assert y != 1 : "thread 2 was woken and wrote first";
  }
}
