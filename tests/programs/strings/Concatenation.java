// String concatenation with operands of every type, null, and objects whose toString does things.
class Loud {
  static int calls = 0;
  final String name;

  Loud(String name) {
    this.name = name;
  }

  public String toString() {
    calls++;
    return name == null ? null : "<" + name + calls + ">";
  }
}

class Failing {
  public String toString() {
    throw new IllegalStateException("no text");
  }
}

public class Concatenation {
  public static void main(String[] args) {
    byte b = -1;
    short s = -2;
    char c = 'c';
    int i = 3;
    long l = 4L;
    float f = 5.5f;
    double d = 6.25;
    boolean z = true;
    String n = null;
    Object o = null;
    System.out.println("" + b + s + c + i + l + f + d + z + n + o);
    System.out.println(b + s + c + i + l + "|" + b + s + c + i + l);
    System.out.println(c + i + "" + c + i);
    System.out.println(n + o);
    System.out.println(n + null);
    System.out.println(new Loud("a") + "-" + new Loud("b") + new Loud(null));
    Loud none = null;
    System.out.println("x" + none);
    String acc = "";
    for (int k = 0; k < 5; k++) {
      acc += k;
      acc = acc + ',' + acc.length();
    }
    System.out.println(acc);
    acc += 1 + 2 + "3" + 4 + 5;
    System.out.println(acc);
    char[] cs = {'h', 'i'};
    System.out.println(("" + cs).startsWith("[C@"));
    System.out.println("" + 'a' + 1 + (char) ('a' + 1) + ('a' + 1));
    System.out.println(1 + 'a' + "b");
    System.out.println("neg" + -1 + - 2 + (-3) + +4);
    System.out.println("cond " + (i > 2 ? "yes" : 'n') + (i > 2 ? 1 : 2.0));
    System.out.println("bits " + (i | 8) + (i & 1) + (i ^ i) + ~i + (i << 2));
    System.out.println("assigned " + (i = 9) + i++ + i + --i);
    System.out.println("boxes " + Integer.valueOf(5) + Character.valueOf('k') + Double.valueOf(0.1) + Boolean.FALSE);
    try {
      System.out.println("before " + new Failing() + " after");
    } catch (IllegalStateException e) {
      System.out.println("caught " + e.getMessage());
    }
    try {
      String r = "x" + i / (i - i);
      System.out.println(r);
    } catch (ArithmeticException e) {
      System.out.println("caught " + e.getMessage());
    }
    String many = "" + 0 + 1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9 + i + i + i + i + i + i + i + i + i + i + c + c + c + c + d + d + d + d + n + n + l + l + l + b + b + z;
    System.out.println(many);
    final String k = "const";
    System.out.println((k + 1 == "const1") + " " + (k + i == "const9"));
    System.out.println("a\tb".length() + "\"quoted\" \\ 'single'");
    System.out.println(0.0f + "" + -0.0 + Double.NaN + Float.NEGATIVE_INFINITY + Long.MIN_VALUE);
    String e = "";
    e += 'x';
    e += 1;
    e += 2.0;
    e += e;
    System.out.println(e);
  }
}

/* expect:
-1-2c345.56.25truenullnull
103|-1-2c34
102c3
nullnull
nullnull
<a1>-<b2>null
xnull
0,11,42,73,104,14
0,11,42,73,104,143345
true
a1b98
98b
neg-1-2-34
cond yes1.0
bits 1110-412
assigned 99109
boxes 5k0.1false
caught no text
caught / by zero
01234567899999999999cccc6.256.256.256.25nullnull444-1-1true
true false
3"quoted" \ 'single'
0.0-0.0NaN-Infinity-9223372036854775808
x12.0x12.0
*/
