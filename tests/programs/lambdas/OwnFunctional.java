// Functional interfaces of one's own: generic, with defaults, inherited, throwing, returning void.
interface Action<T> {
  void on(T t);

  default Action<T> then(Action<T> next) {
    return t -> {
      on(t);
      next.on(t);
    };
  }
}

interface Parser<R> {
  R parse(String s) throws NumberFormatException;

  default R parseOr(String s, R other) {
    try {
      return parse(s);
    } catch (NumberFormatException e) {
      return other;
    }
  }
}

interface IntOp {
  int op(int a, int b);
}

interface CommutativeOp extends IntOp {
  String NAME = "commutative";
}


interface Factory<T> {
  T make(int n);
}

interface Wide3 {
  double f(byte b, char c, long l, float f, boolean z, int[] a, String s);
}

public class OwnFunctional {
  static StringBuilder log = new StringBuilder();

  static int fold(IntOp op, int start, int[] xs) {
    int acc = start;
    for (int x : xs) acc = op.op(acc, x);
    return acc;
  }

  static void repeat(int n, Runnable r) {
    while (n-- > 0) r.run();
  }

  static String which(Runnable r) {
    return "Runnable";
  }

  static String which(Factory<String> f) {
    return "Factory " + f.make(3);
  }

  public static void main(String[] args) {
    Action<String> a = s -> log.append(s).append(',');
    a.then(s -> log.append(s.length())).then(a).on("xyz");
    System.out.println(log);
    Parser<Integer> p = s -> Integer.parseInt(s);
    System.out.println(p.parseOr("12", 0) + p.parseOr("zz", -1));
    try {
      p.parse("bad");
    } catch (NumberFormatException e) {
      System.out.println(e.getMessage());
    }
    int[] xs = {1, 2, 3, 4};
    CommutativeOp plus = (x, y) -> x + y;
    System.out.println(fold(plus, 0, xs) + " " + fold((x, y) -> x * y, 1, xs) + " " + fold((x, y) -> y, 0, xs) + CommutativeOp.NAME);
    Factory<int[]> arrays = n -> new int[n];
    Factory<Factory<String>> nested = n -> m -> n + "/" + m;
    System.out.println(arrays.make(7).length + nested.make(1).make(2));
    Wide3 w = (b, c, l, f, z, arr, s) -> b + c + l + f + (z ? 1 : 0) + arr.length + s.length();
    System.out.println(w.f((byte) 1, 'a', 2L, 0.5f, true, xs, "four"));
    int[] n = {0};
    repeat(5, () -> n[0] += 2);
    repeat(2, () -> repeat(3, () -> n[0]++));
    System.out.println(n[0]);
    System.out.println(which(() -> {}) + " " + which(k -> "made" + k));
    IntOp named = new IntOp() {
      int calls;

      public int op(int x, int y) {
        return x - y + ++calls;
      }
    };
    System.out.println(fold(named, 100, xs) + " " + named.op(0, 0));
    IntOp fromLambda = (x, y) -> named.op(y, x);
    System.out.println(fromLambda.op(1, 2));
  }
}

/* expect:
xyz,3xyz,
11
For input string: "bad"
10 24 4commutative
71/2
109.5
16
Runnable Factory made3
100 5
7
*/
