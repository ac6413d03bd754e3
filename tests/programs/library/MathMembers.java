// Every member of Math. Transcendental functions are rounded: their last digits may differ.
public class MathMembers {
  interface Action {
    Object run() throws Exception;
  }

  static void show(String what, Action action) {
    String result;
    try {
      result = text(action.run());
    } catch (Throwable thrown) {
      // The messages that Java makes up for null references are its own.
      String message = String.valueOf(thrown.getMessage());
      result = "! " + (message.contains("because ") ? thrown.getClass().getName() : thrown);
    }
    System.out.println(what + " = " + result);
  }

  static String text(Object value) {
    if (value instanceof String) {
      return "\"" + value + "\"";
    }
    if (value != null && value.getClass().isArray()) {
      String all = java.util.Arrays.deepToString(new Object[] {value});
      return all.substring(1, all.length() - 1);
    }
    return String.valueOf(value);
  }

  static double r(double x) {
    return Math.rint(x * 1e9) / 1e9;
  }

  static void constants() throws Exception {
    show("Math.E + \" \" + Math.PI", () -> Math.E + " " + Math.PI);
  }

  static void transcendental() throws Exception {
    show(
        "r(Math.sin(1)) + \" \" + r(Math.cos(1)) + \" \" + r(Math.tan(1)) + \" \" + Math.sin(0) + \" \" + Math.sin(-0.0) + \" \" + Math.sin(1 / 0.0)",
        () -> r(Math.sin(1)) + " " + r(Math.cos(1)) + " " + r(Math.tan(1)) + " " + Math.sin(0) + " " + Math.sin(-0.0) + " " + Math.sin(1 / 0.0));
    show(
        "r(Math.asin(0.5)) + \" \" + r(Math.acos(0.5)) + \" \" + r(Math.atan(0.5)) + \" \" + Math.asin(2) + \" \" + Math.atan(-0.0)",
        () -> r(Math.asin(0.5)) + " " + r(Math.acos(0.5)) + " " + r(Math.atan(0.5)) + " " + Math.asin(2) + " " + Math.atan(-0.0));
    show(
        "r(Math.atan2(1, -1)) + \" \" + r(Math.atan2(-0.0, -1)) + \" \" + Math.atan2(0.0, 1) + \" \" + Math.atan2(-0.0, 1)",
        () -> r(Math.atan2(1, -1)) + " " + r(Math.atan2(-0.0, -1)) + " " + Math.atan2(0.0, 1) + " " + Math.atan2(-0.0, 1));
    show(
        "r(Math.sinh(1)) + \" \" + r(Math.cosh(1)) + \" \" + r(Math.tanh(1)) + \" \" + Math.sinh(-0.0) + \" \" + Math.cosh(1000) + \" \" + Math.tanh(50)",
        () -> r(Math.sinh(1)) + " " + r(Math.cosh(1)) + " " + r(Math.tanh(1)) + " " + Math.sinh(-0.0) + " " + Math.cosh(1000) + " " + Math.tanh(50));
    show(
        "r(Math.exp(1)) + \" \" + Math.exp(0) + \" \" + Math.exp(-800) + \" \" + Math.exp(800) + \" \" + r(Math.expm1(1e-10)) + \" \" + Math.expm1(-0.0)",
        () -> r(Math.exp(1)) + " " + Math.exp(0) + " " + Math.exp(-800) + " " + Math.exp(800) + " " + r(Math.expm1(1e-10)) + " " + Math.expm1(-0.0));
    show(
        "r(Math.log(10)) + \" \" + Math.log(0) + \" \" + Math.log(-1) + \" \" + Math.log(1) + \" \" + Math.log10(1000) + \" \" + Math.log10(-0.0) + \" \" + r(Math.log1p(1e-10)) + \" \" + Math.log1p(-1)",
        () -> r(Math.log(10)) + " " + Math.log(0) + " " + Math.log(-1) + " " + Math.log(1) + " " + Math.log10(1000) + " " + Math.log10(-0.0) + " " + r(Math.log1p(1e-10)) + " " + Math.log1p(-1));
    show(
        "Math.sqrt(2) + \" \" + Math.sqrt(-1) + \" \" + Math.sqrt(-0.0) + \" \" + Math.cbrt(27) + \" \" + Math.cbrt(-8) + \" \" + Math.hypot(3, 4) + \" \" + Math.hypot(1 / 0.0, 0 / 0.0)",
        () -> Math.sqrt(2) + " " + Math.sqrt(-1) + " " + Math.sqrt(-0.0) + " " + Math.cbrt(27) + " " + Math.cbrt(-8) + " " + Math.hypot(3, 4) + " " + Math.hypot(1 / 0.0, 0 / 0.0));
    show(
        "Math.pow(2, 10) + \" \" + Math.pow(2, -1) + \" \" + Math.pow(0, 0) + \" \" + Math.pow(-8, 1.0 / 3) + \" \" + Math.pow(-0.0, -3) + \" \" + Math.pow(1, 0 / 0.0) + \" \" + Math.pow(-2, 3)",
        () -> Math.pow(2, 10) + " " + Math.pow(2, -1) + " " + Math.pow(0, 0) + " " + Math.pow(-8, 1.0 / 3) + " " + Math.pow(-0.0, -3) + " " + Math.pow(1, 0 / 0.0) + " " + Math.pow(-2, 3));
    show(
        "Math.IEEEremainder(5, 3) + \" \" + Math.IEEEremainder(-5, 3) + \" \" + Math.IEEEremainder(1, 0) + \" \" + Math.IEEEremainder(3, 2)",
        () -> Math.IEEEremainder(5, 3) + " " + Math.IEEEremainder(-5, 3) + " " + Math.IEEEremainder(1, 0) + " " + Math.IEEEremainder(3, 2));
    show(
        "Math.toRadians(180) + \" \" + Math.toDegrees(Math.PI) + \" \" + r(Math.toRadians(1)) + \" \" + r(Math.toDegrees(1))",
        () -> Math.toRadians(180) + " " + Math.toDegrees(Math.PI) + " " + r(Math.toRadians(1)) + " " + r(Math.toDegrees(1)));
    show("Math.random() >= 0 && Math.random() < 1", () -> Math.random() >= 0 && Math.random() < 1);
  }

