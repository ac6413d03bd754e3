// switch over int, char, byte, String and a boxed value: fall through, default anywhere, nesting.
public class SwitchStatements {
  static final int SEVEN = 7;

  static String ints(int x) {
    String s = "";
    switch (x) {
      case 1:
        s += "one ";
      case 2:
        s += "two ";
        break;
      default:
        s += "default ";
      case 3:
        s += "three ";
        break;
      case -5:
      case Integer.MAX_VALUE:
      case Integer.MIN_VALUE:
        return "extreme";
      case SEVEN:
      case SEVEN + 1:
        s += "seven or eight";
    }
    return s;
  }

  static int chars(char c) {
    switch (c) {
      case 'a':
      case 'e':
      case 'i':
        return 1;
      case '\n':
        return 2;
      case '\u0041':
        return 3;
      case 48:
        return 4;
    }
    return 0;
  }

  static String strings(String s) {
    switch (s) {
      case "":
        return "empty";
      case "Aa":
        return "first of the same hash";
      case "BB":
        return "second of the same hash";
      case "con" + "stant":
        return "folded";
      default:
        return "other";
      case "last":
        return "after default";
    }
  }

  static int bytes(byte b) {
    switch (b) {
      case -128:
        return -1;
      case 127:
        return 1;
      default:
        return 0;
    }
  }

  static int boxed(Integer i) {
    switch (i) {
      case 1000:
        return 1;
      case 10:
        return 2;
    }
    return 3;
  }

  static int nested(int a, int b) {
    int r = 0;
    switch (a) {
      case 0:
        switch (b) {
          case 0:
            r += 1;
            break;
          case 1:
            r += 10;
        }
      case 1:
        r += 100;
        break;
      case 2:
        while (true) {
          if (b-- < 0) break;
          switch (b) {
            case 3:
              continue;
            default:
              r++;
          }
        }
        r += 1000;
    }
    return r;
  }

  static int scoped(int x) {
    switch (x) {
      case 0:
        int y = 5;
        return y;
      case 1:
        y = 6;
        return y;
      default:
    }
    return -1;
  }

  public static void main(String[] args) {
    int[] xs = {1, 2, 3, 4, -5, 7, 8, 9, Integer.MAX_VALUE, Integer.MIN_VALUE};
    for (int x : xs) System.out.println(x + ": " + ints(x) + ".");
    String cs = "aeixA0\n";
    for (int i = 0; i < cs.length(); i++) System.out.print(chars(cs.charAt(i)) + " ");
    System.out.println(";");
    String[] ss = {"", "Aa", "BB", "AaB", "constant", "last", "C#"};
    for (String s : ss) System.out.println(s + ": " + strings(s));
    System.out.println(strings(new StringBuilder("BB").toString()));
    System.out.println(bytes((byte) 128) + " " + bytes((byte) 127) + " " + bytes((byte) 0));
    System.out.println(boxed(1000) + " " + boxed(10) + " " + boxed(5));
    System.out.println(nested(0, 0) + " " + nested(0, 1) + " " + nested(1, 0) + " " + nested(2, 6));
    System.out.println(scoped(0) + " " + scoped(1) + " " + scoped(2));
    switch (5) {
    }
    switch (args.length) {
      default:
        System.out.println("only default");
    }
    try {
      strings(null);
    } catch (NullPointerException e) {
      System.out.println("null string");
    }
    try {
      boxed(null);
    } catch (NullPointerException e) {
      System.out.println("null integer");
    }
  }
}

/* expect:
1: one two .
2: two .
3: three .
4: default three .
-5: extreme.
7: seven or eight.
8: seven or eight.
9: default three .
2147483647: extreme.
-2147483648: extreme.
1 1 1 0 3 4 2 ;
: empty
Aa: first of the same hash
BB: second of the same hash
AaB: other
constant: folded
last: after default
C#: other
second of the same hash
-1 1 0
1 2 3
101 110 100 1006
5 6 -1
only default
null string
null integer
*/
