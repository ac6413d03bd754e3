// The queue with a lock for each end, where the next reference is an ordinary field.
//
// Verdict: a data race on Node.next. When the queue is empty head and tail are the same node: enq
// writes its next under one lock, deq reads it under the other.
//
// finds: data race on Node.next

public class TwoLockQueuePlain {
  private static class Node {
    final String value;
    Node next; // Wrong: should be volatile.

    Node(String value) {
      this.value = value;
    }
  }

  private final Object enqLock = new Object();
  private final Object deqLock = new Object();
  private Node head = new Node("");
  private Node tail = head;

  void enq(String x) {
    Node e = new Node(x);
    synchronized (enqLock) {
      tail.next = e;
      tail = e;
    }
  }

  String deq() {
    synchronized (deqLock) {
      Node first = head.next;
      if (first == null) {
        return null;
      }
      head = first;
      return first.value;
    }
  }

  public static void main(String[] args) {
    TwoLockQueuePlain queue = new TwoLockQueuePlain();
    new Thread(() -> queue.enq("a"), "producer").start();
    System.out.println(queue.deq());
  }
}
