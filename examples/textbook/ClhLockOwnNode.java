// The CLH queue lock where a thread uses its own node again instead of its predecessor's: a
// well-known exam question.
//
// Verdict: threads spin for ever. A leaves and at once comes back with the same node. B, who
// spins on A's node, has not seen it unlocked in between, and waits for A; A waits for B's node,
// which is behind A's old place. Neither goes on. (It is even worse: if nobody was in between, the
// node that A finds at the tail is its own, and A alone waits for itself.)
//
// java: no (it can hang)
// finds: for ever

import java.util.concurrent.atomic.AtomicReference;

public class ClhLockOwnNode {
  static class Node {
    volatile boolean locked;
  }

  private final AtomicReference<Node> tail = new AtomicReference<>(new Node());

  void lock(Node mine) {
    mine.locked = true;
    Node pred = tail.getAndSet(mine);
    while (pred.locked) {
      Thread.yield();
    }
  }

  void unlock(Node mine) {
    mine.locked = false;
    // Wrong: from now on the thread must use its predecessor's node, not this one.
  }

  public static void main(String[] args) {
    ClhLockOwnNode lock = new ClhLockOwnNode();
    for (int i = 0; i < 2; i++) {
      new Thread(() -> {
        Node mine = new Node();
        for (int k = 0; k < 2; k++) {
          lock.lock(mine);
          lock.unlock(mine);
        }
      }, "T" + i).start();
    }
  }
}
