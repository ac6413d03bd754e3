// A race with a block that never gets to its end: the accesses of a failed attempt count.
//
// finds: data race on RaceInFailedAttempt.x
// tester options: --search rwdd

public class RaceInFailedAttempt {
  static final Object a = new Object();
  static final Object b = new Object();
  static int x;

  public static void main(String[] args) throws InterruptedException {
    Thread t1 = new Thread(() -> {
      x = 1;
      synchronized (a) {
      }
    });
    Thread t2 = new Thread(() -> {
      synchronized (a) {
        synchronized (b) {
        }
        x = 2;
      }
    });
    t1.start();
    t2.start();
    t1.join();
    t2.join();
  }
}
