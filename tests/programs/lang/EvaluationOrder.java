// Operands are evaluated from left to right, always, and before the operation happens.
public class EvaluationOrder {
  static StringBuilder log = new StringBuilder();

  static int v(String name, int value) {
    log.append(name).append(' ');
    return value;
  }

  static int[] arr(String name, int[] a) {
    log.append(name).append(' ');
    return a;
  }

  static EvaluationOrder self(String name, EvaluationOrder e) {
    log.append(name).append(' ');
    return e;
  }

  static boolean flag(String name, boolean b) {
    log.append(name).append(' ');
    return b;
  }

  int field = 5;

  int method(int a, int b) {
    log.append("method ");
    return a - b;
  }

  static void flush(String what, int result) {
    System.out.println(what + ": " + log + "= " + result);
    log.setLength(0);
  }

  public static void main(String[] args) {
    EvaluationOrder e = new EvaluationOrder();
    flush("sum", v("a", 1) + v("b", 2) * v("c", 3));
    flush("args", self("e", e).method(v("x", 9), v("y", 4)));
    int[] a = {1, 2, 3, 4};
    flush("index", arr("a", a)[v("i", 1)] = v("v", 7));
    flush("nested", arr("a", a)[arr("b", a)[v("i", 0)]] += v("v", 5));
    flush("field", self("e", e).field += v("v", 3));
    flush("condition", flag("f", false) ? v("then", 1) : v("else", 2));
    flush("and", flag("f", false) && flag("g", true) ? 1 : 0);
    flush("or", flag("t", true) || flag("g", true) ? 1 : 0);
    flush("bitand", flag("f", false) & flag("g", true) ? 1 : 0);
    flush("bitor", flag("t", true) | flag("g", true) ? 1 : 0);
    flush("xor", flag("t", true) ^ flag("u", true) ? 1 : 0);
    int i = 2;
    flush("i = i++ + i", i = i++ + i);
    i = 2;
    flush("i * (i = 3)", i * (i = 3));
    flush("(i = 4) * i", (i = 4) * i);
    int j = 1;
    j += (j = 10) + j;
    flush("j", j);
    int k = 0;
    k = k++ + k++ * --k;
    flush("k", k);
    // The array reference is taken before the right side replaces it.
    int[] old = a;
    a[0] = (a = new int[] {9, 9})[1];
    flush("old", old[0] * 100 + a[0]);
    // The right side is evaluated before the index is checked, and the array before null is.
    try {
      arr("a", a)[v("i", 5)] = v("rhs", 1);
    } catch (ArrayIndexOutOfBoundsException ex) {
      flush(ex.getMessage(), 0);
    }
    try {
      arr("null", null)[v("i", 5)] = v("rhs", 1);
    } catch (NullPointerException ex) {
      flush("null array", 0);
    }
    try {
      arr("null", null)[v("i", 5)] += v("rhs", 1);
    } catch (NullPointerException ex) {
      flush("null array, compound", 0);
    }
    try {
      self("null", null).method(v("x", 1), v("y", 2));
    } catch (NullPointerException ex) {
      flush("null receiver", 0);
    }
    try {
      flush("unreached", v("a", 1) / v("b", 0) + v("c", 3));
    } catch (ArithmeticException ex) {
      flush("division", 0);
    }
    int[][] m = new int[v("rows", 2)][v("columns", 3)];
    flush("dimensions", m[1].length);
    int[] init = {v("first", 1), v("second", 2), v("third", 3)};
    flush("initialiser", init[2]);
    String s = "" + v("p", 1) + v("q", 2) + self("r", e).method(v("s", 3), v("t", 4));
    flush(s, 0);
  }
}

/* expect:
sum: a b c = 7
args: e x y method = 5
index: a i v = 7
nested: a b i v = 12
field: e v = 8
condition: f else = 2
and: f = 0
or: t = 1
bitand: f g = 0
bitor: t g = 1
xor: t u = 0
i = i++ + i: = 5
i * (i = 3): = 6
(i = 4) * i: = 16
j: = 21
k: = 1
old: = 909
Index 5 out of bounds for length 2: a i rhs = 0
null array: null i rhs = 0
null array, compound: null i = 0
null receiver: null x y = 0
division: a b = 0
dimensions: rows columns = 3
initialiser: first second third = 3
12-1: p q r s t method = 0
*/
