// Constant expressions are folded by the compiler: strings are interned, narrowing is checked.
class Config {
  static final int SIZE = 4 * 8 + 1;
  static final String NAME = "con" + "fig" + SIZE;
  static final long BIG = 1L << 40;
  static final char CH = 'a' + 1;
  static final boolean DEBUG = SIZE > 100;
  static final double HALF = 1 / 2.0;
  static final String MIX = "" + CH + DEBUG + HALF + BIG + (SIZE > 3 ? "yes" : "no") + (int) 3.9 + (byte) 300 + 'c' + 1.0f + -5 + ~5;
  static final byte B = SIZE;
  static final short S = (short) 100000;
}

public class Constants {
  static final int ZERO = 0;

  static int check(int x) {
    final int one = 1;
    switch (x) {
      case ZERO:
        return 10;
      case one:
        return 11;
      case one + Config.SIZE:
        return 12;
      case 'x':
        return 13;
      case (byte) 257 + 1:
        return 14;
      default:
        return -1;
    }
  }

  public static void main(String[] args) {
    System.out.println(Config.NAME + " " + Config.MIX);
    System.out.println(Config.NAME == "config33");
    System.out.println(("con" + "fig" + 33) == Config.NAME);
    final String part = "con";
    String notFinal = "con";
    System.out.println((part + "fig33") == Config.NAME);
    System.out.println((notFinal + "fig33") == Config.NAME);
    System.out.println((notFinal + "fig33").intern() == Config.NAME);
    System.out.println(Config.CH + " " + Config.B + " " + Config.S);
    System.out.println(check(0) + " " + check(1) + " " + check(34) + " " + check(120) + " " + check(2) + " " + check(99));
    byte b = 10 + 20;
    char c = 65 + 1;
    final int ten = 10;
    byte b2 = ten * 12;
    short s = 'a';
    Byte boxed = 12;
    Character cboxed = 66;
    Short sboxed = ten;
    System.out.println(b + " " + c + " " + b2 + " " + s + " " + boxed + " " + cboxed + " " + sboxed);
    if (Config.DEBUG) {
      System.out.println("debug");
    }
    if (Config.SIZE < 10) {
    }
    System.out.println(Integer.MAX_VALUE + 1 + " " + (Long.MIN_VALUE - 1) + " " + 5 / 2 + " " + -5 % 3 + " " + 1e308 * 10 + " " + (0.0 / 0 != 0.0 / 0));
    System.out.println("a" + null + 1 + 2L + 3f + 4.0 + 'c' + true);
    System.out.println(1 + 2 + "3" + 4 * 5 + (6 + 7));
    System.out.println('a' + 'b' + "c" + 'd' + 'e');
    System.out.println(2 > 1 == true);
    System.out.println(7 & 3 | 8 ^ 2 << 1 + 1);
  }
}

/* expect:
config33 bfalse0.51099511627776yes344c1.0-5-6
true
true
true
false
true
b 33 -31072
10 11 12 13 14 -1
30 B 120 97 12 B 10
-2147483648 9223372036854775807 2 -2 Infinity true
anull123.04.0ctrue
332013
195cde
true
3
*/
