// A buffer for one number, with an explicit lock and its condition: right.
//
// no race
// tester: clean
// --eraser: nothing
// --tester --search rwdd --eraser: nothing

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ConditionOfLock {
  static final ReentrantLock lock = new ReentrantLock();
  static final Condition changed = lock.newCondition();
  static int number;
  static boolean isFull;

  static void put(int n) {
    lock.lock();
    number = n;
    isFull = true;
    changed.signal();
    lock.unlock();
  }

  static int take() throws InterruptedException {
    lock.lock();
    try {
      while (!isFull) changed.await();
      isFull = false;
      return number;
    } finally {
      lock.unlock();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread producer = new Thread(() -> put(7));
    producer.start();
    System.out.println(take()); // expect: 7
    producer.join();
  }
}
