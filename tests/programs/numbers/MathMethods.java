// Math: integers, rounding, powers and roots of exact values.
public class MathMethods {
  static void round(double d) {
    System.out.println(d + ": " + Math.round(d) + " " + Math.round((float) d) + " " + Math.floor(d) + " " + Math.ceil(d) + " " + Math.rint(d) + " " + Math.abs(d) + " " + Math.signum(d));
  }

  public static void main(String[] args) {
    double[] ds = {0.0, -0.0, 0.4, 0.5, 0.6, -0.4, -0.5, -0.6, 1.5, 2.5, -1.5, -2.5, 1e18, 1e19, -1e19, 4503599627370497.5, 0.49999999999999994, 123.456,
      Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
    for (double d : ds) round(d);
    System.out.println(Math.round(0.5f) + Math.round(-0.5f) + Math.round(2.5f) + " " + Math.round(1e20f) + " " + Math.round(Float.NaN));
    System.out.println(Math.abs(-5) + " " + Math.abs(Integer.MIN_VALUE) + " " + Math.abs(Long.MIN_VALUE) + " " + Math.abs(-0.0) + " " + Math.abs(-2.5f));
    System.out.println(Math.max(0.0, -0.0) + " " + Math.min(0.0, -0.0) + " " + Math.max(1, Double.NaN) + " " + Math.min(Double.NaN, 1) + " " + Math.max(-5L, 3) + " " + Math.min('a', 'b') + " " + Math.max(1f, 2));
    System.out.println(Math.sqrt(2) + " " + Math.sqrt(-1) + " " + Math.sqrt(16) + " " + Math.sqrt(-0.0) + " " + (float) Math.cbrt(27) + " " + Math.hypot(3, 4));
    System.out.println(Math.pow(2, 10) + " " + Math.pow(2, -1) + " " + Math.pow(2, 0.5) + " " + Math.pow(0, 0) + " " + Math.pow(-8, 3) + " " + Math.pow(-8, 1.0 / 3) + " " + Math.pow(10, 15) + " " + Math.pow(2, 1023) + " " + Math.pow(2, 1024) + " " + Math.pow(Double.NaN, 0));
    System.out.println(Math.floorDiv(7, 2) + " " + Math.floorDiv(-7, 2) + " " + Math.floorDiv(7, -2) + " " + Math.floorMod(7, 3) + " " + Math.floorMod(-7, 3) + " " + Math.floorMod(7, -3) + " " + Math.floorMod(-7L, 3L) + " " + Math.floorDiv(Integer.MIN_VALUE, -1));
    System.out.println(Math.exp(0) + " " + Math.log(1) + " " + Math.log10(1000) + " " + Math.log(0) + " " + Math.log(-1) + " " + Math.sin(0) + " " + Math.cos(0) + " " + Math.tan(0) + " " + Math.atan2(0, 1) + " " + Math.atan2(0, -1) + " " + Math.toDegrees(Math.PI) + " " + Math.toRadians(180));
    System.out.println(Math.PI + " " + Math.E + " " + Math.asin(1) + " " + Math.acos(1) + " " + Math.atan(1));
    System.out.println((int) (Math.sin(1) * 1e9) + " " + (int) (Math.cos(1) * 1e9) + " " + (int) (Math.exp(1) * 1e8) + " " + (int) (Math.log(10) * 1e8) + " " + (int) (Math.tan(1) * 1e8));
    long ok = Math.addExact(1, 2) + Math.multiplyExact(3, 4) + Math.subtractExact(5L, 6L) + Math.negateExact(7) + Math.toIntExact(8L) + Math.incrementExact(1) + Math.decrementExact(1);
    System.out.println(ok);
    for (int i = 0; i < 9; i++) {
      try {
        switch (i) {
          case 0: Math.addExact(Integer.MAX_VALUE, 1); break;
          case 1: Math.addExact(Long.MAX_VALUE, 1L); break;
          case 2: Math.multiplyExact(1 << 16, 1 << 16); break;
          case 3: Math.multiplyExact(Long.MIN_VALUE, -1L); break;
          case 4: Math.subtractExact(Integer.MIN_VALUE, 1); break;
          case 5: Math.negateExact(Integer.MIN_VALUE); break;
          case 6: Math.toIntExact(1L << 31); break;
          case 7: Math.floorMod(1, 0); break;
          case 8: Math.incrementExact(Integer.MAX_VALUE); break;
        }
      } catch (ArithmeticException e) {
        System.out.println(e.getMessage());
      }
    }
    double r = Math.random();
    System.out.println(r >= 0 && r < 1);
    System.out.println(Math.ceil(-0.5) + " " + 1 / Math.ceil(-0.5) + " " + Math.rint(-0.2) + " " + Math.copySign(3, -0.0) + " " + Math.ulp(1.0) + " " + Math.getExponent(1000.0) + " " + Math.scalb(1.5, 4));
  }
}

/* expect:
0.0: 0 0 0.0 0.0 0.0 0.0 0.0
-0.0: 0 0 -0.0 -0.0 -0.0 0.0 -0.0
0.4: 0 0 0.0 1.0 0.0 0.4 1.0
0.5: 1 1 0.0 1.0 0.0 0.5 1.0
0.6: 1 1 0.0 1.0 1.0 0.6 1.0
-0.4: 0 0 -1.0 -0.0 -0.0 0.4 -1.0
-0.5: 0 0 -1.0 -0.0 -0.0 0.5 -1.0
-0.6: -1 -1 -1.0 -0.0 -1.0 0.6 -1.0
1.5: 2 2 1.0 2.0 2.0 1.5 1.0
2.5: 3 3 2.0 3.0 2.0 2.5 1.0
-1.5: -1 -1 -2.0 -1.0 -2.0 1.5 -1.0
-2.5: -2 -2 -3.0 -2.0 -2.0 2.5 -1.0
1.0E18: 1000000000000000000 2147483647 1.0E18 1.0E18 1.0E18 1.0E18 1.0
1.0E19: 9223372036854775807 2147483647 1.0E19 1.0E19 1.0E19 1.0E19 1.0
-1.0E19: -9223372036854775808 -2147483648 -1.0E19 -1.0E19 -1.0E19 1.0E19 -1.0
4.503599627370498E15: 4503599627370498 2147483647 4.503599627370498E15 4.503599627370498E15 4.503599627370498E15 4.503599627370498E15 1.0
0.49999999999999994: 0 1 0.0 1.0 0.0 0.49999999999999994 1.0
123.456: 123 123 123.0 124.0 123.0 123.456 1.0
NaN: 0 0 NaN NaN NaN NaN NaN
Infinity: 9223372036854775807 2147483647 Infinity Infinity Infinity Infinity 1.0
-Infinity: -9223372036854775808 -2147483648 -Infinity -Infinity -Infinity Infinity -1.0
4 2147483647 0
5 -2147483648 -9223372036854775808 0.0 2.5
0.0 -0.0 NaN NaN 3 97 2.0
1.4142135623730951 NaN 4.0 -0.0 3.0 5.0
1024.0 0.5 1.4142135623730951 1.0 -512.0 NaN 1.0E15 8.98846567431158E307 Infinity 1.0
3 -4 -4 1 2 -2 2 -2147483648
1.0 0.0 3.0 -Infinity NaN 0.0 1.0 0.0 0.0 3.141592653589793 180.0 3.141592653589793
3.141592653589793 2.718281828459045 1.5707963267948966 0.0 0.7853981633974483
841470984 540302305 271828182 230258509 155740772
17
integer overflow
long overflow
integer overflow
long overflow
integer overflow
integer overflow
integer overflow
/ by zero
integer overflow
true
-0.0 -Infinity -0.0 -3.0 2.220446049250313E-16 9 24.0
*/
