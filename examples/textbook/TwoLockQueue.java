// An unbounded queue with one lock for each end, so that a put and a take can go on at once.
//
// Verdict: clean. The two ends share one thing only when the queue is empty: the next reference of
// the sentinel, which is volatile. An item is taken after it was linked.
//
// expect: 1 2
// tester: clean

import java.util.concurrent.locks.ReentrantLock;

public class TwoLockQueue<T> {
  private static class Node<T> {
    final T value;
    volatile Node<T> next;

    Node(T value) {
      this.value = value;
    }
  }

  private final ReentrantLock enqLock = new ReentrantLock();
  private final ReentrantLock deqLock = new ReentrantLock();
  private Node<T> head;
  private Node<T> tail;

  public TwoLockQueue() {
    head = new Node<T>(null);
    tail = head;
  }

  public void enq(T x) {
    enqLock.lock();
    try {
      Node<T> e = new Node<>(x);
      tail.next = e;
      tail = e;
    } finally {
      enqLock.unlock();
    }
  }

  /** The oldest item, or null. */
  public T deq() {
    deqLock.lock();
    try {
      Node<T> first = head.next;
      if (first == null) {
        return null;
      }
      head = first;
      return first.value;
    } finally {
      deqLock.unlock();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    TwoLockQueue<Integer> queue = new TwoLockQueue<>();
    Thread producer = new Thread(() -> {
      queue.enq(1);
      queue.enq(2);
    });
    producer.start();
    StringBuilder got = new StringBuilder();
    for (int items = 0; items < 2;) {
      Integer item = queue.deq();
      if (item != null) {
        items++;
        got.append(items > 1 ? " " : "").append(item);
      } else {
        Thread.yield();
      }
    }
    producer.join();
    System.out.println(got);
  }
}
