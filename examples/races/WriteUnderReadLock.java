// Counts the calls under the read lock, which other readers hold as well.
//
// In an ordinary run no two readers meet. Happens-before sees it all the same: leaving a read
// lock orders nothing for the next reader.
//
// race: WriteUnderReadLock.calls
// --race: WriteUnderReadLock.calls
// --eraser: WriteUnderReadLock.calls
// --tester --search rwdd --eraser: WriteUnderReadLock.calls

import java.util.concurrent.locks.ReentrantReadWriteLock;

public class WriteUnderReadLock {
  static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  static int calls;

  static void look() {
    lock.readLock().lock();
    calls++; // Wrong: needs the write lock.
    lock.readLock().unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> look());
    other.start();
    look();
    other.join();
    System.out.println(calls);
  }
}
// output: any
// expect exit: 0
