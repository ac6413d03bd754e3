// No deadlock, though the locks are nested both ways: thread 2 does not live before thread 1 has
// both.
//
// tester: clean
// tester options: --search rwdd
// search rwdd: 0 failing
// search dd: 0 failing
// search rw-thesis: finds "deadlock: a cycle of locks"
// search dd-thesis: finds "deadlock: a cycle of locks"

public class InventedDeadlockAtStart {
  static final Object a = new Object();
  static final Object b = new Object();

  public static void main(String[] args) {
    Thread t2 = new Thread(() -> {
      synchronized (b) {
        synchronized (a) {
        }
      }
    });
    Thread t1 = new Thread(() -> {
      synchronized (a) {
        synchronized (b) {
          t2.start();
        }
      }
    });
    t1.start();
  }
}
