// A round of a spin loop that changes nothing in the end may still get in somebody's way.
//
// Thread 1 goes round until it finds v set and the lock taken; each round takes the lock and gives
// it back. In between thread 2 finds it taken and reads u. To cut out every round that ends as it
// began loses that. If thread 2 is through before thread 1 sees the lock taken, thread 1 goes round
// for ever.
//
// finds: both ended, and thread 2 had to try again
// finds: spins for ever
// tester options: --search rwdd

import java.util.concurrent.locks.ReentrantLock;

public class TryLockInTheWay {
  static final ReentrantLock a = new ReentrantLock();
  static volatile int v;
  static volatile int u = 1;
  static int x;
  static int read1;
  static int read2;

  public static void main(String[] args) throws InterruptedException {
    Thread t1 = new Thread(() -> {
      int r;
      do {
        r = v;
        if (a.tryLock()) {
          r = x;
          a.unlock();
        }
      } while (r == 0);
      read1 = r;
    });
    Thread t2 = new Thread(() -> {
      int r = 0;
      v = 1;
      while (!a.tryLock()) {
        r = u;
      }
      a.unlock();
      read2 = r;
    });
    t1.start();
    t2.start();
    t1.join();
    t2.join();
    assert read2 != 1 : "both ended, and thread 2 had to try again";
  }
}
