// Parsing of floating point: correct rounding, forms accepted, forms refused.
public class ParseDoubles {
  static void d(String s) {
    try {
      System.out.println(s + " -> " + Double.parseDouble(s));
    } catch (NumberFormatException e) {
      System.out.println(s + " -> " + e.getMessage());
    } catch (NullPointerException e) {
      System.out.println("null");
    }
  }

  static void f(String s) {
    try {
      System.out.println(s + " -> " + Float.parseFloat(s));
    } catch (NumberFormatException e) {
      System.out.println(s + " -> " + e.getMessage());
    }
  }

  public static void main(String[] args) {
    String[] ss = {"0", "-0", "1", "1.", ".5", "1e3", "1E-3", "+1.5e+2", "  2.5  ", "3d", "3f", "NaN", "-NaN", "Infinity", "-Infinity", "1e400", "1e-400", "-1e400",
      "", " ", ".", "e5", "1e", "1.2.3", "abc", "0x1p3", "0x1.8p1", "1_0", "12345678901234567890", "0.1", "0.10000000000000000555", "9007199254740993",
      "9007199254740992.99999", "179769313486231580793728971405301e276", "4.9e-324", "2.4e-324", "2.5e-324", "1,5", "nan", "inf", "1.7976931348623159e308", "0.000001",
      "123456789012345678901234567890", "0.1e1e1", "--1", "1 2", "100000000000000000000000000000000000000000000000000e-50", null};
    for (String s : ss) d(s);
    String[] fs = {"0.1", "16777217", "16777219", "3.4028236e38", "1e39", "1e-46", "7e-46", "1.5E-38f", "x", "0.3333333333333333333"};
    for (String s : fs) f(s);
    System.out.println(Double.valueOf("2.5") + Float.valueOf("0.5"));
    System.out.println(Double.parseDouble("1.1") == 1.1);
  }
}

/* expect:
0 -> 0.0
-0 -> -0.0
1 -> 1.0
1. -> 1.0
.5 -> 0.5
1e3 -> 1000.0
1E-3 -> 0.001
+1.5e+2 -> 150.0
  2.5   -> 2.5
3d -> 3.0
3f -> 3.0
NaN -> NaN
-NaN -> NaN
Infinity -> Infinity
-Infinity -> -Infinity
1e400 -> Infinity
1e-400 -> 0.0
-1e400 -> -Infinity
 -> empty String
  -> empty String
. -> For input string: "."
e5 -> For input string: "e5"
1e -> For input string: "1e"
1.2.3 -> multiple points
abc -> For input string: "abc"
0x1p3 -> 8.0
0x1.8p1 -> 3.0
1_0 -> For input string: "1_0"
12345678901234567890 -> 1.2345678901234567E19
0.1 -> 0.1
0.10000000000000000555 -> 0.1
9007199254740993 -> 9.007199254740992E15
9007199254740992.99999 -> 9.007199254740992E15
179769313486231580793728971405301e276 -> 1.7976931348623157E308
4.9e-324 -> 4.9E-324
2.4e-324 -> 0.0
2.5e-324 -> 4.9E-324
1,5 -> For input string: "1,5"
nan -> For input string: "nan"
inf -> For input string: "inf"
1.7976931348623159e308 -> Infinity
0.000001 -> 1.0E-6
123456789012345678901234567890 -> 1.2345678901234568E29
0.1e1e1 -> For input string: "0.1e1e1"
--1 -> For input string: "--1"
1 2 -> For input string: "1 2"
100000000000000000000000000000000000000000000000000e-50 -> 1.0
null
0.1 -> 0.1
16777217 -> 1.6777216E7
16777219 -> 1.677722E7
3.4028236e38 -> Infinity
1e39 -> Infinity
1e-46 -> 0.0
7e-46 -> 0.0
1.5E-38f -> 1.5E-38
x -> For input string: "x"
0.3333333333333333333 -> 0.33333334
3.0
true
*/
