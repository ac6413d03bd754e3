// A sorted list with lazy removal: a node is first marked, then unlinked; contains takes no lock.
//
// Verdict: clean. contains answers true only for a node that is not marked; add and remove look at
// the marks and the link once they have both locks. The removed key is gone for whoever asks after
// remove has returned.
//
// expect: 5:false 7:true 8:true
// tester: clean

public class LazyList {
  static final class Node {
    final int key;
    volatile Node next;
    volatile boolean marked;

    Node(int key, Node next) {
      this.key = key;
      this.next = next;
    }
  }

  private final Node tail = new Node(Integer.MAX_VALUE, null);
  private final Node head = new Node(Integer.MIN_VALUE, tail);

  private static boolean valid(Node pred, Node curr) {
    return !pred.marked && !curr.marked && pred.next == curr;
  }

  boolean add(int key) {
    for (;;) {
      Node pred = head;
      Node curr = head.next;
      while (curr.key < key) {
        pred = curr;
        curr = curr.next;
      }
      synchronized (pred) {
        synchronized (curr) {
          if (valid(pred, curr)) {
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

  boolean remove(int key) {
    for (;;) {
      Node pred = head;
      Node curr = head.next;
      while (curr.key < key) {
        pred = curr;
        curr = curr.next;
      }
      synchronized (pred) {
        synchronized (curr) {
          if (valid(pred, curr)) {
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

  boolean contains(int key) {
    Node curr = head;
    while (curr.key < key) {
      curr = curr.next;
    }
    return curr.key == key && !curr.marked;
  }

  public static void main(String[] args) throws InterruptedException {
    LazyList list = new LazyList();
    list.add(5);
    list.add(8);
    Thread remover = new Thread(() -> {
      boolean done = list.remove(5);
      assert done : "5 was there";
      assert !list.contains(5) : "5 is still there";
    });
    Thread adder = new Thread(() -> {
      boolean done = list.add(7);
      assert done : "7 was not there";
      assert list.contains(7) : "7 is not there";
    });
    remover.start();
    adder.start();
    remover.join();
    adder.join();
    System.out.println("5:" + list.contains(5) + " 7:" + list.contains(7) + " 8:" + list.contains(8));
  }
}
