// A thread that spins for ever inside of a lock, and two that are stuck because of it.
//
// Thread 2 holds b until v is set, thread 1 holds a and wants b, thread 3, which would set v, wants
// a. No path ends there; only the middle of thread 1's block shows it.
//
// finds: spins for ever
// tester options: --search rwdd

public class SpinInsideALock {
  static final Object a = new Object();
  static final Object b = new Object();
  static volatile int v;

  public static void main(String[] args) throws InterruptedException {
    Thread t1 = new Thread(() -> {
      synchronized (a) {
        synchronized (b) {
        }
      }
    });
    Thread t2 = new Thread(() -> {
      synchronized (b) {
        while (v == 0) {}
      }
    });
    Thread t3 = new Thread(() -> {
      synchronized (a) {
        v = 1;
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
