// A stack without locks that looks at the top and sets it, in two steps.
//
// If two threads push at the same time, both put the same node below theirs, and the second set
// throws the first node away.
//
// finds: a value got lost

import java.util.concurrent.atomic.AtomicReference;

public class TreiberStackWrong {
  static class Node {
    final int value;
    final Node next;

    Node(int value, Node next) {
      this.value = value;
      this.next = next;
    }
  }

  static final AtomicReference<Node> top = new AtomicReference<>();

  static void push(int value) {
    top.set(new Node(value, top.get())); // Wrong: should be a compareAndSet, in a loop.
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> push(1));
    other.start();
    push(2);
    other.join();
    Node node = top.get();
    assert node.next != null : "a value got lost";
  }
}
