// Two blocks that have no data in common conflict all the same if one takes a lock and keeps it.
//
// The first block of thread 1 ends inside c. Thread 2 needs c. If the two count as independent, the
// search keeps thread 1 asleep after thread 2 has run first, and never sees it read 1.
//
// finds: thread 2 was first
// tester options: --search rwdd
// search rwdd: finds "thread 2 was first"
// search dd: finds "thread 2 was first"
// search rw-thesis: 0 failing
// search dd-thesis: finds "thread 2 was first"

public class NestedLocksConflict {
  static final Object a = new Object();
  static final Object c = new Object();
  static int x;
  static int read;

  public static void main(String[] args) throws InterruptedException {
    Thread t1 = new Thread(() -> {
      synchronized (c) {
        synchronized (a) {
        }
        read = x;
      }
    });
    Thread t2 = new Thread(() -> {
      synchronized (c) {
        x = 1;
      }
    });
    t1.start();
    t2.start();
    t1.join();
    t2.join();
    assert read != 1 : "thread 2 was first";
    System.out.println(read);
  }
}
