// Local and anonymous classes capture effectively final locals and parameters, and the outer object.
import java.util.ArrayList;
import java.util.List;

abstract class Op {
  final String name;

  Op(String name) {
    this.name = name;
    init();
  }

  void init() {}

  abstract int apply(int a, int b);
}

public class LocalClasses {
  private int base = 1000;

  List<Op> ops(final int bias, String suffix) {
    List<Op> list = new ArrayList<>();
    int local = bias * 2;
    class Add extends Op {
      int calls = 0;

      Add() {
        super("add" + suffix);
      }

      int apply(int a, int b) {
        calls++;
        return a + b + local + base + calls;
      }
    }
    list.add(new Add());
    list.add(new Op("sub" + suffix) {
      int extra = local;

      {
        extra += 1;
      }

      int apply(int a, int b) {
        base++;
        return a - b + extra;
      }
    });
    class Twice extends Add {
      int apply(int a, int b) {
        return super.apply(a, b) * 2 + bias;
      }
    }
    list.add(new Twice());
    for (int i = 0; i < 2; i++) {
      int k = i;
      list.add(new Op("k" + k) {
        int apply(int a, int b) {
          return k * 10 + a + this.helper(b);
        }

        int helper(int x) {
          return x * k + bias;
        }
      });
    }
    return list;
  }

  static Runnable counter(String name) {
    int[] count = {0};
    return new Runnable() {
      public void run() {
        count[0]++;
        System.out.println(name + count[0]);
      }

      public String toString() {
        return "counter " + name;
      }
    };
  }

  static int recursive(int n) {
    class Fact {
      int f(int k) {
        return k <= 1 ? 1 : k * new Fact().f(k - 1) + n - n;
      }
    }
    return new Fact().f(n);
  }

  public static void main(String[] args) {
    LocalClasses outer = new LocalClasses();
    for (Op op : outer.ops(3, "!")) {
      System.out.println(op.name + " " + op.apply(10, 4) + " " + op.apply(1, 2));
    }
    Runnable r = counter("c"), s = counter("d");
    r.run();
    r.run();
    s.run();
    System.out.println(r + " " + s);
    System.out.println(recursive(6));
    // A field of an anonymous class is set after the super constructor, which calls init().
    Op early = new Op("early") {
      int x = 5;

      void init() {
        System.out.println("init sees " + x + " and " + args.length);
        x = 9;
      }

      int apply(int a, int b) {
        return x;
      }
    };
    System.out.println(early.apply(0, 0));
    Object o = new Object() {
      int hidden = 3;

      @Override
      public int hashCode() {
        return hidden * 2;
      }

      @Override
      public boolean equals(Object other) {
        return other != null && other.hashCode() == hashCode();
      }
    };
    System.out.println(o.hashCode() + " " + o.equals(6) + " " + o.equals(7));
    System.out.println(new Object() {
      int twice(int x) {
        return x * 2;
      }
    }.twice(21));
    class Node {
      Node next;
      int v;

      Node(int v, Node next) {
        this.v = v;
        this.next = next;
      }
    }
    Node head = null;
    for (int i = 0; i < 4; i++) head = new Node(i, head);
    for (Node n = head; n != null; n = n.next) System.out.print(n.v);
    System.out.println();
  }
}

/* expect:
add! 1021 1011
sub! 13 6
add! 2049 2029
k0 13 4
k1 27 16
c1
c2
d1
counter c counter d
720
init sees 0 and 0
5
6 true false
42
3210
*/
