// A stack without locks whose nodes are used again: the ABA problem.
//
// One thread wants to pop a, and has seen that b is below. It is held up; meanwhile another one
// pops a, pops b, and pushes a again. The top is a, as it was, so the compareAndSet succeeds -
// and makes b the top, which somebody else already has.
//
// What to learn: "it is the same as before" does not mean "nothing has happened". Do not use nodes
// again, or give the top a number that grows with each change.
//
// finds: b was popped twice

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

public class TreiberStackAba {
  static class Node {
    volatile Node next;
    final AtomicInteger popped = new AtomicInteger();
  }

  static final AtomicReference<Node> top = new AtomicReference<>();

  static void push(Node node) {
    do {
      node.next = top.get();
    } while (!top.compareAndSet(node.next, node));
  }

  static Node pop() {
    while (true) {
      Node node = top.get();
      if (node == null) {
        return null;
      }
      Node below = node.next;
      if (top.compareAndSet(node, below)) {
        return node;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Node a = new Node();
    Node b = new Node();
    push(b);
    push(a);
    Thread other = new Thread(() -> {
      Node first = pop();
      Node second = pop();
      if (second == b) {
        b.popped.incrementAndGet();
      }
      if (first != null) {
        push(first); // Wrong: the node that was just popped is used again.
      }
    });
    other.start();
    pop();
    other.join();
    if (top.get() == b) {
      b.popped.incrementAndGet();
    }
    assert b.popped.get() < 2 : "b was popped twice";
  }
}
