// No deadlock, though the locks are nested both ways: thread 2 takes a inside b only after it has
// seen that thread 1 is through.
//
// tester: clean
// tester options: --search rwdd
// search rwdd: 0 failing
// search dd: 0 failing
// search rw-thesis: finds "deadlock: a cycle of locks"
// search dd-thesis: finds "deadlock: a cycle of locks"

public class InventedDeadlockOnBranches {
  static final Object a = new Object();
  static final Object b = new Object();
  static int x;

  public static void main(String[] args) throws InterruptedException {
    Thread t1 = new Thread(() -> {
      synchronized (a) {
        synchronized (b) {
          x = 1;
        }
      }
    });
    Thread t2 = new Thread(() -> {
      synchronized (b) {
        if (x == 1) {
          synchronized (a) {
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
