// NaN, infinities and negative zero in arithmetic and comparison.
public class DoubleSpecials {
  public static void main(String[] args) {
    double nan = 0.0 / 0.0, inf = 1 / 0.0, zero = 0.0, neg = -0.0;
    System.out.println((nan == nan) + " " + (nan != nan) + " " + (nan < 1) + " " + (nan > 1) + " " + (nan <= nan) + " " + (nan >= nan) + " " + !(nan < 1));
    System.out.println((zero == neg) + " " + 1 / zero + " " + 1 / neg + " " + (zero < neg) + " " + (zero + neg) + " " + (neg + neg) + " " + -zero + " " + (0 - zero) + " " + neg * 5);
    System.out.println((inf - inf) + " " + inf * 0 + " " + inf / inf + " " + (inf + 1) + " " + -inf + " " + (inf > Double.MAX_VALUE) + " " + (inf == inf));
    System.out.println(Double.MAX_VALUE * 2 + " " + -Double.MAX_VALUE * 2 + " " + Double.MIN_VALUE / 2 + " " + (Double.MAX_VALUE + 1 == Double.MAX_VALUE));
    System.out.println(Double.isNaN(nan) + " " + Double.isInfinite(-inf) + " " + Double.isFinite(1) + " " + Double.valueOf(nan).isNaN() + " " + Double.valueOf(1).isInfinite());
    System.out.println(Double.compare(nan, 1) + " " + Double.compare(1, nan) + " " + Double.compare(nan, nan) + " " + Double.compare(0.0, -0.0) + " " + Double.compare(-0.0, 0.0) + " " + Double.compare(1, 2) + " " + Float.compare(2f, 1f));
    System.out.println(Double.doubleToLongBits(1.0) + " " + Double.doubleToLongBits(-0.0) + " " + Double.doubleToLongBits(nan) + " " + Double.doubleToRawLongBits(2.5) + " " + Double.longBitsToDouble(4614253070214989087L));
    System.out.println(Float.floatToIntBits(1f) + " " + Float.floatToIntBits(-0f) + " " + Float.intBitsToFloat(0x7f800000) + " " + Float.intBitsToFloat(1) + " " + Float.floatToRawIntBits(0.1f));
    System.out.println(Double.hashCode(1.5) + " " + Double.valueOf(0).hashCode() + " " + Double.valueOf(-0.0).hashCode() + " " + Float.valueOf(1.5f).hashCode() + " " + Double.hashCode(nan));
    System.out.println(Double.MAX_VALUE + " " + Double.MIN_VALUE + " " + Float.MAX_VALUE + " " + Float.MIN_VALUE + " " + Double.MIN_EXPONENT + Double.MAX_EXPONENT + " " + Double.BYTES);
    System.out.println(Double.max(1, 2) + Double.min(1, 2) + Double.sum(1, 2) + " " + Float.max(1, 2) + Float.sum(1f, 2f));
    System.out.println(Float.isNaN(0f / 0) + " " + Float.isInfinite(1f / 0) + " " + (0f / 0 == 0f / 0));
    System.out.println((int) nan + " " + (long) inf + " " + (int) -inf + " " + (int) (char) nan);
    System.out.println(nan > 0 ? "gt" : nan < 0 ? "lt" : nan == 0 ? "eq" : "none");
    double[] sum = {0};
    for (int i = 1; i <= 100; i++) sum[0] += 1.0 / i;
    System.out.println(sum[0]);
    float fs = 0;
    for (int i = 1; i <= 100; i++) fs += 1f / i;
    System.out.println(fs);
    double big = 1e16;
    System.out.println((big + 1 == big) + " " + (big + 1 - big) + " " + (1 - big + big) + " " + ((0.1 + 0.2) + 0.3 == 0.1 + (0.2 + 0.3)));
    double d = 5;
    d++;
    d--;
    --d;
    d %= 1.5;
    System.out.println(d + " " + -d + " " + +d + " " + -5.5 % 2 + " " + 1e17 % 3 + " " + 5 % inf + " " + inf % 5 + " " + -0.0 % 1);
    System.out.println(Double.toHexString(1.0) + " " + Double.toHexString(-0.1) + " " + Double.toHexString(0));
    boolean b = Double.valueOf(nan).equals(nan) && !Double.valueOf(0.0).equals(-0.0);
    System.out.println(b);
  }
}

/* expect:
false true false false false false true
true Infinity -Infinity false 0.0 -0.0 -0.0 0.0 -0.0
NaN NaN NaN Infinity -Infinity true true
Infinity -Infinity 0.0 true
true true true true false
1 -1 0 1 -1 -1 1
4607182418800017408 -9223372036854775808 9221120237041090560 4612811918334230528 3.14
1065353216 -2147483648 Infinity 1.4E-45 1036831949
1073217536 0 -2147483648 1069547520 2146959360
1.7976931348623157E308 4.9E-324 3.4028235E38 1.4E-45 -10221023 8
6.0 2.03.0
true true false
0 9223372036854775807 -2147483648 0
none
5.187377517639621
5.187378
true 0.0 0.0 false
1.0 -1.0 1.0 -1.5 1.0 5.0 NaN -0.0
0x1.0p0 -0x1.999999999999ap-4 0x0.0p0
true
*/
