// A deadlock that reverse lock chain analysis misses: the thread that holds c starts the one that
// wants it, and by then both go on.
//
// Thread 1 holds c and wants a after d; thread 2 holds a and wants c.
//
// finds: deadlock: a cycle of locks
// tester options: --search rwdd
// search rwdd: finds "deadlock"
// search dd: finds "deadlock"
// search rw-thesis: 0 failing
// search dd-thesis: 0 failing

public class MissedDeadlockAfterStart {
  static final Object a = new Object();
  static final Object c = new Object();
  static final Object d = new Object();

  public static void main(String[] args) {
    Thread t2 = new Thread(() -> {
      synchronized (d) {
      }
      synchronized (a) {
        synchronized (c) {
        }
      }
    });
    Thread t1 = new Thread(() -> {
      synchronized (c) {
        t2.start();
        synchronized (d) {
          synchronized (a) {
          }
        }
      }
    });
    t1.start();
  }
}
