// Widening and narrowing between the seven numeric types, with saturation and NaN.
public class PrimitiveConversions {
  static void narrow(long l) {
    System.out.println(
        l + " int " + (int) l + " short " + (short) l + " byte " + (byte) l
            + " char " + (int) (char) l + " float " + (long) (float) l + " double " + (long) (double) l);
  }

  static void narrow(double d) {
    System.out.println(
        d + " long " + (long) d + " int " + (int) d + " short " + (short) d
            + " byte " + (byte) d + " char " + (int) (char) d + " float bits " + Float.floatToIntBits((float) d));
  }

  static void narrow(float f) {
    System.out.println("long " + (long) f + " int " + (int) f + " byte " + (byte) f + " double " + (double) f);
  }

  public static void main(String[] args) {
    long[] ls = {0, 127, 128, 255, 256, 32768, 65535, 65536, 2147483647L, 2147483648L, 4294967296L,
      -1, -129, -32769, -2147483649L, 16777217, 9007199254740993L, 123456789123456789L, Long.MAX_VALUE, Long.MIN_VALUE};
    for (long l : ls) narrow(l);
    double[] ds = {0.0, -0.0, 0.5, -0.5, 0.9999999, 1.5, -1.5, 127.9, 128.0, 255.9, 300.7, 65535.5, 65536.5,
      2147483647.0, 2147483648.0, -2147483649.5, 1e10, 1e18, 9.3e18, -9.3e18, 1e100, -1e100, 1e40,
      Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 1e-40, 0.1};
    for (double d : ds) narrow(d);
    float[] fs = {0.1f, 3.7f, -3.7f, 16777216f, 2.14748365e9f, 1e20f, -1e20f, Float.NaN,
      Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY, 3.4028235e38f};
    for (float f : fs) narrow(f);
    int i = 123456789;
    float f = i;
    System.out.println((double) f + " " + (int) f + " " + (i - (int) f));
    long l = 1234567890123456789L;
    double d = l;
    System.out.println((long) d + " " + (l - (long) d));
    System.out.println((float) 0.1 == 0.1);
    System.out.println((float) 0.5 == 0.5);
    System.out.println(0.1f + 0.2f);
    System.out.println(0.1f + 0.2);
    System.out.println((byte) 200 + (short) 70000 + (char) 70000);
    System.out.println((int) 'x' + (long) 3.9f);
    System.out.println((double) (float) 0.1);
    System.out.println((int) 3e9f);
    System.out.println((int) (long) 3e9);
    System.out.println((short) 1e6);
    System.out.println((byte) (int) 1e6);
    byte b = (byte) 0x80;
    short s = b;
    int wide = s;
    long wider = wide;
    System.out.println(s + " " + wide + " " + wider + " " + (char) (b + 200));
    System.out.println(1 / 2 + 1 / 2.0 + 1f / 2);
    System.out.println(5 / 2 * 2.0);
    System.out.println((double) (Integer.MAX_VALUE + 1.0f));
    System.out.println(Integer.MAX_VALUE + 1.0);
  }
}