  static void rounding() throws Exception {
    show(
        "Math.ceil(1.1) + \" \" + Math.ceil(-0.5) + \" \" + Math.floor(-1.1) + \" \" + Math.floor(-0.0) + \" \" + Math.rint(2.5) + \" \" + Math.rint(3.5) + \" \" + Math.rint(-0.4)",
        () -> Math.ceil(1.1) + " " + Math.ceil(-0.5) + " " + Math.floor(-1.1) + " " + Math.floor(-0.0) + " " + Math.rint(2.5) + " " + Math.rint(3.5) + " " + Math.rint(-0.4));
    show(
        "Math.round(2.5) + \" \" + Math.round(-2.5) + \" \" + Math.round(0.49999999999999994) + \" \" + Math.round(1e300) + \" \" + Math.round(-1e300) + \" \" + Math.round(0 / 0.0)",
        () -> Math.round(2.5) + " " + Math.round(-2.5) + " " + Math.round(0.49999999999999994) + " " + Math.round(1e300) + " " + Math.round(-1e300) + " " + Math.round(0 / 0.0));
    show(
        "Math.round(2.5f) + \" \" + Math.round(-2.5f) + \" \" + Math.round(1e30f) + \" \" + Math.round(0 / 0f)",
        () -> Math.round(2.5f) + " " + Math.round(-2.5f) + " " + Math.round(1e30f) + " " + Math.round(0 / 0f));
  }

