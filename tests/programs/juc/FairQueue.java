// A fair lock and a fair semaphore serve in the order of arrival.
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;

public class FairQueue {
  public static void main(String[] args) throws InterruptedException {
    ReentrantLock lock = new ReentrantLock(true);
    StringBuffer order = new StringBuffer();
    Thread[] ts = new Thread[6];
    lock.lock();
    for (int i = 0; i < ts.length; i++) {
      int k = i;
      ts[i] = new Thread(() -> {
        lock.lock();
        try {
          order.append(k);
        } finally {
          lock.unlock();
        }
      });
      ts[i].start();
      while (!lock.hasQueuedThread(ts[i])) Thread.yield();
    }
    System.out.println(lock.getQueueLength());
    lock.unlock();
    for (Thread t : ts) t.join();
    System.out.println(order);
    Semaphore s = new Semaphore(0, true);
    for (int i = 0; i < ts.length; i++) {
      int k = i;
      ts[i] = new Thread(() -> {
        s.acquireUninterruptibly();
        order.append((char) ('a' + k));
        s.release();
      });
      ts[i].start();
      while (s.getQueueLength() != i + 1) Thread.yield();
    }
    s.release();
    for (Thread t : ts) t.join();
    System.out.println(order + " " + s.availablePermits());
  }
}

/* expect:
6
012345
012345abcdef 1
*/
