// No deadlock: thread 1 gives a back before b, but takes nothing while it holds only b.
//
// tester: clean
// tester options: --search rwdd
// search rwdd: 0 failing
// search dd: 0 failing
// search rw-thesis: finds "deadlock: a cycle of locks"
// search dd-thesis: finds "deadlock: a cycle of locks"

import java.util.concurrent.locks.ReentrantLock;

public class InventedDeadlockHandOverHand {
  static final ReentrantLock a = new ReentrantLock();
  static final ReentrantLock b = new ReentrantLock();

  public static void main(String[] args) throws InterruptedException {
    Thread t1 = new Thread(() -> {
      a.lock();
      b.lock();
      a.unlock();
      b.unlock();
    });
    Thread t2 = new Thread(() -> {
      a.lock();
      b.lock();
      b.unlock();
      a.unlock();
    });
    t1.start();
    t2.start();
    t1.join();
    t2.join();
  }
}
