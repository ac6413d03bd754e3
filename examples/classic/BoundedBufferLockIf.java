// A bounded buffer with a lock and two conditions, and an "if" where a "while" belongs.
//
// A consumer is woken because an item is there. But before it has the lock again, another consumer
// comes along and takes the item; the one that was woken does not look again.
//
// What to learn: await in a while loop. That it was true when somebody signalled does not mean that
// it is true now.
//
// finds: underflow

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class BoundedBufferLockIf {
  static final int CAPACITY = 2;

  private final Lock lock = new ReentrantLock();
  private final Condition notFull = lock.newCondition();
  private final Condition notEmpty = lock.newCondition();
  private final int[] items = new int[CAPACITY];
  private int count;

  void put(int item) {
    lock.lock();
    try {
      while (count == CAPACITY) {
        notFull.awaitUninterruptibly();
      }
      items[count++] = item;
      notEmpty.signal();
    } finally {
      lock.unlock();
    }
  }

  int take() {
    lock.lock();
    try {
      if (count == 0) { // Wrong: should be while.
        notEmpty.awaitUninterruptibly();
      }
      assert count > 0 : "underflow";
      int item = items[--count];
      notFull.signal();
      return item;
    } finally {
      lock.unlock();
    }
  }

  public static void main(String[] args) {
    BoundedBufferLockIf buffer = new BoundedBufferLockIf();
    new Thread(() -> buffer.take(), "consumer 1").start();
    new Thread(() -> buffer.take(), "consumer 2").start();
    buffer.put(1);
    buffer.put(2);
  }
}
