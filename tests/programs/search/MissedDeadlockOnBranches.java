// A deadlock that reverse lock chain analysis misses: after one thread has run as a whole, the
// other one does not take the second lock any more.
//
// finds: deadlock: a cycle of locks
// tester options: --search rwdd
// search rwdd: finds "deadlock"
// search dd: finds "deadlock"
// search rw-thesis: 0 failing
// search dd-thesis: 0 failing

public class MissedDeadlockOnBranches {
  static final Object a = new Object();
  static final Object b = new Object();
  static int x;
  static int y;

  public static void main(String[] args) throws InterruptedException {
    Thread t1 = new Thread(() -> {
      synchronized (a) {
        if (y == 0) {
          synchronized (b) {
            x = 1;
          }
        }
      }
    });
    Thread t2 = new Thread(() -> {
      synchronized (b) {
        if (x == 0) {
          synchronized (a) {
            y = 1;
          }
        }
      }
    });
    t1.start();
    t2.start();
    t1.join();
    t2.join();
  }
}
