// Touches the data only if it got the lock.
//
// no race
// tester: clean
// --eraser: nothing
// --tester --search rwdd --eraser: nothing

import java.util.concurrent.locks.ReentrantLock;

public class TryLock {
  static final ReentrantLock lock = new ReentrantLock();
  static int count;

  static void increment() {
    if (!lock.tryLock()) return; // Somebody else is at it.
    count++;
    lock.unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> increment());
    other.start();
    increment();
    other.join();
  }
}
// expect exit: 0
