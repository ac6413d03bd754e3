// A bounded queue that signals "not empty" only when it was empty before: it saves signals, and
// loses consumers.
//
// Verdict: a deadlock. Two consumers wait; the producer puts two items before either of them is
// back: only the first one signals. One consumer takes an item, the other one waits for ever
// though there is one for him.
//
// java: no (it can hang)
// finds: deadlock
// deadlock: consumer

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class QueueSignalOnTransition {
  private final Lock lock = new ReentrantLock();
  private final Condition notEmpty = lock.newCondition();
  private final int[] items = new int[4];
  private int head;
  private int tail;

  void put(int item) {
    lock.lock();
    try {
      items[tail % items.length] = item;
      tail++;
      if (tail - head == 1) { // Wrong: should signal always.
        notEmpty.signal();
      }
    } finally {
      lock.unlock();
    }
  }

  int take() throws InterruptedException {
    lock.lock();
    try {
      while (head == tail) {
        notEmpty.await();
      }
      int item = items[head % items.length];
      head++;
      return item;
    } finally {
      lock.unlock();
    }
  }

  public static void main(String[] args) {
    QueueSignalOnTransition queue = new QueueSignalOnTransition();
    for (int i = 1; i <= 2; i++) {
      new Thread(() -> {
        try {
          queue.take();
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        }
      }, "consumer " + i).start();
    }
    new Thread(() -> {
      queue.put(1);
      queue.put(2);
    }, "producer").start();
  }
}
