// A wait leaves its monitor, so a block ends there, also if library code calls it.
//
// A search that takes the wait for an operation that cannot go on gives the whole attempt up, and
// only lets thread 2 run first: it never reads 1.
//
// finds: thread 2 came while thread 1 waited
// tester options: --search rwdd

public class WaitEndsABlock {
  static final Object a = new Object();
  static boolean ready;
  static int x;
  static int read;

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
        x = 1;
        while (!ready) {
          pause(a);
        }
      }
    });
    Thread t2 = new Thread(() -> {
      synchronized (a) {
        read = x;
        ready = true;
        a.notify();
      }
    });
    t1.start();
    t2.start();
    t1.join();
    t2.join();
    assert read != 1 : "thread 2 came while thread 1 waited";
    System.out.println(read);
  }
}
