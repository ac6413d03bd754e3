// A combining tree: a counter where two threads that meet at a node combine their increments, and
// one of them goes on to the root for both.
//
// Each node's state is guarded by the node's monitor. A thread that comes second leaves its part at
// the node and waits for the result.
//
// Verdict: clean. Two threads at one leaf: they get 0 and 1 in some order, whether they combine or
// come one after the other.
//
// expect: results 0 and 1, counter 2
// tester: clean

public class CombiningTree {
  enum Status { IDLE, FIRST, SECOND, RESULT, ROOT }

  static class Node {
    private boolean locked;
    private Status status;
    private int firstValue;
    private int secondValue;
    private int result;
    private final Node parent;

    Node() {
      status = Status.ROOT;
      parent = null;
    }

    Node(Node parent) {
      this.parent = parent;
      status = Status.IDLE;
    }

    synchronized boolean precombine() throws InterruptedException {
      while (locked) {
        wait();
      }
      switch (status) {
        case IDLE:
          status = Status.FIRST;
          return true;
        case FIRST:
          locked = true;
          status = Status.SECOND;
          return false;
        case ROOT:
          return false;
        default:
          throw new IllegalStateException("precombine: " + status);
      }
    }

    synchronized int combine(int combined) throws InterruptedException {
      while (locked) {
        wait();
      }
      locked = true;
      firstValue = combined;
      switch (status) {
        case FIRST:
          return firstValue;
        case SECOND:
          return firstValue + secondValue;
        default:
          throw new IllegalStateException("combine: " + status);
      }
    }

    synchronized int op(int combined) throws InterruptedException {
      switch (status) {
        case ROOT:
          int prior = result;
          result += combined;
          return prior;
        case SECOND:
          secondValue = combined;
          locked = false;
          notifyAll();
          while (status != Status.RESULT) {
            wait();
          }
          locked = false;
          notifyAll();
          status = Status.IDLE;
          return result;
        default:
          throw new IllegalStateException("op: " + status);
      }
    }

    synchronized void distribute(int prior) {
      switch (status) {
        case FIRST:
          status = Status.IDLE;
          locked = false;
          break;
        case SECOND:
          result = prior + firstValue;
          status = Status.RESULT;
          break;
        default:
          throw new IllegalStateException("distribute: " + status);
      }
      notifyAll();
    }
  }

  static final Node root = new Node();
  static final Node leaf = new Node(root);

  static int getAndIncrement() throws InterruptedException {
    Node[] path = new Node[4];
    int height = 0;
    Node node = leaf;
    while (node.precombine()) {
      node = node.parent;
    }
    Node stop = node;
    int combined = 1;
    for (node = leaf; node != stop; node = node.parent) {
      combined = node.combine(combined);
      path[height++] = node;
    }
    int prior = stop.op(combined);
    while (height > 0) {
      path[--height].distribute(prior);
    }
    return prior;
  }

  public static void main(String[] args) throws InterruptedException {
    int[] got = new int[2];
    Thread[] threads = new Thread[2];
    for (int i = 0; i < 2; i++) {
      int me = i;
      threads[i] = new Thread(() -> {
        try {
          got[me] = getAndIncrement();
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      });
      threads[i].start();
    }
    threads[0].join();
    threads[1].join();
    int low = Math.min(got[0], got[1]);
    int high = Math.max(got[0], got[1]);
    System.out.println("results " + low + " and " + high + ", counter " + root.result);
  }
}
