// Exceptions out of constructors, initialisers, toString, equals, hashCode, compareTo and iterators.
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;

class Fragile {
  static int live = 0;
  final int[] data = new int[1];
  int late;

  {
    live++;
  }

  Fragile(int n) {
    data[n] = 1;
    late = 10 / (n + 1);
    live += 10;
  }
}

class Field {
  final int size = check(-1);

  int check(int n) {
    throw new IllegalArgumentException("size " + n);
  }
}

class Child2 extends Fragile {
  static String log = "";

  {
    log += "i";
  }

  Child2(int n) {
    super(n);
    log += "c";
  }

  static int arg() {
    log += "a";
    return 3;
  }

  Child2() {
    this(arg());
    log += "never";
  }
}

class Moody implements Comparable<Moody> {
  final int n;

  Moody(int n) {
    this.n = n;
  }

  public int hashCode() {
    if (n == 1) throw new UnsupportedOperationException("hash");
    return n;
  }

  public boolean equals(Object o) {
    throw new UnsupportedOperationException("equals");
  }

  public int compareTo(Moody o) {
    throw new UnsupportedOperationException("compare " + (n + o.n));
  }

  public String toString() {
    throw new UnsupportedOperationException("string");
  }
}

public class ExceptionsInConstructors {
  static Fragile leaked;

  public static void main(String[] args) {
    try {
      new Fragile(1);
    } catch (ArrayIndexOutOfBoundsException e) {
      System.out.println(Fragile.live);
    }
    new Fragile(0);
    System.out.println(Fragile.live);
    try {
      new Field();
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    try {
      new Child2();
    } catch (ArrayIndexOutOfBoundsException e) {
      System.out.println(Child2.log + " " + e.getMessage());
    }
    HashMap<Moody, String> m = new HashMap<>();
    m.put(new Moody(2), "two");
    for (int i = 0; i < 5; i++) {
      try {
        switch (i) {
          case 0: m.get(new Moody(1)); break;
          case 1: m.get(new Moody(2)); break;
          case 2: System.out.println("x" + new Moody(0)); break;
          case 3: System.out.println(m); break;
          case 4:
            List<Moody> l = new ArrayList<>();
            l.add(new Moody(3));
            l.add(new Moody(4));
            Collections.sort(l);
        }
        System.out.println("never " + i);
      } catch (UnsupportedOperationException e) {
        System.out.println(i + " " + e.getMessage());
      }
    }
    System.out.println(m.size());
  }
}

/* expect:
1
12
size -1
a Index 3 out of bounds for length 1
0 hash
1 equals
2 string
3 string
4 compare 7
1
*/
