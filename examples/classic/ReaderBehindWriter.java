// A reader waits, with the read lock, for another reader to come. Both may read at the same time, but
// if a writer comes between them the second reader has to wait behind it: the writer waits for the
// first reader, and the first reader for the second one. No order of "who has the lock" shows this,
// it is the queue of the lock that does it.
//
// finds: deadlock: threads wait for ever
// deadlock: wants the read lock of ReaderBehindWriter.lock, wants the write lock of ReaderBehindWriter.lock

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReaderBehindWriter {
  static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  static final CountDownLatch second = new CountDownLatch(1);

  public static void main(String[] args) throws InterruptedException {
    Thread writer = new Thread(() -> {
      lock.writeLock().lock();
      lock.writeLock().unlock();
    });
    Thread reader = new Thread(() -> {
      lock.readLock().lock();
      second.countDown();
      lock.readLock().unlock();
    });
    lock.readLock().lock();
    writer.start();
    reader.start();
    second.await();
    lock.readLock().unlock();
    writer.join();
    reader.join();
  }
}
