// Every member of StrictMath. Transcendental functions are rounded: their last digits may differ.
public class StrictMathMembers {
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
    show("StrictMath.E + \" \" + StrictMath.PI", () -> StrictMath.E + " " + StrictMath.PI);
  }

  static void transcendental() throws Exception {
    show(
        "r(StrictMath.sin(1)) + \" \" + r(StrictMath.cos(1)) + \" \" + r(StrictMath.tan(1)) + \" \" + StrictMath.sin(0) + \" \" + StrictMath.sin(-0.0) + \" \" + StrictMath.sin(1 / 0.0)",
        () -> r(StrictMath.sin(1)) + " " + r(StrictMath.cos(1)) + " " + r(StrictMath.tan(1)) + " " + StrictMath.sin(0) + " " + StrictMath.sin(-0.0) + " " + StrictMath.sin(1 / 0.0));
    show(
        "r(StrictMath.asin(0.5)) + \" \" + r(StrictMath.acos(0.5)) + \" \" + r(StrictMath.atan(0.5)) + \" \" + StrictMath.asin(2) + \" \" + StrictMath.atan(-0.0)",
        () -> r(StrictMath.asin(0.5)) + " " + r(StrictMath.acos(0.5)) + " " + r(StrictMath.atan(0.5)) + " " + StrictMath.asin(2) + " " + StrictMath.atan(-0.0));
    show(
        "r(StrictMath.atan2(1, -1)) + \" \" + r(StrictMath.atan2(-0.0, -1)) + \" \" + StrictMath.atan2(0.0, 1) + \" \" + StrictMath.atan2(-0.0, 1)",
        () -> r(StrictMath.atan2(1, -1)) + " " + r(StrictMath.atan2(-0.0, -1)) + " " + StrictMath.atan2(0.0, 1) + " " + StrictMath.atan2(-0.0, 1));
    show(
        "r(StrictMath.sinh(1)) + \" \" + r(StrictMath.cosh(1)) + \" \" + r(StrictMath.tanh(1)) + \" \" + StrictMath.sinh(-0.0) + \" \" + StrictMath.cosh(1000) + \" \" + StrictMath.tanh(50)",
        () -> r(StrictMath.sinh(1)) + " " + r(StrictMath.cosh(1)) + " " + r(StrictMath.tanh(1)) + " " + StrictMath.sinh(-0.0) + " " + StrictMath.cosh(1000) + " " + StrictMath.tanh(50));
    show(
        "r(StrictMath.exp(1)) + \" \" + StrictMath.exp(0) + \" \" + StrictMath.exp(-800) + \" \" + StrictMath.exp(800) + \" \" + r(StrictMath.expm1(1e-10)) + \" \" + StrictMath.expm1(-0.0)",
        () -> r(StrictMath.exp(1)) + " " + StrictMath.exp(0) + " " + StrictMath.exp(-800) + " " + StrictMath.exp(800) + " " + r(StrictMath.expm1(1e-10)) + " " + StrictMath.expm1(-0.0));
    show(
        "r(StrictMath.log(10)) + \" \" + StrictMath.log(0) + \" \" + StrictMath.log(-1) + \" \" + StrictMath.log(1) + \" \" + StrictMath.log10(1000) + \" \" + StrictMath.log10(-0.0) + \" \" + r(StrictMath.log1p(1e-10)) + \" \" + StrictMath.log1p(-1)",
        () -> r(StrictMath.log(10)) + " " + StrictMath.log(0) + " " + StrictMath.log(-1) + " " + StrictMath.log(1) + " " + StrictMath.log10(1000) + " " + StrictMath.log10(-0.0) + " " + r(StrictMath.log1p(1e-10)) + " " + StrictMath.log1p(-1));
    show(
        "StrictMath.sqrt(2) + \" \" + StrictMath.sqrt(-1) + \" \" + StrictMath.sqrt(-0.0) + \" \" + StrictMath.cbrt(27) + \" \" + StrictMath.cbrt(-8) + \" \" + StrictMath.hypot(3, 4) + \" \" + StrictMath.hypot(1 / 0.0, 0 / 0.0)",
        () -> StrictMath.sqrt(2) + " " + StrictMath.sqrt(-1) + " " + StrictMath.sqrt(-0.0) + " " + StrictMath.cbrt(27) + " " + StrictMath.cbrt(-8) + " " + StrictMath.hypot(3, 4) + " " + StrictMath.hypot(1 / 0.0, 0 / 0.0));
    show(
        "StrictMath.pow(2, 10) + \" \" + StrictMath.pow(2, -1) + \" \" + StrictMath.pow(0, 0) + \" \" + StrictMath.pow(-8, 1.0 / 3) + \" \" + StrictMath.pow(-0.0, -3) + \" \" + StrictMath.pow(1, 0 / 0.0) + \" \" + StrictMath.pow(-2, 3)",
        () -> StrictMath.pow(2, 10) + " " + StrictMath.pow(2, -1) + " " + StrictMath.pow(0, 0) + " " + StrictMath.pow(-8, 1.0 / 3) + " " + StrictMath.pow(-0.0, -3) + " " + StrictMath.pow(1, 0 / 0.0) + " " + StrictMath.pow(-2, 3));
    show(
        "StrictMath.IEEEremainder(5, 3) + \" \" + StrictMath.IEEEremainder(-5, 3) + \" \" + StrictMath.IEEEremainder(1, 0) + \" \" + StrictMath.IEEEremainder(3, 2)",
        () -> StrictMath.IEEEremainder(5, 3) + " " + StrictMath.IEEEremainder(-5, 3) + " " + StrictMath.IEEEremainder(1, 0) + " " + StrictMath.IEEEremainder(3, 2));
    show(
        "StrictMath.toRadians(180) + \" \" + StrictMath.toDegrees(StrictMath.PI) + \" \" + r(StrictMath.toRadians(1)) + \" \" + r(StrictMath.toDegrees(1))",
        () -> StrictMath.toRadians(180) + " " + StrictMath.toDegrees(StrictMath.PI) + " " + r(StrictMath.toRadians(1)) + " " + r(StrictMath.toDegrees(1)));
    show(
        "StrictMath.random() >= 0 && StrictMath.random() < 1",
        () -> StrictMath.random() >= 0 && StrictMath.random() < 1);
  }

  static void rounding() throws Exception {
    show(
        "StrictMath.ceil(1.1) + \" \" + StrictMath.ceil(-0.5) + \" \" + StrictMath.floor(-1.1) + \" \" + StrictMath.floor(-0.0) + \" \" + StrictMath.rint(2.5) + \" \" + StrictMath.rint(3.5) + \" \" + StrictMath.rint(-0.4)",
        () -> StrictMath.ceil(1.1) + " " + StrictMath.ceil(-0.5) + " " + StrictMath.floor(-1.1) + " " + StrictMath.floor(-0.0) + " " + StrictMath.rint(2.5) + " " + StrictMath.rint(3.5) + " " + StrictMath.rint(-0.4));
    show(
        "StrictMath.round(2.5) + \" \" + StrictMath.round(-2.5) + \" \" + StrictMath.round(0.49999999999999994) + \" \" + StrictMath.round(1e300) + \" \" + StrictMath.round(-1e300) + \" \" + StrictMath.round(0 / 0.0)",
        () -> StrictMath.round(2.5) + " " + StrictMath.round(-2.5) + " " + StrictMath.round(0.49999999999999994) + " " + StrictMath.round(1e300) + " " + StrictMath.round(-1e300) + " " + StrictMath.round(0 / 0.0));
    show(
        "StrictMath.round(2.5f) + \" \" + StrictMath.round(-2.5f) + \" \" + StrictMath.round(1e30f) + \" \" + StrictMath.round(0 / 0f)",
        () -> StrictMath.round(2.5f) + " " + StrictMath.round(-2.5f) + " " + StrictMath.round(1e30f) + " " + StrictMath.round(0 / 0f));
  }

  static void exact() throws Exception {
    show(
        "StrictMath.addExact(1, 2) + \" \" + StrictMath.addExact(1L, 2L)",
        () -> StrictMath.addExact(1, 2) + " " + StrictMath.addExact(1L, 2L));
    show(
        "StrictMath.addExact(Integer.MAX_VALUE, 1)",
        () -> StrictMath.addExact(Integer.MAX_VALUE, 1));
    show(
        "StrictMath.addExact(Long.MIN_VALUE, -1L)",
        () -> StrictMath.addExact(Long.MIN_VALUE, -1L));
    show(
        "StrictMath.subtractExact(1, 2) + \" \" + StrictMath.subtractExact(1L, 2L)",
        () -> StrictMath.subtractExact(1, 2) + " " + StrictMath.subtractExact(1L, 2L));
    show(
        "StrictMath.subtractExact(Integer.MIN_VALUE, 1)",
        () -> StrictMath.subtractExact(Integer.MIN_VALUE, 1));
    show(
        "StrictMath.subtractExact(Long.MIN_VALUE, 1L)",
        () -> StrictMath.subtractExact(Long.MIN_VALUE, 1L));
    show(
        "StrictMath.multiplyExact(3, -4) + \" \" + StrictMath.multiplyExact(3L, -4) + \" \" + StrictMath.multiplyExact(3L, -4L)",
        () -> StrictMath.multiplyExact(3, -4) + " " + StrictMath.multiplyExact(3L, -4) + " " + StrictMath.multiplyExact(3L, -4L));
    show(
        "StrictMath.multiplyExact(1 << 16, 1 << 16)",
        () -> StrictMath.multiplyExact(1 << 16, 1 << 16));
    show(
        "StrictMath.multiplyExact(Long.MAX_VALUE, 2)",
        () -> StrictMath.multiplyExact(Long.MAX_VALUE, 2));
    show(
        "StrictMath.multiplyExact(Long.MIN_VALUE, -1L)",
        () -> StrictMath.multiplyExact(Long.MIN_VALUE, -1L));
    show(
        "StrictMath.multiplyExact(-1L, Long.MIN_VALUE)",
        () -> StrictMath.multiplyExact(-1L, Long.MIN_VALUE));
    show(
        "StrictMath.incrementExact(1) + \" \" + StrictMath.incrementExact(1L) + \" \" + StrictMath.decrementExact(1) + \" \" + StrictMath.decrementExact(1L)",
        () -> StrictMath.incrementExact(1) + " " + StrictMath.incrementExact(1L) + " " + StrictMath.decrementExact(1) + " " + StrictMath.decrementExact(1L));
    show(
        "StrictMath.incrementExact(Integer.MAX_VALUE)",
        () -> StrictMath.incrementExact(Integer.MAX_VALUE));
    show(
        "StrictMath.incrementExact(Long.MAX_VALUE)",
        () -> StrictMath.incrementExact(Long.MAX_VALUE));
    show(
        "StrictMath.decrementExact(Integer.MIN_VALUE)",
        () -> StrictMath.decrementExact(Integer.MIN_VALUE));
    show(
        "StrictMath.decrementExact(Long.MIN_VALUE)",
        () -> StrictMath.decrementExact(Long.MIN_VALUE));
    show(
        "StrictMath.negateExact(5) + \" \" + StrictMath.negateExact(5L)",
        () -> StrictMath.negateExact(5) + " " + StrictMath.negateExact(5L));
    show(
        "StrictMath.negateExact(Integer.MIN_VALUE)",
        () -> StrictMath.negateExact(Integer.MIN_VALUE));
    show("StrictMath.negateExact(Long.MIN_VALUE)", () -> StrictMath.negateExact(Long.MIN_VALUE));
    show("StrictMath.toIntExact(-7L)", () -> StrictMath.toIntExact(-7L));
    show("StrictMath.toIntExact(1L << 31)", () -> StrictMath.toIntExact(1L << 31));
    show(
        "StrictMath.absExact(-5) + \" \" + StrictMath.absExact(-5L)",
        () -> StrictMath.absExact(-5) + " " + StrictMath.absExact(-5L));
    show("StrictMath.absExact(Integer.MIN_VALUE)", () -> StrictMath.absExact(Integer.MIN_VALUE));
    show("StrictMath.absExact(Long.MIN_VALUE)", () -> StrictMath.absExact(Long.MIN_VALUE));
    show(
        "StrictMath.multiplyFull(1 << 20, 1 << 20) + \" \" + StrictMath.multiplyHigh(1L << 62, 12) + \" \" + StrictMath.multiplyHigh(-1, 1)",
        () -> StrictMath.multiplyFull(1 << 20, 1 << 20) + " " + StrictMath.multiplyHigh(1L << 62, 12) + " " + StrictMath.multiplyHigh(-1, 1));
  }

  static void divisions() throws Exception {
    show(
        "StrictMath.floorDiv(-7, 2) + \" \" + StrictMath.floorDiv(-7L, 2) + \" \" + StrictMath.floorDiv(-7L, -2L) + \" \" + StrictMath.floorDiv(Integer.MIN_VALUE, -1)",
        () -> StrictMath.floorDiv(-7, 2) + " " + StrictMath.floorDiv(-7L, 2) + " " + StrictMath.floorDiv(-7L, -2L) + " " + StrictMath.floorDiv(Integer.MIN_VALUE, -1));
    show(
        "StrictMath.floorMod(-7, 2) + \" \" + StrictMath.floorMod(-7L, 3) + \" \" + StrictMath.floorMod(7L, -3L) + \" \" + StrictMath.floorMod(6, -3)",
        () -> StrictMath.floorMod(-7, 2) + " " + StrictMath.floorMod(-7L, 3) + " " + StrictMath.floorMod(7L, -3L) + " " + StrictMath.floorMod(6, -3));
    show("StrictMath.floorDiv(1, 0)", () -> StrictMath.floorDiv(1, 0));
    show("StrictMath.floorMod(1L, 0)", () -> StrictMath.floorMod(1L, 0));
    show("StrictMath.floorMod(1L, 0L)", () -> StrictMath.floorMod(1L, 0L));
  }

  static void signs() throws Exception {
    show(
        "StrictMath.abs(-5) + \" \" + StrictMath.abs(Integer.MIN_VALUE) + \" \" + StrictMath.abs(-5L) + \" \" + StrictMath.abs(-0.0) + \" \" + StrictMath.abs(-1.5f)",
        () -> StrictMath.abs(-5) + " " + StrictMath.abs(Integer.MIN_VALUE) + " " + StrictMath.abs(-5L) + " " + StrictMath.abs(-0.0) + " " + StrictMath.abs(-1.5f));
    show(
        "StrictMath.max(1, 2) + \" \" + StrictMath.max(1L, 2L) + \" \" + StrictMath.max(-0.0, 0.0) + \" \" + StrictMath.max(1f, 0 / 0f)",
        () -> StrictMath.max(1, 2) + " " + StrictMath.max(1L, 2L) + " " + StrictMath.max(-0.0, 0.0) + " " + StrictMath.max(1f, 0 / 0f));
    show(
        "StrictMath.min(1, 2) + \" \" + StrictMath.min(1L, 2L) + \" \" + StrictMath.min(0.0, -0.0) + \" \" + StrictMath.min(1f, -0f)",
        () -> StrictMath.min(1, 2) + " " + StrictMath.min(1L, 2L) + " " + StrictMath.min(0.0, -0.0) + " " + StrictMath.min(1f, -0f));
    show(
        "StrictMath.signum(-3.5) + \" \" + StrictMath.signum(-0.0) + \" \" + StrictMath.signum(0 / 0.0) + \" \" + StrictMath.signum(2f)",
        () -> StrictMath.signum(-3.5) + " " + StrictMath.signum(-0.0) + " " + StrictMath.signum(0 / 0.0) + " " + StrictMath.signum(2f));
    show(
        "StrictMath.copySign(3.0, -0.0) + \" \" + StrictMath.copySign(-3f, 1f)",
        () -> StrictMath.copySign(3.0, -0.0) + " " + StrictMath.copySign(-3f, 1f));
  }

  static void bits() throws Exception {
    show(
        "StrictMath.getExponent(1024.5) + \" \" + StrictMath.getExponent(0.0) + \" \" + StrictMath.getExponent(1 / 0.0) + \" \" + StrictMath.getExponent(0.5f) + \" \" + StrictMath.getExponent(0f)",
        () -> StrictMath.getExponent(1024.5) + " " + StrictMath.getExponent(0.0) + " " + StrictMath.getExponent(1 / 0.0) + " " + StrictMath.getExponent(0.5f) + " " + StrictMath.getExponent(0f));
    show(
        "StrictMath.nextUp(1.0) + \" \" + StrictMath.nextUp(-0.0) + \" \" + StrictMath.nextUp(1 / 0.0) + \" \" + StrictMath.nextDown(1.0) + \" \" + StrictMath.nextDown(0.0)",
        () -> StrictMath.nextUp(1.0) + " " + StrictMath.nextUp(-0.0) + " " + StrictMath.nextUp(1 / 0.0) + " " + StrictMath.nextDown(1.0) + " " + StrictMath.nextDown(0.0));
    show(
        "StrictMath.nextUp(1f) + \" \" + StrictMath.nextDown(1f) + \" \" + (StrictMath.nextUp(-1f) == -0.99999994f)",
        () -> StrictMath.nextUp(1f) + " " + StrictMath.nextDown(1f) + " " + (StrictMath.nextUp(-1f) == -0.99999994f));
    show(
        "StrictMath.nextAfter(1.0, 2) + \" \" + StrictMath.nextAfter(1.0, 0) + \" \" + StrictMath.nextAfter(0.0, -0.0) + \" \" + StrictMath.nextAfter(0.0, 0 / 0.0) + \" \" + StrictMath.nextAfter(1f, 2.0) + \" \" + StrictMath.nextAfter(0f, -1.0)",
        () -> StrictMath.nextAfter(1.0, 2) + " " + StrictMath.nextAfter(1.0, 0) + " " + StrictMath.nextAfter(0.0, -0.0) + " " + StrictMath.nextAfter(0.0, 0 / 0.0) + " " + StrictMath.nextAfter(1f, 2.0) + " " + StrictMath.nextAfter(0f, -1.0));
    show(
        "StrictMath.ulp(1.0) + \" \" + StrictMath.ulp(0.0) + \" \" + StrictMath.ulp(-1e300) + \" \" + StrictMath.ulp(1f) + \" \" + StrictMath.ulp(1 / 0f)",
        () -> StrictMath.ulp(1.0) + " " + StrictMath.ulp(0.0) + " " + StrictMath.ulp(-1e300) + " " + StrictMath.ulp(1f) + " " + StrictMath.ulp(1 / 0f));
    show(
        "StrictMath.scalb(1.5, 4) + \" \" + StrictMath.scalb(1.0, -1074) + \" \" + StrictMath.scalb(1.0, 5000) + \" \" + StrictMath.scalb(1.5f, -2) + \" \" + StrictMath.scalb(1f, 200) + \" \" + (StrictMath.scalb(0x1.8p-1070, -4) == 2 * Double.MIN_VALUE)",
        () -> StrictMath.scalb(1.5, 4) + " " + StrictMath.scalb(1.0, -1074) + " " + StrictMath.scalb(1.0, 5000) + " " + StrictMath.scalb(1.5f, -2) + " " + StrictMath.scalb(1f, 200) + " " + (StrictMath.scalb(0x1.8p-1070, -4) == 2 * Double.MIN_VALUE));
    show(
        "StrictMath.fma(2.0, 3.0, 4.0) + \" \" + StrictMath.fma(0.1, 10.0, -1.0) + \" \" + StrictMath.fma(2f, 3f, 4f) + \" \" + StrictMath.fma(1 / 0.0, 0.0, 1.0) + \" \" + StrictMath.fma(0.1f, 10f, -1f)",
        () -> StrictMath.fma(2.0, 3.0, 4.0) + " " + StrictMath.fma(0.1, 10.0, -1.0) + " " + StrictMath.fma(2f, 3f, 4f) + " " + StrictMath.fma(1 / 0.0, 0.0, 1.0) + " " + StrictMath.fma(0.1f, 10f, -1f));
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
StrictMath.E + " " + StrictMath.PI = "2.718281828459045 3.141592653589793"
r(StrictMath.sin(1)) + " " + r(StrictMath.cos(1)) + " " + r(StrictMath.tan(1)) + " " + StrictMath.sin(0) + " " + StrictMath.sin(-0.0) + " " + StrictMath.sin(1 / 0.0) = "0.841470985 0.540302306 1.557407725 0.0 -0.0 NaN"
r(StrictMath.asin(0.5)) + " " + r(StrictMath.acos(0.5)) + " " + r(StrictMath.atan(0.5)) + " " + StrictMath.asin(2) + " " + StrictMath.atan(-0.0) = "0.523598776 1.047197551 0.463647609 NaN -0.0"
r(StrictMath.atan2(1, -1)) + " " + r(StrictMath.atan2(-0.0, -1)) + " " + StrictMath.atan2(0.0, 1) + " " + StrictMath.atan2(-0.0, 1) = "2.35619449 -3.141592654 0.0 -0.0"
r(StrictMath.sinh(1)) + " " + r(StrictMath.cosh(1)) + " " + r(StrictMath.tanh(1)) + " " + StrictMath.sinh(-0.0) + " " + StrictMath.cosh(1000) + " " + StrictMath.tanh(50) = "1.175201194 1.543080635 0.761594156 -0.0 Infinity 1.0"
r(StrictMath.exp(1)) + " " + StrictMath.exp(0) + " " + StrictMath.exp(-800) + " " + StrictMath.exp(800) + " " + r(StrictMath.expm1(1e-10)) + " " + StrictMath.expm1(-0.0) = "2.718281828 1.0 0.0 Infinity 0.0 -0.0"
r(StrictMath.log(10)) + " " + StrictMath.log(0) + " " + StrictMath.log(-1) + " " + StrictMath.log(1) + " " + StrictMath.log10(1000) + " " + StrictMath.log10(-0.0) + " " + r(StrictMath.log1p(1e-10)) + " " + StrictMath.log1p(-1) = "2.302585093 -Infinity NaN 0.0 3.0 -Infinity 0.0 -Infinity"
StrictMath.sqrt(2) + " " + StrictMath.sqrt(-1) + " " + StrictMath.sqrt(-0.0) + " " + StrictMath.cbrt(27) + " " + StrictMath.cbrt(-8) + " " + StrictMath.hypot(3, 4) + " " + StrictMath.hypot(1 / 0.0, 0 / 0.0) = "1.4142135623730951 NaN -0.0 3.0 -2.0 5.0 Infinity"
StrictMath.pow(2, 10) + " " + StrictMath.pow(2, -1) + " " + StrictMath.pow(0, 0) + " " + StrictMath.pow(-8, 1.0 / 3) + " " + StrictMath.pow(-0.0, -3) + " " + StrictMath.pow(1, 0 / 0.0) + " " + StrictMath.pow(-2, 3) = "1024.0 0.5 1.0 NaN -Infinity NaN -8.0"
StrictMath.IEEEremainder(5, 3) + " " + StrictMath.IEEEremainder(-5, 3) + " " + StrictMath.IEEEremainder(1, 0) + " " + StrictMath.IEEEremainder(3, 2) = "-1.0 1.0 NaN -1.0"
StrictMath.toRadians(180) + " " + StrictMath.toDegrees(StrictMath.PI) + " " + r(StrictMath.toRadians(1)) + " " + r(StrictMath.toDegrees(1)) = "3.141592653589793 180.0 0.017453293 57.295779513"
StrictMath.random() >= 0 && StrictMath.random() < 1 = true
StrictMath.ceil(1.1) + " " + StrictMath.ceil(-0.5) + " " + StrictMath.floor(-1.1) + " " + StrictMath.floor(-0.0) + " " + StrictMath.rint(2.5) + " " + StrictMath.rint(3.5) + " " + StrictMath.rint(-0.4) = "2.0 -0.0 -2.0 -0.0 2.0 4.0 -0.0"
StrictMath.round(2.5) + " " + StrictMath.round(-2.5) + " " + StrictMath.round(0.49999999999999994) + " " + StrictMath.round(1e300) + " " + StrictMath.round(-1e300) + " " + StrictMath.round(0 / 0.0) = "3 -2 0 9223372036854775807 -9223372036854775808 0"
StrictMath.round(2.5f) + " " + StrictMath.round(-2.5f) + " " + StrictMath.round(1e30f) + " " + StrictMath.round(0 / 0f) = "3 -2 2147483647 0"
StrictMath.addExact(1, 2) + " " + StrictMath.addExact(1L, 2L) = "3 3"
StrictMath.addExact(Integer.MAX_VALUE, 1) = ! java.lang.ArithmeticException: integer overflow
StrictMath.addExact(Long.MIN_VALUE, -1L) = ! java.lang.ArithmeticException: long overflow
StrictMath.subtractExact(1, 2) + " " + StrictMath.subtractExact(1L, 2L) = "-1 -1"
StrictMath.subtractExact(Integer.MIN_VALUE, 1) = ! java.lang.ArithmeticException: integer overflow
StrictMath.subtractExact(Long.MIN_VALUE, 1L) = ! java.lang.ArithmeticException: long overflow
StrictMath.multiplyExact(3, -4) + " " + StrictMath.multiplyExact(3L, -4) + " " + StrictMath.multiplyExact(3L, -4L) = "-12 -12 -12"
StrictMath.multiplyExact(1 << 16, 1 << 16) = ! java.lang.ArithmeticException: integer overflow
StrictMath.multiplyExact(Long.MAX_VALUE, 2) = ! java.lang.ArithmeticException: long overflow
StrictMath.multiplyExact(Long.MIN_VALUE, -1L) = ! java.lang.ArithmeticException: long overflow
StrictMath.multiplyExact(-1L, Long.MIN_VALUE) = ! java.lang.ArithmeticException: long overflow
StrictMath.incrementExact(1) + " " + StrictMath.incrementExact(1L) + " " + StrictMath.decrementExact(1) + " " + StrictMath.decrementExact(1L) = "2 2 0 0"
StrictMath.incrementExact(Integer.MAX_VALUE) = ! java.lang.ArithmeticException: integer overflow
StrictMath.incrementExact(Long.MAX_VALUE) = ! java.lang.ArithmeticException: long overflow
StrictMath.decrementExact(Integer.MIN_VALUE) = ! java.lang.ArithmeticException: integer overflow
StrictMath.decrementExact(Long.MIN_VALUE) = ! java.lang.ArithmeticException: long overflow
StrictMath.negateExact(5) + " " + StrictMath.negateExact(5L) = "-5 -5"
StrictMath.negateExact(Integer.MIN_VALUE) = ! java.lang.ArithmeticException: integer overflow
StrictMath.negateExact(Long.MIN_VALUE) = ! java.lang.ArithmeticException: long overflow
StrictMath.toIntExact(-7L) = -7
StrictMath.toIntExact(1L << 31) = ! java.lang.ArithmeticException: integer overflow
StrictMath.absExact(-5) + " " + StrictMath.absExact(-5L) = "5 5"
StrictMath.absExact(Integer.MIN_VALUE) = ! java.lang.ArithmeticException: Overflow to represent absolute value of Integer.MIN_VALUE
StrictMath.absExact(Long.MIN_VALUE) = ! java.lang.ArithmeticException: Overflow to represent absolute value of Long.MIN_VALUE
StrictMath.multiplyFull(1 << 20, 1 << 20) + " " + StrictMath.multiplyHigh(1L << 62, 12) + " " + StrictMath.multiplyHigh(-1, 1) = "1099511627776 3 -1"
StrictMath.floorDiv(-7, 2) + " " + StrictMath.floorDiv(-7L, 2) + " " + StrictMath.floorDiv(-7L, -2L) + " " + StrictMath.floorDiv(Integer.MIN_VALUE, -1) = "-4 -4 3 -2147483648"
StrictMath.floorMod(-7, 2) + " " + StrictMath.floorMod(-7L, 3) + " " + StrictMath.floorMod(7L, -3L) + " " + StrictMath.floorMod(6, -3) = "1 2 -2 0"
StrictMath.floorDiv(1, 0) = ! java.lang.ArithmeticException: / by zero
StrictMath.floorMod(1L, 0) = ! java.lang.ArithmeticException: / by zero
StrictMath.floorMod(1L, 0L) = ! java.lang.ArithmeticException: / by zero
StrictMath.abs(-5) + " " + StrictMath.abs(Integer.MIN_VALUE) + " " + StrictMath.abs(-5L) + " " + StrictMath.abs(-0.0) + " " + StrictMath.abs(-1.5f) = "5 -2147483648 5 0.0 1.5"
StrictMath.max(1, 2) + " " + StrictMath.max(1L, 2L) + " " + StrictMath.max(-0.0, 0.0) + " " + StrictMath.max(1f, 0 / 0f) = "2 2 0.0 NaN"
StrictMath.min(1, 2) + " " + StrictMath.min(1L, 2L) + " " + StrictMath.min(0.0, -0.0) + " " + StrictMath.min(1f, -0f) = "1 1 -0.0 -0.0"
StrictMath.signum(-3.5) + " " + StrictMath.signum(-0.0) + " " + StrictMath.signum(0 / 0.0) + " " + StrictMath.signum(2f) = "-1.0 -0.0 NaN 1.0"
StrictMath.copySign(3.0, -0.0) + " " + StrictMath.copySign(-3f, 1f) = "-3.0 3.0"
StrictMath.getExponent(1024.5) + " " + StrictMath.getExponent(0.0) + " " + StrictMath.getExponent(1 / 0.0) + " " + StrictMath.getExponent(0.5f) + " " + StrictMath.getExponent(0f) = "10 -1023 1024 -1 -127"
StrictMath.nextUp(1.0) + " " + StrictMath.nextUp(-0.0) + " " + StrictMath.nextUp(1 / 0.0) + " " + StrictMath.nextDown(1.0) + " " + StrictMath.nextDown(0.0) = "1.0000000000000002 4.9E-324 Infinity 0.9999999999999999 -4.9E-324"
StrictMath.nextUp(1f) + " " + StrictMath.nextDown(1f) + " " + (StrictMath.nextUp(-1f) == -0.99999994f) = "1.0000001 0.99999994 true"
StrictMath.nextAfter(1.0, 2) + " " + StrictMath.nextAfter(1.0, 0) + " " + StrictMath.nextAfter(0.0, -0.0) + " " + StrictMath.nextAfter(0.0, 0 / 0.0) + " " + StrictMath.nextAfter(1f, 2.0) + " " + StrictMath.nextAfter(0f, -1.0) = "1.0000000000000002 0.9999999999999999 -0.0 NaN 1.0000001 -1.4E-45"
StrictMath.ulp(1.0) + " " + StrictMath.ulp(0.0) + " " + StrictMath.ulp(-1e300) + " " + StrictMath.ulp(1f) + " " + StrictMath.ulp(1 / 0f) = "2.220446049250313E-16 4.9E-324 1.487016908477783E284 1.1920929E-7 Infinity"
StrictMath.scalb(1.5, 4) + " " + StrictMath.scalb(1.0, -1074) + " " + StrictMath.scalb(1.0, 5000) + " " + StrictMath.scalb(1.5f, -2) + " " + StrictMath.scalb(1f, 200) + " " + (StrictMath.scalb(0x1.8p-1070, -4) == 2 * Double.MIN_VALUE) = "24.0 4.9E-324 Infinity 0.375 Infinity true"
StrictMath.fma(2.0, 3.0, 4.0) + " " + StrictMath.fma(0.1, 10.0, -1.0) + " " + StrictMath.fma(2f, 3f, 4f) + " " + StrictMath.fma(1 / 0.0, 0.0, 1.0) + " " + StrictMath.fma(0.1f, 10f, -1f) = "10.0 5.551115123125783E-17 10.0 NaN 1.4901161E-8"
*/
