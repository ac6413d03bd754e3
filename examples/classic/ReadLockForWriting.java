// Counts under the read lock. Readers do not exclude each other, so two of them may read the same
// number and one count is lost: the lock guards nothing that is written under it.
//
// finds: data race on ReadLockForWriting.hits
// race: ReadLockForWriting.hits

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadLockForWriting {
  private final ReadWriteLock lock = new ReentrantReadWriteLock();
  private final Lock read = lock.readLock();
  private int value = 7;
  private int hits;

  int get() {
    read.lock();
    try {
      hits++;
      return value;
    } finally {
      read.unlock();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    ReadLockForWriting it = new ReadLockForWriting();
    Thread t = new Thread(() -> it.get());
    t.start();
    it.get();
    t.join();
  }
}
