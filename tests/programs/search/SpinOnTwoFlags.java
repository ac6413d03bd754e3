// Not for ever: one of the two flags will be set.
//
// tester: clean
// tester options: --search rwdd

public class SpinOnTwoFlags {
  static volatile int u;
  static volatile int v;

  public static void main(String[] args) throws InterruptedException {
    Thread t1 = new Thread(() -> {
      while (v == 0 && u == 0) {}
    });
    Thread t2 = new Thread(() -> {
      v = 1;
    });
    t1.start();
    t2.start();
    t1.join();
    t2.join();
  }
}
