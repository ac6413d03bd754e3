// Concludes from a tryLock() that fails that the other thread has written its data already, as it
// takes the lock after that.
//
// No schedule has the two accesses at the same time, so the search, which runs one step after
// the other, finds nothing. But Java promises nothing to whoever did not get the lock: the
// write may be seen late. It is a data race by Java's definition, and happens-before says so,
// if the schedule goes that way.
//
// race: nothing
// --race: TryLockFails.data
// tester: clean
// --eraser: nothing
// --tester --search rwdd --eraser: nothing

import java.util.concurrent.locks.ReentrantLock;

public class TryLockFails {
  static final ReentrantLock lock = new ReentrantLock();
  static int data;

  public static void main(String[] args) throws InterruptedException {
    Thread writer = new Thread(() -> {
      data = 42;
      lock.lock(); // And keeps it.
    });
    writer.start();
    Thread.sleep(10);
    if (lock.tryLock()) {
      lock.unlock();
      return;
    }
    assert data == 42; // Wrong: a failed tryLock orders nothing.
  }
}
// expect exit: 0
