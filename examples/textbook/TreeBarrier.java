// A tree barrier: threads meet in pairs, the last of each pair goes up, the last at the root opens
// the barrier by turning the sense around.
//
// Verdict: clean. Nobody leaves phase 1 before all four have come. The plain array is written before
// the barrier and read behind it.
//
// The search runs every schedule that matters, 16,382 of them.
//
// expect: everybody has seen 4 arrivals
// tester: clean
// search rwdd: 16382 explored, 0 failing

import java.util.concurrent.atomic.AtomicInteger;

public class TreeBarrier {
  private class Node {
    final Node parent;
    final AtomicInteger count = new AtomicInteger(2);

    Node(Node parent) {
      this.parent = parent;
    }

    void await(boolean mySense) {
      if (count.getAndDecrement() == 1) {
        if (parent != null) {
          parent.await(mySense);
        }
        count.set(2);
        if (parent == null) {
          sense = mySense;
        }
      }
      while (sense != mySense) {
        Thread.yield();
      }
    }
  }

  private volatile boolean sense;
  private final Node[] leaves = new Node[2];

  TreeBarrier() {
    Node root = new Node(null);
    leaves[0] = new Node(root);
    leaves[1] = new Node(root);
  }

  void await(int me, boolean mySense) {
    leaves[me / 2].await(mySense);
  }

  public static void main(String[] args) throws InterruptedException {
    TreeBarrier barrier = new TreeBarrier();
    boolean[] arrived = new boolean[4];
    Thread[] threads = new Thread[4];
    for (int i = 0; i < 4; i++) {
      int me = i;
      threads[i] = new Thread(() -> {
        arrived[me] = true;
        barrier.await(me, true);
        int seen = 0;
        for (boolean a : arrived) {
          seen += a ? 1 : 0;
        }
        assert seen == 4 : "only " + seen + " have arrived";
      });
      threads[i].start();
    }
    for (Thread t : threads) {
      t.join();
    }
    System.out.println("everybody has seen 4 arrivals");
  }
}
