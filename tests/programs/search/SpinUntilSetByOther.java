// Not for ever: thread 2 has not run yet.
//
// tester: clean
// tester options: --search rwdd

public class SpinUntilSetByOther {
  static final Object a = new Object();
  static volatile int v;

  public static void main(String[] args) throws InterruptedException {
    Thread t1 = new Thread(() -> {
      int r;
      do {
        synchronized (a) {
          r = v;
        }
      } while (r == 0);
    });
    Thread t2 = new Thread(() -> {
      v = 2;
    });
    t1.start();
    t2.start();
    t1.join();
    t2.join();
  }
}