  static void exact() throws Exception {
    show(
        "Math.addExact(1, 2) + \" \" + Math.addExact(1L, 2L)",
        () -> Math.addExact(1, 2) + " " + Math.addExact(1L, 2L));
    show("Math.addExact(Integer.MAX_VALUE, 1)", () -> Math.addExact(Integer.MAX_VALUE, 1));
    show("Math.addExact(Long.MIN_VALUE, -1L)", () -> Math.addExact(Long.MIN_VALUE, -1L));
    show(
        "Math.subtractExact(1, 2) + \" \" + Math.subtractExact(1L, 2L)",
        () -> Math.subtractExact(1, 2) + " " + Math.subtractExact(1L, 2L));
    show(
        "Math.subtractExact(Integer.MIN_VALUE, 1)",
        () -> Math.subtractExact(Integer.MIN_VALUE, 1));
    show("Math.subtractExact(Long.MIN_VALUE, 1L)", () -> Math.subtractExact(Long.MIN_VALUE, 1L));
    show(
        "Math.multiplyExact(3, -4) + \" \" + Math.multiplyExact(3L, -4) + \" \" + Math.multiplyExact(3L, -4L)",
        () -> Math.multiplyExact(3, -4) + " " + Math.multiplyExact(3L, -4) + " " + Math.multiplyExact(3L, -4L));
    show("Math.multiplyExact(1 << 16, 1 << 16)", () -> Math.multiplyExact(1 << 16, 1 << 16));
    show("Math.multiplyExact(Long.MAX_VALUE, 2)", () -> Math.multiplyExact(Long.MAX_VALUE, 2));
    show("Math.multiplyExact(Long.MIN_VALUE, -1L)", () -> Math.multiplyExact(Long.MIN_VALUE, -1L));
    show("Math.multiplyExact(-1L, Long.MIN_VALUE)", () -> Math.multiplyExact(-1L, Long.MIN_VALUE));
    show(
        "Math.incrementExact(1) + \" \" + Math.incrementExact(1L) + \" \" + Math.decrementExact(1) + \" \" + Math.decrementExact(1L)",
        () -> Math.incrementExact(1) + " " + Math.incrementExact(1L) + " " + Math.decrementExact(1) + " " + Math.decrementExact(1L));
    show("Math.incrementExact(Integer.MAX_VALUE)", () -> Math.incrementExact(Integer.MAX_VALUE));
    show("Math.incrementExact(Long.MAX_VALUE)", () -> Math.incrementExact(Long.MAX_VALUE));
    show("Math.decrementExact(Integer.MIN_VALUE)", () -> Math.decrementExact(Integer.MIN_VALUE));
    show("Math.decrementExact(Long.MIN_VALUE)", () -> Math.decrementExact(Long.MIN_VALUE));
    show(
        "Math.negateExact(5) + \" \" + Math.negateExact(5L)",
        () -> Math.negateExact(5) + " " + Math.negateExact(5L));
    show("Math.negateExact(Integer.MIN_VALUE)", () -> Math.negateExact(Integer.MIN_VALUE));
    show("Math.negateExact(Long.MIN_VALUE)", () -> Math.negateExact(Long.MIN_VALUE));
    show("Math.toIntExact(-7L)", () -> Math.toIntExact(-7L));
    show("Math.toIntExact(1L << 31)", () -> Math.toIntExact(1L << 31));
    show(
        "Math.absExact(-5) + \" \" + Math.absExact(-5L)",
        () -> Math.absExact(-5) + " " + Math.absExact(-5L));
    show("Math.absExact(Integer.MIN_VALUE)", () -> Math.absExact(Integer.MIN_VALUE));
    show("Math.absExact(Long.MIN_VALUE)", () -> Math.absExact(Long.MIN_VALUE));
    show(
        "Math.multiplyFull(1 << 20, 1 << 20) + \" \" + Math.multiplyHigh(1L << 62, 12) + \" \" + Math.multiplyHigh(-1, 1)",
        () -> Math.multiplyFull(1 << 20, 1 << 20) + " " + Math.multiplyHigh(1L << 62, 12) + " " + Math.multiplyHigh(-1, 1));
  }

  static void divisions() throws Exception {
    show(
        "Math.floorDiv(-7, 2) + \" \" + Math.floorDiv(-7L, 2) + \" \" + Math.floorDiv(-7L, -2L) + \" \" + Math.floorDiv(Integer.MIN_VALUE, -1)",
        () -> Math.floorDiv(-7, 2) + " " + Math.floorDiv(-7L, 2) + " " + Math.floorDiv(-7L, -2L) + " " + Math.floorDiv(Integer.MIN_VALUE, -1));
    show(
        "Math.floorMod(-7, 2) + \" \" + Math.floorMod(-7L, 3) + \" \" + Math.floorMod(7L, -3L) + \" \" + Math.floorMod(6, -3)",
        () -> Math.floorMod(-7, 2) + " " + Math.floorMod(-7L, 3) + " " + Math.floorMod(7L, -3L) + " " + Math.floorMod(6, -3));
    show("Math.floorDiv(1, 0)", () -> Math.floorDiv(1, 0));
    show("Math.floorMod(1L, 0)", () -> Math.floorMod(1L, 0));
    show("Math.floorMod(1L, 0L)", () -> Math.floorMod(1L, 0L));
  }

