// A thread whose attempt fails at a lock must be tried again when what it has read changes, not
// only when the lock is left.
//
// Thread 2 wants c only if it finds x == 0. While thread 1 holds c, thread 3 sets x, and thread 2
// gets through without c. A search that keeps thread 2 blocked until c is left (theorem 2 of the
// thesis) never sees thread 1 read x == 1 after 0.
//
// finds: one region of thread 1 read 0, the next one 1
// tester options: --search rwdd
// search rwdd: finds "one region of thread 1 read 0, the next one 1"
// search dd: finds "one region of thread 1 read 0, the next one 1"
// search rw-thesis: misses "one region of thread 1 read 0, the next one 1"
// search dd-thesis: misses "one region of thread 1 read 0, the next one 1"

public class BlockedThreadChangesItsMind {
  static final Object a = new Object();
  static final Object c = new Object();
  static int x;
  static int read10;
  static int read11;
  static int read2;

  public static void main(String[] args) throws InterruptedException {
    Thread t1 = new Thread(() -> {
      synchronized (c) {
        synchronized (a) {
          read10 = x;
        }
        synchronized (a) {
          read11 = x;
        }
      }
    });
    Thread t2 = new Thread(() -> {
      synchronized (a) {
        read2 = x;
        x = 1;
        if (read2 == 0) {
          synchronized (c) {
          }
        }
      }
    });
    Thread t3 = new Thread(() -> {
      synchronized (a) {
        x = 2;
      }
    });
    t1.start();
    t2.start();
    t3.start();
    t1.join();
    t2.join();
    t3.join();
    assert !(read10 == 0 && read11 == 1) : "one region of thread 1 read 0, the next one 1";
    System.out.println(read10 + " " + read11 + " " + read2 + " " + x);
  }
}
