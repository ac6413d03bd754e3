// Binary numeric promotion in expressions of several types.
public class MixedArithmetic {
  static String type(int x) {
    return "int " + x;
  }

  static String type(long x) {
    return "long " + x;
  }

  static String type(float x) {
    return "float " + (double) x;
  }

  static String type(double x) {
    return "double " + x;
  }

  public static void main(String[] args) {
    byte b = 100;
    short s = 1000;
    char c = 'A';
    int i = 100000;
    long l = 1L << 35;
    float f = 1.5f;
    double d = 2.25;
    System.out.println(type(b + b) + ", " + type(b * s) + ", " + type(c + c) + ", " + type(b - c) + ", " + type(-b) + ", " + type(~c) + ", " + type(+s));
    System.out.println(type(i + l) + ", " + type(l * b) + ", " + type(i * i) + ", " + type(l / i) + ", " + type(l % 7) + ", " + type(i - l * 2));
    System.out.println(type(i + f) + ", " + type(l * f) + ", " + type(f / c) + ", " + type(f - d) + ", " + type(i / d) + ", " + type(l + d) + ", " + type(f % b));
    System.out.println(type(i << l) + ", " + type(l << i) + ", " + type(b >> 2) + ", " + type(c >>> 1));
    System.out.println(type(b & l) + ", " + type(b | c) + ", " + type(i ^ s));
    System.out.println(type(true ? b : i) + ", " + type(true ? f : l) + ", " + type(i > 3 ? d : c));
    System.out.println(type((byte) i) + ", " + type((short) l) + ", " + type((char) i) + ", " + type((int) 1e10) + ", " + type((long) f) + ", " + type((float) l) + ", " + type((double) i));
    System.out.println((c == 65) + " " + (c == 65.0) + " " + (l == 34359738368.0) + " " + (f == 1.5) + " " + (i < l) + " " + (b <= f) + " " + (16777217 == 16777216f) + " " + (16777217 == 16777216.0));
    System.out.println(Long.MAX_VALUE == (double) Long.MAX_VALUE);
    System.out.println(Integer.MAX_VALUE == (float) Integer.MAX_VALUE);
    int hour = 24 * 60 * 60 * 1000 * 1000;
    long right = 24L * 60 * 60 * 1000 * 1000;
    System.out.println(hour + " " + right);
    double avg = (3 + 4) / 2;
    System.out.println(avg + " " + (3 + 4) / 2.0 + " " + 1 / 3 * 3 + " " + 1.0 / 3 * 3 + " " + 7 / 2 * 2.0 + " " + 7 / (2 * 2.0));
    s += b;
    s -= 2000;
    c += 1.7;
    b *= 2;
    i /= 2.5;
    l -= 0.5;
    f += d;
    d *= f;
    System.out.println(s + " " + c + " " + b + " " + i + " " + l + " " + f + " " + d);
    i = 'a' * 2;
    l = i + 'b';
    f = l;
    d = f / 7;
    System.out.println(i + " " + l + " " + f + " " + d);
    Integer boxed = 7;
    Double dbox = 0.5;
    Character cbox = 'z';
    System.out.println(type(boxed / 2) + ", " + type(boxed * dbox) + ", " + type(cbox + 1) + ", " + type(boxed + cbox) + ", " + (boxed < 7.5) + (cbox > 'a'));
    long mask = 0xFFFFFFFF;
    System.out.println(mask + " " + (mask & 0xFFFFFFFFL) + " " + (mask >>> 32) + " " + (0xFF000000 >>> 24) + " " + (byte) 0xFF);
  }
}

/* expect:
int 200, int 100000, int 130, int 35, int -100, int -66, int 1000
long 34359838368, long 3435973836800, int 1410065408, long 343597, long 4, long -68719376736
float 100001.5, float 5.1539607552E10, float 0.023076923564076424, double -0.75, double 44444.444444444445, double 3.435973837025E10, float 1.5
int 100000, long 0, int 25, int 32
long 0, int 101, int 99656
int 100, float 1.5, double 2.25
int -96, int 0, int 34464, int 2147483647, long 1, float 3.4359738368E10, double 100000.0
true true true true true false true false
true
true
500654080 86400000000
3.0 3.5 0 1.0 6.0 1.75
-900 B -56 40000 34359738367 3.75 8.4375
194 292 292.0 41.71428680419922
int 3, double 3.5, int 123, int 129, truetrue
-1 4294967295 4294967295 255 -1
*/
