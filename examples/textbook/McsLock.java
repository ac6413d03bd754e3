// The MCS queue lock: the queue is an explicit list, and each thread spins on its own node.
//
// Verdict: clean. unlock with no successor either takes the node off with compareAndSet, or waits
// for the successor, which is about to link itself in.
//
// The search runs every schedule that matters, 13,153 of them.
//
// expect: 3
// tester: clean
// search rwdd: 13153 explored, 0 failing

import java.util.concurrent.atomic.AtomicReference;

public class McsLock {
  static class Node {
    volatile boolean locked;
    volatile Node next;
  }

  private final AtomicReference<Node> tail = new AtomicReference<>();

  void lock(Node mine) {
    Node pred = tail.getAndSet(mine);
    if (pred != null) {
      mine.locked = true;
      pred.next = mine;
      while (mine.locked) {
        Thread.yield();
      }
    }
  }

  void unlock(Node mine) {
    if (mine.next == null) {
      if (tail.compareAndSet(mine, null)) {
        return;
      }
      while (mine.next == null) {
        Thread.yield();
      }
    }
    mine.next.locked = false;
    mine.next = null;
  }

  static int counter;

  public static void main(String[] args) throws InterruptedException {
    McsLock lock = new McsLock();
    Thread[] threads = new Thread[3];
    for (int i = 0; i < threads.length; i++) {
      threads[i] = new Thread(() -> {
        Node mine = new Node();
        lock.lock(mine);
        counter++;
        lock.unlock(mine);
      });
      threads[i].start();
    }
    for (Thread t : threads) {
      t.join();
    }
    System.out.println(counter);
  }
}
