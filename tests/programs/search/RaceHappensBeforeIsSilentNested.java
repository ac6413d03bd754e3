// As RaceHappensBeforeIsSilent, for the search that orders all blocks: each block as a whole is
// ordered by a lock with the other one.
//
// finds: data race on RaceHappensBeforeIsSilentNested.x
// tester options: --search rwdd

public class RaceHappensBeforeIsSilentNested {
  static final Object a = new Object();
  static final Object b = new Object();
  static int x;

  public static void main(String[] args) throws InterruptedException {
    Thread t1 = new Thread(() -> {
      synchronized (a) {
        x = 1;
        synchronized (b) {
        }
      }
    });
    Thread t2 = new Thread(() -> {
      synchronized (b) {
        x = 2;
        synchronized (a) {
        }
      }
    });
    t1.start();
    t2.start();
    t1.join();
    t2.join();
  }
}
