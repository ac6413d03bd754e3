package java.lang;

import java.util.Random;

/** The elementary functions. */
public final class Math {
  public static final double E = 2.718281828459045;
  public static final double PI = 3.141592653589793;

  private static final double DEGREES_TO_RADIANS = 0.017453292519943295;
  private static final double RADIANS_TO_DEGREES = 57.29577951308232;

  private Math() {}

  /** Made when random is first called. */
  private static final class Generator {
    static final Random RANDOM = new Random();
  }

  public static native double sin(double a);

  public static native double cos(double a);

  public static native double tan(double a);

  public static native double asin(double a);

  public static native double acos(double a);

  public static native double atan(double a);

  public static native double exp(double a);

  public static native double log(double a);

  public static native double log10(double a);

  public static native double sqrt(double a);

  public static native double cbrt(double a);

  public static native double ceil(double a);

  public static native double floor(double a);

  public static native double rint(double a);

  public static native double sinh(double a);

  public static native double cosh(double a);

  public static native double tanh(double a);

  public static native double expm1(double a);

  public static native double log1p(double a);

  public static native double atan2(double y, double x);

  public static native double pow(double a, double b);

  public static native double hypot(double x, double y);

  public static native double IEEEremainder(double f1, double f2);

  /** a * b + c, rounded once. */
  public static native double fma(double a, double b, double c);

  /** a * b + c, rounded once. */
  public static native float fma(float a, float b, float c);

  public static double random() {
    return Generator.RANDOM.nextDouble();
  }

  public static double toRadians(double angdeg) {
    return angdeg * DEGREES_TO_RADIANS;
  }

  public static double toDegrees(double angrad) {
    return angrad * RADIANS_TO_DEGREES;
  }

  public static int round(float a) {
    double floor = floor(a);
    return (int) (a - floor >= 0.5 ? floor + 1 : floor);
  }

  public static long round(double a) {
    double floor = floor(a);
    return (long) (a - floor >= 0.5 ? floor + 1 : floor);
  }

  public static int abs(int a) {
    return a < 0 ? -a : a;
  }

  public static int absExact(int a) {
    if (a == Integer.MIN_VALUE) {
      throw new ArithmeticException(
          "Overflow to represent absolute value of Integer.MIN_VALUE");
    }
    return abs(a);
  }

  public static int max(int a, int b) {
    return a >= b ? a : b;
  }

  public static int min(int a, int b) {
    return a <= b ? a : b;
  }

  public static int addExact(int x, int y) {
    int sum = x + y;
    if (((x ^ sum) & (y ^ sum)) < 0) {
      throw new ArithmeticException("integer overflow");
    }
    return sum;
  }

  public static int subtractExact(int x, int y) {
    int difference = x - y;
    if (((x ^ y) & (x ^ difference)) < 0) {
      throw new ArithmeticException("integer overflow");
    }
    return difference;
  }

  public static int multiplyExact(int x, int y) {
    long product = (long) x * y;
    if (product != (int) product) {
      throw new ArithmeticException("integer overflow");
    }
    return (int) product;
  }

  public static int incrementExact(int a) {
    if (a == Integer.MAX_VALUE) {
      throw new ArithmeticException("integer overflow");
    }
    return a + 1;
  }

  public static int decrementExact(int a) {
    if (a == Integer.MIN_VALUE) {
      throw new ArithmeticException("integer overflow");
    }
    return a - 1;
  }

  public static int negateExact(int a) {
    if (a == Integer.MIN_VALUE) {
      throw new ArithmeticException("integer overflow");
    }
    return -a;
  }

  public static long abs(long a) {
    return a < 0 ? -a : a;
  }

  public static long absExact(long a) {
    if (a == Long.MIN_VALUE) {
      throw new ArithmeticException(
          "Overflow to represent absolute value of Long.MIN_VALUE");
    }
    return abs(a);
  }

  public static long max(long a, long b) {
    return a >= b ? a : b;
  }

  public static long min(long a, long b) {
    return a <= b ? a : b;
  }

  public static long addExact(long x, long y) {
    long sum = x + y;
    if (((x ^ sum) & (y ^ sum)) < 0) {
      throw new ArithmeticException("long overflow");
    }
    return sum;
  }

  public static long subtractExact(long x, long y) {
    long difference = x - y;
    if (((x ^ y) & (x ^ difference)) < 0) {
      throw new ArithmeticException("long overflow");
    }
    return difference;
  }

  public static long multiplyExact(long x, int y) {
    return multiplyExact(x, (long) y);
  }

  public static long multiplyExact(long x, long y) {
    long product = x * y;
    if (multiplyHigh(x, y) != product >> 63) {
      throw new ArithmeticException("long overflow");
    }
    return product;
  }

  /** The upper 64 bits of the product of 128 bits. */
  public static long multiplyHigh(long x, long y) {
    long xHigh = x >> 32;
    long xLow = x & 0xffffffffL;
    long yHigh = y >> 32;
    long yLow = y & 0xffffffffL;
    long middle = xHigh * yLow + (xLow * yLow >>> 32);
    long other = xLow * yHigh + (middle & 0xffffffffL);
    return xHigh * yHigh + (middle >> 32) + (other >> 32);
  }

  public static long multiplyFull(int x, int y) {
    return (long) x * y;
  }

  public static long incrementExact(long a) {
    if (a == Long.MAX_VALUE) {
      throw new ArithmeticException("long overflow");
    }
    return a + 1;
  }

