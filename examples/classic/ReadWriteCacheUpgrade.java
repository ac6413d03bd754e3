// A cache under a read-write lock that tries to turn its read lock into the write lock. It cannot:
// nobody gets the write lock while somebody reads, and the one who reads is the thread itself.
//
// ReadWriteCache.java does it right.
//
// expect exit: 1
// expect stderr: deadlock
// java: no (it never ends)
// finds: deadlock: a thread waits for its own read lock
// deadlock: holds the read lock of ReadWriteCacheUpgrade.lock, A read lock does not become a write lock

import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadWriteCacheUpgrade {
  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  private int value; // 0: not there

  int get() {
    lock.readLock().lock();
    try {
      if (value == 0) {
        lock.writeLock().lock();
        try {
          value = 42;
        } finally {
          lock.writeLock().unlock();
        }
      }
      return value;
    } finally {
      lock.readLock().unlock();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    ReadWriteCacheUpgrade cache = new ReadWriteCacheUpgrade();
    Thread reader = new Thread(() -> cache.get());
    reader.start();
    cache.get();
    reader.join();
  }
}
