// Writes under the write lock, takes the read lock before it gives the write lock up, and reads
// on under that: no other writer can come between.
//
// no race
// tester: clean
// --eraser: nothing
// --tester --search rwdd --eraser: nothing

import java.util.concurrent.locks.ReentrantReadWriteLock;

public class DowngradedLock {
  static final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
  static int value;

  static int next() {
    lock.writeLock().lock();
    value++;
    int mine = value;
    lock.readLock().lock();
    lock.writeLock().unlock();
    assert value == mine : "somebody wrote in between";
    lock.readLock().unlock();
    return mine;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> next());
    other.start();
    next();
    other.join();
    System.out.println(next()); // expect: 3
  }
}
