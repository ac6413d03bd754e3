// A bounded buffer with a lock and two conditions, done right.
//
// Producers wait for "not full", consumers for "not empty", each in a while loop around a look at
// the state. Because each condition has waiters of one kind only, and one place helps one waiter,
// signal is enough.
//
// tester: clean

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class BoundedBufferLock {
  static final int CAPACITY = 1;

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
      assert count < CAPACITY : "overflow";
      items[count++] = item;
      notEmpty.signal();
    } finally {
      lock.unlock();
    }
  }

  int take() {
    lock.lock();
    try {
      while (count == 0) {
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

  public static void main(String[] args) throws InterruptedException {
    BoundedBufferLock buffer = new BoundedBufferLock();
    Thread one = new Thread(() -> buffer.put(1));
    Thread two = new Thread(() -> buffer.put(2));
    one.start();
    two.start();
    int sum = buffer.take() + buffer.take();
    one.join();
    two.join();
    System.out.println(sum); // expect: 3
  }
}