  public static long decrementExact(long a) {
    if (a == Long.MIN_VALUE) {
      throw new ArithmeticException("long overflow");
    }
    return a - 1;
  }

  public static long negateExact(long a) {
    if (a == Long.MIN_VALUE) {
      throw new ArithmeticException("long overflow");
    }
    return -a;
  }

  public static int toIntExact(long value) {
    if (value != (int) value) {
      throw new ArithmeticException("integer overflow");
    }
    return (int) value;
  }

  public static int floorDiv(int x, int y) {
    int quotient = x / y;
    return (x ^ y) < 0 && quotient * y != x ? quotient - 1 : quotient;
  }

  public static int floorMod(int x, int y) {
    int rest = x % y;
    return ((rest ^ y) < 0 && rest != 0 ? rest + y : rest);
  }

  public static long floorDiv(long x, int y) {
    long quotient = x / y;
    return (x ^ y) < 0 && quotient * y != x ? quotient - 1 : quotient;
  }

  public static int floorMod(long x, int y) {
    long rest = x % y;
    return (int) ((rest ^ y) < 0 && rest != 0 ? rest + y : rest);
  }

  public static long floorDiv(long x, long y) {
    long quotient = x / y;
    return (x ^ y) < 0 && quotient * y != x ? quotient - 1 : quotient;
  }

  public static long floorMod(long x, long y) {
    long rest = x % y;
    return ((rest ^ y) < 0 && rest != 0 ? rest + y : rest);
  }

  public static double abs(double a) {
    return a <= 0 ? 0.0d - a : a;
  }

  public static double max(double a, double b) {
    if (a != a) {
      return a;
    }
    if (a == 0 && b == 0) {
      return 1 / a < 0 ? b : a;
    }
    return a >= b ? a : b;
  }

  public static double min(double a, double b) {
    if (a != a) {
      return a;
    }
    if (a == 0 && b == 0) {
      return 1 / a < 0 ? a : b;
    }
    return a <= b ? a : b;
  }

  public static double signum(double d) {
    return d > 0 ? 1.0d : d < 0 ? -1.0d : d;
  }

  public static double copySign(double magnitude, double sign) {
    long bits = Double.doubleToRawLongBits(magnitude) & Long.MAX_VALUE;
    long signBit = Double.doubleToRawLongBits(sign) & Long.MIN_VALUE;
    return Double.longBitsToDouble(bits | signBit);
  }

  public static int getExponent(double d) {
    return (int) (Double.doubleToRawLongBits(d) >> 52 & 0x7ff) - 1023;
  }

  public static double nextUp(double d) {
    if (d != d || d == Double.POSITIVE_INFINITY) {
      return d;
    }
    if (d == 0) {
      return Double.MIN_VALUE;
    }
    long bits = Double.doubleToRawLongBits(d);
    return Double.longBitsToDouble(d > 0 ? bits + 1 : bits - 1);
  }

  public static double nextDown(double d) {
    return -nextUp(-d);
  }

  public static double nextAfter(double start, double direction) {
    if (start > direction) {
      return nextDown(start);
    }
    if (start < direction) {
      return nextUp(start);
    }
    return start == direction ? (double) direction : Double.NaN;
  }

  public static double ulp(double d) {
    double size = abs(d);
    if (size != size || size == Double.POSITIVE_INFINITY) {
      return size;
    }
    return size == Double.MAX_VALUE ? size - nextDown(size) : nextUp(size) - size;
  }

  public static float abs(float a) {
    return a <= 0 ? 0.0f - a : a;
  }

  public static float max(float a, float b) {
    if (a != a) {
      return a;
    }
    if (a == 0 && b == 0) {
      return 1 / a < 0 ? b : a;
    }
    return a >= b ? a : b;
  }

  public static float min(float a, float b) {
    if (a != a) {
      return a;
    }
    if (a == 0 && b == 0) {
      return 1 / a < 0 ? a : b;
    }
    return a <= b ? a : b;
  }

  public static float signum(float f) {
    return f > 0 ? 1.0f : f < 0 ? -1.0f : f;
  }

  public static float copySign(float magnitude, float sign) {
    int bits = Float.floatToRawIntBits(magnitude) & Integer.MAX_VALUE;
    int signBit = Float.floatToRawIntBits(sign) & Integer.MIN_VALUE;
    return Float.intBitsToFloat(bits | signBit);
  }

  public static int getExponent(float f) {
    return (int) (Float.floatToRawIntBits(f) >> 23 & 0xff) - 127;
  }

  public static float nextUp(float f) {
    if (f != f || f == Float.POSITIVE_INFINITY) {
      return f;
    }
    if (f == 0) {
      return Float.MIN_VALUE;
    }
    int bits = Float.floatToRawIntBits(f);
    return Float.intBitsToFloat(f > 0 ? bits + 1 : bits - 1);
  }

  public static float nextDown(float f) {
    return -nextUp(-f);
  }

  public static float nextAfter(float start, double direction) {
    if (start > direction) {
      return nextDown(start);
    }
    if (start < direction) {
      return nextUp(start);
    }
    return start == direction ? (float) direction : Float.NaN;
  }

  public static float ulp(float f) {
    float size = abs(f);
    if (size != size || size == Float.POSITIVE_INFINITY) {
      return size;
    }
    return size == Float.MAX_VALUE ? size - nextDown(size) : nextUp(size) - size;
  }

  /** d * 2^scaleFactor, rounded once. */
  public static native double scalb(double d, int scaleFactor);

  public static float scalb(float f, int scaleFactor) {
    return (float) scalb((double) f, scaleFactor);
  }
}
