// The optimistic list without the second look: between finding the two nodes and locking them,
// another thread may have taken one of them out.
//
// Verdict: an added key gets lost. One thread finds (2, 4) as the place for 3; the other one
// removes 2; then 3 is linked behind a node that is no longer in the list.
//
// finds: 3 is not in the list

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class OptimisticListBlind {
  private static class Entry {
    final int key;
    volatile Entry next;
    final Lock lock = new ReentrantLock();

    Entry(int key, Entry next) {
      this.key = key;
      this.next = next;
    }
  }

  private final Entry head =
      new Entry(Integer.MIN_VALUE, new Entry(2, new Entry(4, new Entry(Integer.MAX_VALUE, null))));

  private Entry before(int key) {
    Entry pred = head;
    while (pred.next.key < key) {
      pred = pred.next;
    }
    return pred;
  }

  void add(int key) {
    Entry pred = before(key);
    pred.lock.lock();
    try {
      Entry curr = pred.next;
      // Wrong: should look whether pred can still be reached from the head.
      if (curr.key != key) {
        pred.next = new Entry(key, curr);
      }
    } finally {
      pred.lock.unlock();
    }
  }

  void remove(int key) {
    Entry pred = before(key);
    pred.lock.lock();
    try {
      Entry curr = pred.next;
      curr.lock.lock();
      try {
        if (curr.key == key) {
          pred.next = curr.next;
        }
      } finally {
        curr.lock.unlock();
      }
    } finally {
      pred.lock.unlock();
    }
  }

  boolean contains(int key) {
    return before(key).next.key == key;
  }

  public static void main(String[] args) throws InterruptedException {
    OptimisticListBlind list = new OptimisticListBlind();
    Thread adder = new Thread(() -> list.add(3), "adder");
    Thread remover = new Thread(() -> list.remove(2), "remover");
    adder.start();
    remover.start();
    adder.join();
    remover.join();
    assert !list.contains(2) : "2 is still in the list";
    assert list.contains(3) : "3 is not in the list";
  }
}
