// A class initialiser that takes a lock, run by a thread that holds another one: a cycle like any
// other.
//
// finds: deadlock: a cycle of locks
// tester options: --search rwdd

public class InitialiserTakesALock {
  static final Object a = new Object();
  static final Object b = new Object();
  static int read;
  
  static class C {
    static int field;
  
    static {
      synchronized (b) {
        field = 1;
      }
    }
  }

  public static void main(String[] args) {
    Thread t1 = new Thread(() -> {
      synchronized (a) {
        read = C.field;
      }
    });
    Thread t2 = new Thread(() -> {
      synchronized (b) {
        synchronized (a) {
        }
      }
    });
    t1.start();
    t2.start();
  }
}