/* expect:
0 int 0 short 0 byte 0 char 0 float 0 double 0
127 int 127 short 127 byte 127 char 127 float 127 double 127
128 int 128 short 128 byte -128 char 128 float 128 double 128
255 int 255 short 255 byte -1 char 255 float 255 double 255
256 int 256 short 256 byte 0 char 256 float 256 double 256
32768 int 32768 short -32768 byte 0 char 32768 float 32768 double 32768
65535 int 65535 short -1 byte -1 char 65535 float 65535 double 65535
65536 int 65536 short 0 byte 0 char 0 float 65536 double 65536
2147483647 int 2147483647 short -1 byte -1 char 65535 float 2147483648 double 2147483647
2147483648 int -2147483648 short 0 byte 0 char 0 float 2147483648 double 2147483648
4294967296 int 0 short 0 byte 0 char 0 float 4294967296 double 4294967296
-1 int -1 short -1 byte -1 char 65535 float -1 double -1
-129 int -129 short -129 byte 127 char 65407 float -129 double -129
-32769 int -32769 short 32767 byte -1 char 32767 float -32769 double -32769
-2147483649 int 2147483647 short -1 byte -1 char 65535 float -2147483648 double -2147483649
16777217 int 16777217 short 1 byte 1 char 1 float 16777216 double 16777217
9007199254740993 int 1 short 1 byte 1 char 1 float 9007199254740992 double 9007199254740992
123456789123456789 int -1395630315 short 24341 byte 21 char 24341 float 123456790519087104 double 123456789123456784
9223372036854775807 int -1 short -1 byte -1 char 65535 float 9223372036854775807 double 9223372036854775807
-9223372036854775808 int 0 short 0 byte 0 char 0 float -9223372036854775808 double -9223372036854775808
0.0 long 0 int 0 short 0 byte 0 char 0 float bits 0
-0.0 long 0 int 0 short 0 byte 0 char 0 float bits -2147483648
0.5 long 0 int 0 short 0 byte 0 char 0 float bits 1056964608
-0.5 long 0 int 0 short 0 byte 0 char 0 float bits -1090519040
0.9999999 long 0 int 0 short 0 byte 0 char 0 float bits 1065353214
1.5 long 1 int 1 short 1 byte 1 char 1 float bits 1069547520
-1.5 long -1 int -1 short -1 byte -1 char 65535 float bits -1077936128
127.9 long 127 int 127 short 127 byte 127 char 127 float bits 1124060365
128.0 long 128 int 128 short 128 byte -128 char 128 float bits 1124073472
255.9 long 255 int 255 short 255 byte -1 char 255 float bits 1132455526
300.7 long 300 int 300 short 300 byte 44 char 300 float bits 1133926810
65535.5 long 65535 int 65535 short -1 byte -1 char 65535 float bits 1199570816
65536.5 long 65536 int 65536 short 0 byte 0 char 0 float bits 1199571008
2.147483647E9 long 2147483647 int 2147483647 short -1 byte -1 char 65535 float bits 1325400064
2.147483648E9 long 2147483648 int 2147483647 short -1 byte -1 char 65535 float bits 1325400064
-2.1474836495E9 long -2147483649 int -2147483648 short 0 byte 0 char 0 float bits -822083584
1.0E10 long 10000000000 int 2147483647 short -1 byte -1 char 65535 float bits 1343554297
1.0E18 long 1000000000000000000 int 2147483647 short -1 byte -1 char 65535 float bits 1566444395
9.3E18 long 9223372036854775807 int 2147483647 short -1 byte -1 char 65535 float bits 1593905213
-9.3E18 long -9223372036854775808 int -2147483648 short 0 byte 0 char 0 float bits -553578435
1.0E100 long 9223372036854775807 int 2147483647 short -1 byte -1 char 65535 float bits 2139095040
-1.0E100 long -9223372036854775808 int -2147483648 short 0 byte 0 char 0 float bits -8388608
1.0E40 long 9223372036854775807 int 2147483647 short -1 byte -1 char 65535 float bits 2139095040
NaN long 0 int 0 short 0 byte 0 char 0 float bits 2143289344
Infinity long 9223372036854775807 int 2147483647 short -1 byte -1 char 65535 float bits 2139095040
-Infinity long -9223372036854775808 int -2147483648 short 0 byte 0 char 0 float bits -8388608
1.0E-40 long 0 int 0 short 0 byte 0 char 0 float bits 71362
0.1 long 0 int 0 short 0 byte 0 char 0 float bits 1036831949
long 0 int 0 byte 0 double 0.10000000149011612
long 3 int 3 byte 3 double 3.700000047683716
long -3 int -3 byte -3 double -3.700000047683716
long 16777216 int 16777216 byte 0 double 1.6777216E7
long 2147483648 int 2147483647 byte -1 double 2.147483648E9
long 9223372036854775807 int 2147483647 byte -1 double 1.0000000200408773E20
long -9223372036854775808 int -2147483648 byte 0 double -1.0000000200408773E20
long 0 int 0 byte 0 double NaN
long 9223372036854775807 int 2147483647 byte -1 double Infinity
long -9223372036854775808 int -2147483648 byte 0 double -Infinity
long 9223372036854775807 int 2147483647 byte -1 double 3.4028234663852886E38
1.23456792E8 123456792 -3
1234567890123456768 21
false
true
0.3
0.30000000149011613
8872
123
0.10000000149011612
2147483647
-1294967296
16960
64
-128 -128 -128 H
1.0
4.0
2.147483648E9
2.147483648E9
*/
