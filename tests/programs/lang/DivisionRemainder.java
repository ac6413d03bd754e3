// Division rounds towards zero, a remainder has the sign of the dividend, MIN_VALUE / -1 wraps.
public class DivisionRemainder {
  static void ints(int a, int b) {
    System.out.println(a + " / " + b + " = " + a / b + ", rest " + a % b);
  }

  static void longs(long a, long b) {
    System.out.println(a + " / " + b + " = " + a / b + ", rest " + a % b);
  }

  static void doubles(double a, double b) {
    System.out.println(a + " / " + b + " = " + a / b + ", rest " + a % b);
  }

  static void floats(float a, float b) {
    System.out.println(a + " / " + b + " = " + a / b + ", rest " + a % b);
  }

  public static void main(String[] args) {
    int[] xs = {7, -7, 0, 1, -1, Integer.MAX_VALUE, Integer.MIN_VALUE};
    int[] ys = {2, -2, 1, -1, 7, Integer.MIN_VALUE, Integer.MAX_VALUE};
    for (int x : xs) {
      for (int y : ys) {
        ints(x, y);
      }
    }
    longs(Long.MIN_VALUE, -1);
    longs(Long.MIN_VALUE, 10);
    longs(Long.MAX_VALUE, -10);
    longs(-1, Long.MIN_VALUE);
    longs(Integer.MIN_VALUE, -1);
    doubles(5.5, 2);
    doubles(-5.5, 2);
    doubles(5.5, -2);
    doubles(1, 0);
    doubles(-1, 0.0);
    doubles(1, -0.0);
    doubles(0, 0);
    doubles(-0.0, 5);
    doubles(3, Double.POSITIVE_INFINITY);
    doubles(Double.NEGATIVE_INFINITY, 3);
    doubles(Double.NaN, 1);
    doubles(1e300, 7);
    doubles(0.3, 0.1);
    floats(7.5f, 2);
    floats(-7.5f, 2);
    floats(1, 0);
    floats(0.75f, 0.5f);
    try {
      ints(1, 0);
    } catch (ArithmeticException e) {
      System.out.println(e);
    }
    try {
      System.out.println(5 % (xs[2]));
    } catch (ArithmeticException e) {
      System.out.println(e.getMessage());
    }
    try {
      longs(1, 0);
    } catch (ArithmeticException e) {
      System.out.println(e.getMessage());
    }
    try {
      int z = 10;
      z /= xs[2];
      System.out.println(z);
    } catch (ArithmeticException e) {
      System.out.println("caught " + e.getMessage());
    }
  }
}

/* expect:
7 / 2 = 3, rest 1
7 / -2 = -3, rest 1
7 / 1 = 7, rest 0
7 / -1 = -7, rest 0
7 / 7 = 1, rest 0
7 / -2147483648 = 0, rest 7
7 / 2147483647 = 0, rest 7
-7 / 2 = -3, rest -1
-7 / -2 = 3, rest -1
-7 / 1 = -7, rest 0
-7 / -1 = 7, rest 0
-7 / 7 = -1, rest 0
-7 / -2147483648 = 0, rest -7
-7 / 2147483647 = 0, rest -7
0 / 2 = 0, rest 0
0 / -2 = 0, rest 0
0 / 1 = 0, rest 0
0 / -1 = 0, rest 0
0 / 7 = 0, rest 0
0 / -2147483648 = 0, rest 0
0 / 2147483647 = 0, rest 0
1 / 2 = 0, rest 1
1 / -2 = 0, rest 1
1 / 1 = 1, rest 0
1 / -1 = -1, rest 0
1 / 7 = 0, rest 1
1 / -2147483648 = 0, rest 1
1 / 2147483647 = 0, rest 1
-1 / 2 = 0, rest -1
-1 / -2 = 0, rest -1
-1 / 1 = -1, rest 0
-1 / -1 = 1, rest 0
-1 / 7 = 0, rest -1
-1 / -2147483648 = 0, rest -1
-1 / 2147483647 = 0, rest -1
2147483647 / 2 = 1073741823, rest 1
2147483647 / -2 = -1073741823, rest 1
2147483647 / 1 = 2147483647, rest 0
2147483647 / -1 = -2147483647, rest 0
2147483647 / 7 = 306783378, rest 1
2147483647 / -2147483648 = 0, rest 2147483647
2147483647 / 2147483647 = 1, rest 0
-2147483648 / 2 = -1073741824, rest 0
-2147483648 / -2 = 1073741824, rest 0
-2147483648 / 1 = -2147483648, rest 0
-2147483648 / -1 = -2147483648, rest 0
-2147483648 / 7 = -306783378, rest -2
-2147483648 / -2147483648 = 1, rest 0
-2147483648 / 2147483647 = -1, rest -1
-9223372036854775808 / -1 = -9223372036854775808, rest 0
-9223372036854775808 / 10 = -922337203685477580, rest -8
9223372036854775807 / -10 = -922337203685477580, rest 7
-1 / -9223372036854775808 = 0, rest -1
-2147483648 / -1 = 2147483648, rest 0
5.5 / 2.0 = 2.75, rest 1.5
-5.5 / 2.0 = -2.75, rest -1.5
5.5 / -2.0 = -2.75, rest 1.5
1.0 / 0.0 = Infinity, rest NaN
-1.0 / 0.0 = -Infinity, rest NaN
1.0 / -0.0 = -Infinity, rest NaN
0.0 / 0.0 = NaN, rest NaN
-0.0 / 5.0 = -0.0, rest -0.0
3.0 / Infinity = 0.0, rest 3.0
-Infinity / 3.0 = -Infinity, rest NaN
NaN / 1.0 = NaN, rest NaN
1.0E300 / 7.0 = 1.4285714285714286E299, rest 1.0
0.3 / 0.1 = 2.9999999999999996, rest 0.09999999999999998
7.5 / 2.0 = 3.75, rest 1.5
-7.5 / 2.0 = -3.75, rest -1.5
1.0 / 0.0 = Infinity, rest NaN
0.75 / 0.5 = 1.5, rest 0.25
java.lang.ArithmeticException: / by zero
/ by zero
/ by zero
caught / by zero
*/
