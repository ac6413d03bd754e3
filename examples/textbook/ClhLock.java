// The CLH queue lock: each thread puts a node at the end of an implicit queue and spins on the node
// before. When it leaves it takes over that node for the next time.
//
// Verdict: clean.
//
// expect: 4
// tester: clean

import java.util.concurrent.atomic.AtomicReference;

public class ClhLock {
  static class Node {
    volatile boolean locked;
  }

  private final AtomicReference<Node> tail = new AtomicReference<Node>(new Node());
  private final ThreadLocal<Node> myNode = new ThreadLocal<Node>() {
    protected Node initialValue() {
      return new Node();
    }
  };
  private final ThreadLocal<Node> myPred = new ThreadLocal<Node>();

  void lock() {
    Node node = myNode.get();
    node.locked = true;
    Node pred = tail.getAndSet(node);
    myPred.set(pred);
    while (pred.locked) {
      Thread.yield();
    }
  }

  void unlock() {
    Node node = myNode.get();
    node.locked = false;
    myNode.set(myPred.get());
  }

  static int counter;

  public static void main(String[] args) throws InterruptedException {
    ClhLock lock = new ClhLock();
    Thread[] threads = new Thread[2];
    for (int i = 0; i < threads.length; i++) {
      threads[i] = new Thread(() -> {
        for (int k = 0; k < 2; k++) {
          lock.lock();
          counter++;
          lock.unlock();
        }
      });
      threads[i].start();
    }
    for (Thread t : threads) {
      t.join();
    }
    System.out.println(counter);
  }
}
