// A sorted list with a lock per node, whose walkers hold one lock at a time.
//
// Between giving one lock back and taking the next one, another thread inserts its node there; the
// node that is linked next goes around it, and it is lost.
//
// finds: a value got lost

import java.util.concurrent.locks.ReentrantLock;

public class HandOverHandListWrong {
  static class Node {
    final ReentrantLock lock = new ReentrantLock();
    final int value;
    Node next; // Guarded by lock.

    Node(int value, Node next) {
      this.value = value;
      this.next = next;
    }
  }

  static final Node head = new Node(0, new Node(Integer.MAX_VALUE, null));

  static void insert(int value) {
    head.lock.lock();
    Node after = head.next;
    head.lock.unlock(); // Wrong: what was just read may be old at once.
    Node node = new Node(value, after);
    head.lock.lock();
    head.next = node;
    head.lock.unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> insert(1));
    other.start();
    insert(2);
    other.join();
    assert head.next.next.value != Integer.MAX_VALUE : "a value got lost";
  }
}
