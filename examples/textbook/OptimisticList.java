// A sorted list with optimistic synchronization: look without locks, lock two nodes, look again
// whether they are still in the list and next to each other.
//
// Verdict: clean. Keys are final, the next references are volatile since they are read without a
// lock; a thread that finds its two nodes changed starts again. The assertion at the end compares
// the list with what add and remove have answered.
//
// expect: 1 4
// tester: clean

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class OptimisticList {
  private static class Entry {
    final int key;
    volatile Entry next;
    final Lock lock = new ReentrantLock();

    Entry(int key, Entry next) {
      this.key = key;
      this.next = next;
    }
  }

  private final Entry head = new Entry(Integer.MIN_VALUE, new Entry(Integer.MAX_VALUE, null));

  private boolean validate(Entry pred, Entry curr) {
    Entry entry = head;
    while (entry.key <= pred.key) {
      if (entry == pred) {
        return pred.next == curr;
      }
      entry = entry.next;
    }
    return false;
  }

  boolean add(int key) {
    while (true) {
      Entry pred = head;
      Entry curr = pred.next;
      while (curr.key < key) {
        pred = curr;
        curr = curr.next;
      }
      pred.lock.lock();
      curr.lock.lock();
      try {
        if (validate(pred, curr)) {
          if (curr.key == key) {
            return false;
          }
          pred.next = new Entry(key, curr);
          return true;
        }
      } finally {
        curr.lock.unlock();
        pred.lock.unlock();
      }
    }
  }

  boolean remove(int key) {
    while (true) {
      Entry pred = head;
      Entry curr = pred.next;
      while (curr.key < key) {
        pred = curr;
        curr = curr.next;
      }
      pred.lock.lock();
      curr.lock.lock();
      try {
        if (validate(pred, curr)) {
          if (curr.key != key) {
            return false;
          }
          pred.next = curr.next;
          return true;
        }
      } finally {
        curr.lock.unlock();
        pred.lock.unlock();
      }
    }
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (Entry e = head.next; e.next != null; e = e.next) {
      text.append(text.length() > 0 ? " " : "").append(e.key);
    }
    return text.toString();
  }

  public static void main(String[] args) throws InterruptedException {
    OptimisticList list = new OptimisticList();
    list.add(2);
    list.add(4);
    Thread adder = new Thread(() -> {
      boolean added = list.add(1);
      assert added;
    });
    Thread remover = new Thread(() -> {
      boolean removed = list.remove(2);
      assert removed;
    });
    adder.start();
    remover.start();
    adder.join();
    remover.join();
    System.out.println(list);
  }
}
