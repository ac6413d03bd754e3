// As in BlockedThreadTakesAnotherLock, but the lock is held over the end of a block by locking hand
// over hand.
//
// finds: w changed while thread 1 held b
// tester options: --search rwdd
// search rwdd: finds "w changed while thread 1 held b", misses "deadlock"
// search dd: finds "w changed while thread 1 held b", misses "deadlock"
// search rw-thesis: misses "w changed while thread 1 held b", finds "deadlock: a cycle of locks"
// search dd-thesis: misses "w changed while thread 1 held b", finds "deadlock: a cycle of locks"

import java.util.concurrent.locks.ReentrantLock;

public class BlockedThreadHandOverHand {
  static final ReentrantLock a = new ReentrantLock();
  static final ReentrantLock b = new ReentrantLock();
  static final Object c = new Object();
  static int f;
  static int w;
  static int readF;
  static int readW;

  public static void main(String[] args) throws InterruptedException {
    Thread t1 = new Thread(() -> {
      a.lock();
      readF = f;
      b.lock();
      a.unlock();
      synchronized (c) {
        readW = w;
      }
      b.unlock();
    });
    Thread t2 = new Thread(() -> {
      a.lock();
      if (f == 0) {
        b.lock();
        b.unlock();
      } else {
        synchronized (c) {
          w = 1;
        }
      }
      a.unlock();
    });
    Thread t3 = new Thread(() -> {
      a.lock();
      f = 1;
      a.unlock();
    });
    t1.start();
    t2.start();
    t3.start();
    t1.join();
    t2.join();
    t3.join();
    assert !(readF == 0 && readW == 1) : "w changed while thread 1 held b";
    System.out.println(readF + " " + readW);
  }
}
