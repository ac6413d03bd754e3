// A thread may end without giving its lock back; whoever wants it then is stuck, though nobody
// alive holds it.
//
// finds: deadlock
// finds: wants lock LockOfADeadThread.lock, held by a thread that has ended
// tester options: --search rwdd

import java.util.concurrent.locks.ReentrantLock;

public class LockOfADeadThread {
  static final ReentrantLock lock = new ReentrantLock();

  public static void main(String[] args) {
    Thread t1 = new Thread(() -> {
      lock.lock();
    });
    Thread t2 = new Thread(() -> {
      lock.lock();
      lock.unlock();
    });
    t1.start();
    t2.start();
  }
}
