// A sorted list with a lock per node, done right: who walks it holds two neighbours at a time.
//
// The next lock is taken before the last one is given back, so nobody overtakes anybody, and all
// take the locks in the order of the list.
//
// tester: clean

import java.util.concurrent.locks.ReentrantLock;

public class HandOverHandList {
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
    Node before = head;
    before.lock.lock();
    Node after = before.next;
    after.lock.lock();
    while (after.value < value) {
      before.lock.unlock();
      before = after;
      after = after.next;
      after.lock.lock();
    }
    before.next = new Node(value, after);
    after.lock.unlock();
    before.lock.unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> insert(1));
    other.start();
    insert(2);
    other.join();
    System.out.println(head.next.value + " " + head.next.next.value); // expect: 1 2
  }
}
