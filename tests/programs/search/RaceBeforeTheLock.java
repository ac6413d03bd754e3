// A race with an access before the lock is taken: what counts is what is held at the access, not in
// its block.
//
// finds: data race on RaceBeforeTheLock.x
// tester options: --search rwdd

public class RaceBeforeTheLock {
  static final Object a = new Object();
  static int x;

  public static void main(String[] args) throws InterruptedException {
    Thread t1 = new Thread(() -> {
      x = 1;
      synchronized (a) {
      }
    });
    Thread t2 = new Thread(() -> {
      synchronized (a) {
        x = 2;
      }
    });
    t1.start();
    t2.start();
    t1.join();
    t2.join();
  }
}
