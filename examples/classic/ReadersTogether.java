// Two readers wait for each other while both hold the read lock: they are in at the same time. A
// writer is alone: what it writes in two steps nobody sees half done.
//
// tester: clean

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadersTogether {
  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock(true);
  private final CountDownLatch first = new CountDownLatch(1);
  private final CountDownLatch second = new CountDownLatch(1);
  private int left;
  private int right;

  void read(CountDownLatch mine, CountDownLatch other) {
    lock.readLock().lock();
    try {
      mine.countDown();
      other.await();
      assert left == right : "half written";
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    } finally {
      lock.readLock().unlock();
    }
  }

  void write() {
    lock.writeLock().lock();
    try {
      left++;
      right++;
    } finally {
      lock.writeLock().unlock();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    ReadersTogether it = new ReadersTogether();
    Thread a = new Thread(() -> it.read(it.first, it.second));
    Thread b = new Thread(() -> it.read(it.second, it.first));
    a.start();
    b.start();
    a.join();
    it.write();
    b.join();
    System.out.println(it.left + it.right); // expect: 2
  }
}