  static void signs() throws Exception {
    show(
        "Math.abs(-5) + \" \" + Math.abs(Integer.MIN_VALUE) + \" \" + Math.abs(-5L) + \" \" + Math.abs(-0.0) + \" \" + Math.abs(-1.5f)",
        () -> Math.abs(-5) + " " + Math.abs(Integer.MIN_VALUE) + " " + Math.abs(-5L) + " " + Math.abs(-0.0) + " " + Math.abs(-1.5f));
    show(
        "Math.max(1, 2) + \" \" + Math.max(1L, 2L) + \" \" + Math.max(-0.0, 0.0) + \" \" + Math.max(1f, 0 / 0f)",
        () -> Math.max(1, 2) + " " + Math.max(1L, 2L) + " " + Math.max(-0.0, 0.0) + " " + Math.max(1f, 0 / 0f));
    show(
        "Math.min(1, 2) + \" \" + Math.min(1L, 2L) + \" \" + Math.min(0.0, -0.0) + \" \" + Math.min(1f, -0f)",
        () -> Math.min(1, 2) + " " + Math.min(1L, 2L) + " " + Math.min(0.0, -0.0) + " " + Math.min(1f, -0f));
    show(
        "Math.signum(-3.5) + \" \" + Math.signum(-0.0) + \" \" + Math.signum(0 / 0.0) + \" \" + Math.signum(2f)",
        () -> Math.signum(-3.5) + " " + Math.signum(-0.0) + " " + Math.signum(0 / 0.0) + " " + Math.signum(2f));
    show(
        "Math.copySign(3.0, -0.0) + \" \" + Math.copySign(-3f, 1f)",
        () -> Math.copySign(3.0, -0.0) + " " + Math.copySign(-3f, 1f));
  }

  static void bits() throws Exception {
    show(
        "Math.getExponent(1024.5) + \" \" + Math.getExponent(0.0) + \" \" + Math.getExponent(1 / 0.0) + \" \" + Math.getExponent(0.5f) + \" \" + Math.getExponent(0f)",
        () -> Math.getExponent(1024.5) + " " + Math.getExponent(0.0) + " " + Math.getExponent(1 / 0.0) + " " + Math.getExponent(0.5f) + " " + Math.getExponent(0f));
    show(
        "Math.nextUp(1.0) + \" \" + Math.nextUp(-0.0) + \" \" + Math.nextUp(1 / 0.0) + \" \" + Math.nextDown(1.0) + \" \" + Math.nextDown(0.0)",
        () -> Math.nextUp(1.0) + " " + Math.nextUp(-0.0) + " " + Math.nextUp(1 / 0.0) + " " + Math.nextDown(1.0) + " " + Math.nextDown(0.0));
    show(
        "Math.nextUp(1f) + \" \" + Math.nextDown(1f) + \" \" + (Math.nextUp(-1f) == -0.99999994f)",
        () -> Math.nextUp(1f) + " " + Math.nextDown(1f) + " " + (Math.nextUp(-1f) == -0.99999994f));
    show(
        "Math.nextAfter(1.0, 2) + \" \" + Math.nextAfter(1.0, 0) + \" \" + Math.nextAfter(0.0, -0.0) + \" \" + Math.nextAfter(0.0, 0 / 0.0) + \" \" + Math.nextAfter(1f, 2.0) + \" \" + Math.nextAfter(0f, -1.0)",
        () -> Math.nextAfter(1.0, 2) + " " + Math.nextAfter(1.0, 0) + " " + Math.nextAfter(0.0, -0.0) + " " + Math.nextAfter(0.0, 0 / 0.0) + " " + Math.nextAfter(1f, 2.0) + " " + Math.nextAfter(0f, -1.0));
    show(
        "Math.ulp(1.0) + \" \" + Math.ulp(0.0) + \" \" + Math.ulp(-1e300) + \" \" + Math.ulp(1f) + \" \" + Math.ulp(1 / 0f)",
        () -> Math.ulp(1.0) + " " + Math.ulp(0.0) + " " + Math.ulp(-1e300) + " " + Math.ulp(1f) + " " + Math.ulp(1 / 0f));
    show(
        "Math.scalb(1.5, 4) + \" \" + Math.scalb(1.0, -1074) + \" \" + Math.scalb(1.0, 5000) + \" \" + Math.scalb(1.5f, -2) + \" \" + Math.scalb(1f, 200) + \" \" + (Math.scalb(0x1.8p-1070, -4) == 2 * Double.MIN_VALUE)",
        () -> Math.scalb(1.5, 4) + " " + Math.scalb(1.0, -1074) + " " + Math.scalb(1.0, 5000) + " " + Math.scalb(1.5f, -2) + " " + Math.scalb(1f, 200) + " " + (Math.scalb(0x1.8p-1070, -4) == 2 * Double.MIN_VALUE));
    show(
        "Math.fma(2.0, 3.0, 4.0) + \" \" + Math.fma(0.1, 10.0, -1.0) + \" \" + Math.fma(2f, 3f, 4f) + \" \" + Math.fma(1 / 0.0, 0.0, 1.0) + \" \" + Math.fma(0.1f, 10f, -1f)",
        () -> Math.fma(2.0, 3.0, 4.0) + " " + Math.fma(0.1, 10.0, -1.0) + " " + Math.fma(2f, 3f, 4f) + " " + Math.fma(1 / 0.0, 0.0, 1.0) + " " + Math.fma(0.1f, 10f, -1f));
  }

