// A thread whose attempt fails at a permit keeps the lock that it took on the way, and another one
// may be stuck at that lock. There are two stuck states: thread 2 was through before, or it was
// not.
//
// finds: deadlock: threads wait for ever at PermitInsideALock.java:18
// finds: deadlock: threads wait for ever at PermitInsideALock.java:18, PermitInsideALock.java:22
// tester options: --search rwdd

import java.util.concurrent.Semaphore;

public class PermitInsideALock {
  static final Semaphore permit = new Semaphore(0);
  static final Object a = new Object();

  public static void main(String[] args) {
    Thread t1 = new Thread(() -> {
      synchronized (a) {
        permit.acquireUninterruptibly();
      }
    });
    Thread t2 = new Thread(() -> {
      synchronized (a) {
      }
    });
    t1.start();
    t2.start();
  }
}
