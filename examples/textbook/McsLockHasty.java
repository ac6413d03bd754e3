// The MCS queue lock, where unlock believes that nobody waits if there is no successor yet.
//
// Verdict: a thread spins for ever. B has put its node at the tail, but has not linked it to A's
// yet. A sees no successor, sets the tail to null and goes. Then B links itself in and waits for
// a signal that was due before.
//
// java: no (it can hang)
// finds: for ever

import java.util.concurrent.atomic.AtomicReference;

public class McsLockHasty {
  static class Node {
    volatile boolean locked;
    volatile Node next;
  }

  static final AtomicReference<Node> tail = new AtomicReference<>();

  static void lock(Node mine) {
    Node pred = tail.getAndSet(mine);
    if (pred != null) {
      mine.locked = true;
      pred.next = mine;
      while (mine.locked) {
        Thread.yield();
      }
    }
  }

  static void unlock(Node mine) {
    Node next = mine.next;
    if (next == null) {
      tail.set(null); // Wrong: should be compareAndSet, and wait for the link if it fails.
      return;
    }
    next.locked = false;
  }

  public static void main(String[] args) {
    Runnable body = () -> {
      Node mine = new Node();
      lock(mine);
      unlock(mine);
    };
    new Thread(body, "A").start();
    new Thread(body, "B").start();
  }
}
