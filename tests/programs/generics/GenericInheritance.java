// Generic superclasses and interfaces with type arguments fixed, passed on, or swapped.
import java.util.ArrayList;
import java.util.List;

interface Source<T> {
  T next();

  default List<T> take(int n) {
    List<T> out = new ArrayList<>();
    for (int i = 0; i < n; i++) out.add(next());
    return out;
  }
}

interface Handler<E, R> {
  R handle(E event);
}

abstract class Base<T> {
  protected final List<T> seen = new ArrayList<>();

  abstract T make(int i);

  T build(int i) {
    T t = make(i);
    seen.add(t);
    return t;
  }
}

abstract class Middle<X, Y> extends Base<Y> implements Handler<X, Y> {
  Y last;

  public Y handle(X x) {
    last = build(x.hashCode());
    return last;
  }
}

class Leaf extends Middle<String, Integer> {
  Integer make(int i) {
    return i % 1000;
  }
}

class Counter implements Source<Integer> {
  private int n;

  public Integer next() {
    return n++;
  }
}

class Words extends Base<String> implements Source<String> {
  String make(int i) {
    return "w" + i;
  }

  public String next() {
    return build(seen.size());
  }
}

class Swapped<A, B> extends Middle<B, A> {
  A value;

  Swapped(A value) {
    this.value = value;
  }

  A make(int i) {
    return value;
  }
}

class Node<T extends Comparable<T>> {
  T value;
  Node<T> left, right;

  Node(T v) {
    value = v;
  }

  void insert(T v) {
    if (v.compareTo(value) < 0) {
      if (left == null) left = new Node<>(v);
      else left.insert(v);
    } else {
      if (right == null) right = new Node<T>(v);
      else right.insert(v);
    }
  }

  void collect(List<T> out) {
    if (left != null) left.collect(out);
    out.add(value);
    if (right != null) right.collect(out);
  }
}

public class GenericInheritance {
  public static void main(String[] args) {
    System.out.println(new Counter().take(4));
    Words w = new Words();
    System.out.println(w.take(3) + " " + w.seen.get(1).length());
    Leaf leaf = new Leaf();
    int v = leaf.handle("abc") + leaf.build(5);
    System.out.println(v + " " + leaf.last + " " + leaf.seen);
    Handler<String, Integer> h = leaf;
    System.out.println(h.handle("z") + 1);
    Swapped<Double, Character> s = new Swapped<>(2.5);
    System.out.println(s.handle('c') * 2 + " " + s.seen.size());
    Base<Double> b = s;
    System.out.println(b.build(1) / 2);
    Node<String> root = new Node<>("m");
    for (String x : new String[] {"q", "c", "x", "a", "n", "m"}) root.insert(x);
    List<String> out = new ArrayList<>();
    root.collect(out);
    System.out.println(out + root.left.value.toUpperCase());
    Source<Object> objects = () -> "o";
    System.out.println(objects.take(2));
    List<List<Integer>> table = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      table.add(new ArrayList<>());
      for (int j = 0; j <= i; j++) table.get(i).add(i * j);
    }
    int sum = 0;
    for (List<Integer> row : table) for (int x : row) sum += x;
    System.out.println(table + " " + sum + " " + table.get(2).get(1) * 10);
  }
}

/* expect:
[0, 1, 2, 3]
[w0, w1, w2] 2
359 354 [354, 5]
123
5.0 1
1.25
[a, c, m, m, n, q, x]C
[o, o]
[[0], [0, 1], [0, 2, 4]] 7 20
*/
