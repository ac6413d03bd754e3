// A thread whose attempt fails at a lock may take another one after a change of what it has read.
//
// Thread 2 looks at f: it wants l first, and c once thread 3 has set f. While thread 1 holds l, it
// can still see w change.
//
// finds: w changed while thread 1 held l
// tester options: --search rwdd
// search rwdd: finds "w changed while thread 1 held l"
// search dd: finds "w changed while thread 1 held l"
// search rw-thesis: misses "w changed while thread 1 held l"
// search dd-thesis: misses "w changed while thread 1 held l"

public class BlockedThreadTakesAnotherLock {
  static final Object a = new Object();
  static final Object c = new Object();
  static final Object l = new Object();
  static int f;
  static int w;
  static int readF;
  static int readW;

  public static void main(String[] args) throws InterruptedException {
    Thread t1 = new Thread(() -> {
      synchronized (l) {
        synchronized (a) {
          readF = f;
        }
        synchronized (c) {
          readW = w;
        }
      }
    });
    Thread t2 = new Thread(() -> {
      synchronized (a) {
        if (f == 0) {
          synchronized (l) {
          }
        } else {
          synchronized (c) {
            w = 1;
          }
        }
      }
    });
    Thread t3 = new Thread(() -> {
      synchronized (a) {
        f = 1;
      }
    });
    t1.start();
    t2.start();
    t3.start();
    t1.join();
    t2.join();
    t3.join();
    assert !(readF == 0 && readW == 1) : "w changed while thread 1 held l";
    System.out.println(readF + " " + readW);
  }
}
