// A cache under a read-write lock, done right: who finds nothing gives the read lock back, takes the
// write lock, and looks again, since others may have come first. It takes the read lock before it
// gives the write lock back (downgrading), so that nobody clears the value before it is used.
//
// ReadWriteCacheUpgrade.java shows what happens if the read lock is kept.
//
// tester: clean

import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadWriteCache {
  private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  private int value; // 0: not there

  int get() {
    lock.readLock().lock();
    if (value == 0) {
      lock.readLock().unlock();
      lock.writeLock().lock();
      try {
        if (value == 0) {
          value = 42;
        }
        lock.readLock().lock();
      } finally {
        lock.writeLock().unlock();
      }
    }
    try {
      assert value == 42 : "cleared while it is read";
      return value;
    } finally {
      lock.readLock().unlock();
    }
  }

  void clear() {
    lock.writeLock().lock();
    try {
      value = 0;
    } finally {
      lock.writeLock().unlock();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    ReadWriteCache cache = new ReadWriteCache();
    Thread reader = new Thread(() -> cache.get());
    Thread clearer = new Thread(() -> cache.clear());
    reader.start();
    clearer.start();
    System.out.println(cache.get()); // expect: 42
    reader.join();
    clearer.join();
  }
}
