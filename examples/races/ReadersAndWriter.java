// Readers together, writers alone. A lock held for reading by the one and for writing by the
// other is a lock in common.
//
// no race
// tester: clean
// --eraser: nothing
// --tester --search rwdd --eraser: nothing

import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ReadersAndWriter {
  static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  static int value = 1;

  static int get() {
    lock.readLock().lock();
    try {
      return value;
    } finally {
      lock.readLock().unlock();
    }
  }

  static void set(int newValue) {
    lock.writeLock().lock();
    try {
      value = newValue;
    } finally {
      lock.writeLock().unlock();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread reader = new Thread(() -> get());
    reader.start();
    set(get() + 1);
    reader.join();
    System.out.println(get()); // expect: 2
  }
}
