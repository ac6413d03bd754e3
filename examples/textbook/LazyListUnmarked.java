// The lazy list whose add forgets to look at the mark of the node before.
//
// Verdict: a key is lost: add has found the node of 5 as predecessor of 7, remove takes 5 out, and
// add links 7 behind a node that is out of the list. Both have returned true.
//
// finds: 7 is not there

public class LazyListUnmarked {
  static final class Node {
    final int key;
    volatile Node next;
    volatile boolean marked;

    Node(int key, Node next) {
      this.key = key;
      this.next = next;
    }
  }

  static final Node head = new Node(0, new Node(5, new Node(Integer.MAX_VALUE, null)));

  static boolean add(int key) {
    while (true) {
      Node pred = head;
      Node curr = head.next;
      while (curr.key < key) {
        pred = curr;
        curr = curr.next;
      }
      synchronized (pred) {
        synchronized (curr) {
          if (!curr.marked && pred.next == curr) { // Wrong: should also be !pred.marked.
            if (curr.key == key) {
              return false;
            }
            pred.next = new Node(key, curr);
            return true;
          }
        }
      }
    }
  }

  static boolean remove(int key) {
    while (true) {
      Node pred = head;
      Node curr = head.next;
      while (curr.key < key) {
        pred = curr;
        curr = curr.next;
      }
      synchronized (pred) {
        synchronized (curr) {
          if (!pred.marked && !curr.marked && pred.next == curr) {
            if (curr.key != key) {
              return false;
            }
            curr.marked = true;
            pred.next = curr.next;
            return true;
          }
        }
      }
    }
  }

  static boolean contains(int key) {
    Node curr = head;
    while (curr.key < key) {
      curr = curr.next;
    }
    return curr.key == key && !curr.marked;
  }

  public static void main(String[] args) {
    new Thread(() -> {
      add(7);
      if (!contains(7)) {
        throw new AssertionError("7 is not there");
      }
    }, "adder").start();
    new Thread(() -> remove(5), "remover").start();
  }
}
