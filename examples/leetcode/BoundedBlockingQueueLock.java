// LeetCode 1188, Design Bounded Blocking Queue, with a lock and two conditions.
//
// Verdict: clean. signal is enough: each condition has waiters of one kind only, each element that
// is put in or taken out wakes one of them, and they wait in a loop.
//
// The search runs every schedule that matters, 5,857 of them.
//
// expect: sum 6, left 0
// tester: clean
// search rwdd: 5857 explored, 0 failing

import java.util.LinkedList;
import java.util.Queue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

class BoundedBlockingQueue {
  private final Queue<Integer> queue = new LinkedList<>();
  private final int capacity;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition notFull = lock.newCondition();
  private final Condition notEmpty = lock.newCondition();

  public BoundedBlockingQueue(int capacity) {
    this.capacity = capacity;
  }

  public void enqueue(int element) throws InterruptedException {
    lock.lock();
    try {
      while (queue.size() == capacity) {
        notFull.await();
      }
      queue.add(element);
      notEmpty.signal();
    } finally {
      lock.unlock();
    }
  }

  public int dequeue() throws InterruptedException {
    lock.lock();
    try {
      while (queue.isEmpty()) {
        notEmpty.await();
      }
      int element = queue.remove();
      notFull.signal();
      return element;
    } finally {
      lock.unlock();
    }
  }

  public int size() {
    lock.lock();
    try {
      return queue.size();
    } finally {
      lock.unlock();
    }
  }
}

public class BoundedBlockingQueueLock {
  static int sum1;
  static int sum2;

  public static void main(String[] args) throws InterruptedException {
    BoundedBlockingQueue queue = new BoundedBlockingQueue(1);
    Thread producer = new Thread(() -> {
      try {
        for (int i = 1; i <= 3; i++) {
          queue.enqueue(i);
        }
      } catch (InterruptedException e) {
        System.out.println("interrupted");
      }
    }, "producer");
    Thread consumer1 = new Thread(() -> {
      try {
        sum1 = queue.dequeue() + queue.dequeue();
      } catch (InterruptedException e) {
        System.out.println("interrupted");
      }
    }, "consumer 1");
    Thread consumer2 = new Thread(() -> {
      try {
        sum2 = queue.dequeue();
      } catch (InterruptedException e) {
        System.out.println("interrupted");
      }
    }, "consumer 2");
    producer.start();
    consumer1.start();
    consumer2.start();
    producer.join();
    consumer1.join();
    consumer2.join();
    System.out.println("sum " + (sum1 + sum2) + ", left " + queue.size());
  }
}
