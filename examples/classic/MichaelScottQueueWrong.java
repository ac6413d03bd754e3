// A queue without locks that links a new node with a plain set: two at once, and one is lost.
//
// finds: a value got lost

import java.util.concurrent.atomic.AtomicReference;

public class MichaelScottQueueWrong {
  static class Node {
    final int value;
    final AtomicReference<Node> next = new AtomicReference<>();

    Node(int value) {
      this.value = value;
    }
  }

  static final Node dummy = new Node(0);
  static final AtomicReference<Node> tail = new AtomicReference<>(dummy);

  static void put(int value) {
    Node node = new Node(value);
    Node last = tail.get();
    last.next.set(node); // Wrong: another node may be there.
    tail.set(node);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> put(1));
    other.start();
    put(2);
    other.join();
    int count = 0;
    for (Node node = dummy.next.get(); node != null; node = node.next.get()) {
      count++;
    }
    assert count == 2 : "a value got lost";
  }
}
