// A linked list, a tree and a bank as classes with private state; many small methods.
class IntList {
  private static class Cell {
    int value;
    Cell next;

    Cell(int value, Cell next) {
      this.value = value;
      this.next = next;
    }
  }

  private Cell head;
  private int size;

  IntList add(int v) {
    if (head == null) {
      head = new Cell(v, null);
    } else {
      Cell c = head;
      while (c.next != null) c = c.next;
      c.next = new Cell(v, null);
    }
    size++;
    return this;
  }

  IntList push(int v) {
    head = new Cell(v, head);
    size++;
    return this;
  }

  int pop() {
    int v = head.value;
    head = head.next;
    size--;
    return v;
  }

  void reverse() {
    Cell prev = null;
    for (Cell c = head; c != null; ) {
      Cell next = c.next;
      c.next = prev;
      prev = c;
      c = next;
    }
    head = prev;
  }

  boolean remove(int v) {
    for (Cell c = head, p = null; c != null; p = c, c = c.next) {
      if (c.value == v) {
        if (p == null) head = c.next;
        else p.next = c.next;
        size--;
        return true;
      }
    }
    return false;
  }

  int size() {
    return size;
  }

  @Override
  public String toString() {
    StringBuilder b = new StringBuilder("[");
    for (Cell c = head; c != null; c = c.next) b.append(c.value).append(c.next == null ? "" : ", ");
    return b.append("]").toString();
  }
}

class Tree {
  private Node root;
  private int count;

  private class Node {
    final String key;
    int hits = 1;
    Node left, right;

    Node(String key) {
      this.key = key;
      count++;
    }

    void insert(String k) {
      int c = k.compareTo(key);
      if (c == 0) hits++;
      else if (c < 0) {
        if (left == null) left = new Node(k);
        else left.insert(k);
      } else if (right == null) {
        right = new Node(k);
      } else {
        right.insert(k);
      }
    }

    int height() {
      return 1 + Math.max(left == null ? 0 : left.height(), right == null ? 0 : right.height());
    }

    void walk(StringBuilder out) {
      if (left != null) left.walk(out);
      out.append(key).append(hits > 1 ? "*" + hits : "").append(' ');
      if (right != null) right.walk(out);
    }
  }

  void insert(String k) {
    if (root == null) root = new Node(k);
    else root.insert(k);
  }

  String show() {
    StringBuilder b = new StringBuilder();
    if (root != null) root.walk(b);
    return b + "(" + count + " of height " + (root == null ? 0 : root.height()) + ")";
  }
}

public class AccessorsAndState {
  public static void main(String[] args) {
    IntList l = new IntList().add(1).add(2).add(3).push(0).push(-1);
    System.out.println(l + " " + l.size());
    l.reverse();
    System.out.println(l + " " + l.pop() + " " + l.remove(0) + " " + l.remove(77) + " " + l + l.size());
    Tree t = new Tree();
    System.out.println(t.show());
    for (String w : "the quick brown fox jumps over the lazy dog and the cat".split(" ")) t.insert(w);
    System.out.println(t.show());
    try {
      new IntList().pop();
    } catch (NullPointerException e) {
      System.out.println("empty");
    }
  }
}

/* expect:
[-1, 0, 1, 2, 3] 5
[3, 2, 1, 0, -1] 3 true false [2, 1, -1]3
(0 of height 0)
and brown cat dog fox jumps lazy over quick the*3 (10 of height 7)
empty
*/