  public static void main(String[] args) throws Exception {
    constants();
    transcendental();
    rounding();
    exact();
    divisions();
    signs();
    bits();
  }
}

/* expect:
Math.E + " " + Math.PI = "2.718281828459045 3.141592653589793"
r(Math.sin(1)) + " " + r(Math.cos(1)) + " " + r(Math.tan(1)) + " " + Math.sin(0) + " " + Math.sin(-0.0) + " " + Math.sin(1 / 0.0) = "0.841470985 0.540302306 1.557407725 0.0 -0.0 NaN"
r(Math.asin(0.5)) + " " + r(Math.acos(0.5)) + " " + r(Math.atan(0.5)) + " " + Math.asin(2) + " " + Math.atan(-0.0) = "0.523598776 1.047197551 0.463647609 NaN -0.0"
r(Math.atan2(1, -1)) + " " + r(Math.atan2(-0.0, -1)) + " " + Math.atan2(0.0, 1) + " " + Math.atan2(-0.0, 1) = "2.35619449 -3.141592654 0.0 -0.0"
r(Math.sinh(1)) + " " + r(Math.cosh(1)) + " " + r(Math.tanh(1)) + " " + Math.sinh(-0.0) + " " + Math.cosh(1000) + " " + Math.tanh(50) = "1.175201194 1.543080635 0.761594156 -0.0 Infinity 1.0"
r(Math.exp(1)) + " " + Math.exp(0) + " " + Math.exp(-800) + " " + Math.exp(800) + " " + r(Math.expm1(1e-10)) + " " + Math.expm1(-0.0) = "2.718281828 1.0 0.0 Infinity 0.0 -0.0"
r(Math.log(10)) + " " + Math.log(0) + " " + Math.log(-1) + " " + Math.log(1) + " " + Math.log10(1000) + " " + Math.log10(-0.0) + " " + r(Math.log1p(1e-10)) + " " + Math.log1p(-1) = "2.302585093 -Infinity NaN 0.0 3.0 -Infinity 0.0 -Infinity"
Math.sqrt(2) + " " + Math.sqrt(-1) + " " + Math.sqrt(-0.0) + " " + Math.cbrt(27) + " " + Math.cbrt(-8) + " " + Math.hypot(3, 4) + " " + Math.hypot(1 / 0.0, 0 / 0.0) = "1.4142135623730951 NaN -0.0 3.0 -2.0 5.0 Infinity"
Math.pow(2, 10) + " " + Math.pow(2, -1) + " " + Math.pow(0, 0) + " " + Math.pow(-8, 1.0 / 3) + " " + Math.pow(-0.0, -3) + " " + Math.pow(1, 0 / 0.0) + " " + Math.pow(-2, 3) = "1024.0 0.5 1.0 NaN -Infinity NaN -8.0"
Math.IEEEremainder(5, 3) + " " + Math.IEEEremainder(-5, 3) + " " + Math.IEEEremainder(1, 0) + " " + Math.IEEEremainder(3, 2) = "-1.0 1.0 NaN -1.0"
Math.toRadians(180) + " " + Math.toDegrees(Math.PI) + " " + r(Math.toRadians(1)) + " " + r(Math.toDegrees(1)) = "3.141592653589793 180.0 0.017453293 57.295779513"
Math.random() >= 0 && Math.random() < 1 = true
Math.ceil(1.1) + " " + Math.ceil(-0.5) + " " + Math.floor(-1.1) + " " + Math.floor(-0.0) + " " + Math.rint(2.5) + " " + Math.rint(3.5) + " " + Math.rint(-0.4) = "2.0 -0.0 -2.0 -0.0 2.0 4.0 -0.0"
Math.round(2.5) + " " + Math.round(-2.5) + " " + Math.round(0.49999999999999994) + " " + Math.round(1e300) + " " + Math.round(-1e300) + " " + Math.round(0 / 0.0) = "3 -2 0 9223372036854775807 -9223372036854775808 0"
Math.round(2.5f) + " " + Math.round(-2.5f) + " " + Math.round(1e30f) + " " + Math.round(0 / 0f) = "3 -2 2147483647 0"
Math.addExact(1, 2) + " " + Math.addExact(1L, 2L) = "3 3"
Math.addExact(Integer.MAX_VALUE, 1) = ! java.lang.ArithmeticException: integer overflow
Math.addExact(Long.MIN_VALUE, -1L) = ! java.lang.ArithmeticException: long overflow
Math.subtractExact(1, 2) + " " + Math.subtractExact(1L, 2L) = "-1 -1"
Math.subtractExact(Integer.MIN_VALUE, 1) = ! java.lang.ArithmeticException: integer overflow
Math.subtractExact(Long.MIN_VALUE, 1L) = ! java.lang.ArithmeticException: long overflow
Math.multiplyExact(3, -4) + " " + Math.multiplyExact(3L, -4) + " " + Math.multiplyExact(3L, -4L) = "-12 -12 -12"
Math.multiplyExact(1 << 16, 1 << 16) = ! java.lang.ArithmeticException: integer overflow
Math.multiplyExact(Long.MAX_VALUE, 2) = ! java.lang.ArithmeticException: long overflow
Math.multiplyExact(Long.MIN_VALUE, -1L) = ! java.lang.ArithmeticException: long overflow
Math.multiplyExact(-1L, Long.MIN_VALUE) = ! java.lang.ArithmeticException: long overflow
Math.incrementExact(1) + " " + Math.incrementExact(1L) + " " + Math.decrementExact(1) + " " + Math.decrementExact(1L) = "2 2 0 0"
Math.incrementExact(Integer.MAX_VALUE) = ! java.lang.ArithmeticException: integer overflow
Math.incrementExact(Long.MAX_VALUE) = ! java.lang.ArithmeticException: long overflow
Math.decrementExact(Integer.MIN_VALUE) = ! java.lang.ArithmeticException: integer overflow
Math.decrementExact(Long.MIN_VALUE) = ! java.lang.ArithmeticException: long overflow
Math.negateExact(5) + " " + Math.negateExact(5L) = "-5 -5"
Math.negateExact(Integer.MIN_VALUE) = ! java.lang.ArithmeticException: integer overflow
Math.negateExact(Long.MIN_VALUE) = ! java.lang.ArithmeticException: long overflow
Math.toIntExact(-7L) = -7
Math.toIntExact(1L << 31) = ! java.lang.ArithmeticException: integer overflow
Math.absExact(-5) + " " + Math.absExact(-5L) = "5 5"
Math.absExact(Integer.MIN_VALUE) = ! java.lang.ArithmeticException: Overflow to represent absolute value of Integer.MIN_VALUE
Math.absExact(Long.MIN_VALUE) = ! java.lang.ArithmeticException: Overflow to represent absolute value of Long.MIN_VALUE
Math.multiplyFull(1 << 20, 1 << 20) + " " + Math.multiplyHigh(1L << 62, 12) + " " + Math.multiplyHigh(-1, 1) = "1099511627776 3 -1"
Math.floorDiv(-7, 2) + " " + Math.floorDiv(-7L, 2) + " " + Math.floorDiv(-7L, -2L) + " " + Math.floorDiv(Integer.MIN_VALUE, -1) = "-4 -4 3 -2147483648"
Math.floorMod(-7, 2) + " " + Math.floorMod(-7L, 3) + " " + Math.floorMod(7L, -3L) + " " + Math.floorMod(6, -3) = "1 2 -2 0"
Math.floorDiv(1, 0) = ! java.lang.ArithmeticException: / by zero
Math.floorMod(1L, 0) = ! java.lang.ArithmeticException: / by zero
Math.floorMod(1L, 0L) = ! java.lang.ArithmeticException: / by zero
Math.abs(-5) + " " + Math.abs(Integer.MIN_VALUE) + " " + Math.abs(-5L) + " " + Math.abs(-0.0) + " " + Math.abs(-1.5f) = "5 -2147483648 5 0.0 1.5"
Math.max(1, 2) + " " + Math.max(1L, 2L) + " " + Math.max(-0.0, 0.0) + " " + Math.max(1f, 0 / 0f) = "2 2 0.0 NaN"
Math.min(1, 2) + " " + Math.min(1L, 2L) + " " + Math.min(0.0, -0.0) + " " + Math.min(1f, -0f) = "1 1 -0.0 -0.0"
Math.signum(-3.5) + " " + Math.signum(-0.0) + " " + Math.signum(0 / 0.0) + " " + Math.signum(2f) = "-1.0 -0.0 NaN 1.0"
Math.copySign(3.0, -0.0) + " " + Math.copySign(-3f, 1f) = "-3.0 3.0"
Math.getExponent(1024.5) + " " + Math.getExponent(0.0) + " " + Math.getExponent(1 / 0.0) + " " + Math.getExponent(0.5f) + " " + Math.getExponent(0f) = "10 -1023 1024 -1 -127"
Math.nextUp(1.0) + " " + Math.nextUp(-0.0) + " " + Math.nextUp(1 / 0.0) + " " + Math.nextDown(1.0) + " " + Math.nextDown(0.0) = "1.0000000000000002 4.9E-324 Infinity 0.9999999999999999 -4.9E-324"
Math.nextUp(1f) + " " + Math.nextDown(1f) + " " + (Math.nextUp(-1f) == -0.99999994f) = "1.0000001 0.99999994 true"
Math.nextAfter(1.0, 2) + " " + Math.nextAfter(1.0, 0) + " " + Math.nextAfter(0.0, -0.0) + " " + Math.nextAfter(0.0, 0 / 0.0) + " " + Math.nextAfter(1f, 2.0) + " " + Math.nextAfter(0f, -1.0) = "1.0000000000000002 0.9999999999999999 -0.0 NaN 1.0000001 -1.4E-45"
Math.ulp(1.0) + " " + Math.ulp(0.0) + " " + Math.ulp(-1e300) + " " + Math.ulp(1f) + " " + Math.ulp(1 / 0f) = "2.220446049250313E-16 4.9E-324 1.487016908477783E284 1.1920929E-7 Infinity"
Math.scalb(1.5, 4) + " " + Math.scalb(1.0, -1074) + " " + Math.scalb(1.0, 5000) + " " + Math.scalb(1.5f, -2) + " " + Math.scalb(1f, 200) + " " + (Math.scalb(0x1.8p-1070, -4) == 2 * Double.MIN_VALUE) = "24.0 4.9E-324 Infinity 0.375 Infinity true"
Math.fma(2.0, 3.0, 4.0) + " " + Math.fma(0.1, 10.0, -1.0) + " " + Math.fma(2f, 3f, 4f) + " " + Math.fma(1 / 0.0, 0.0, 1.0) + " " + Math.fma(0.1f, 10f, -1f) = "10.0 5.551115123125783E-17 10.0 NaN 1.4901161E-8"
*/
