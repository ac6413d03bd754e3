import java.math.*;
import java.util.*;

// Every member of BigDecimal, MathContext and RoundingMode with its edges.
public class BigDecimalMembers {
  interface Action {
    Object run() throws Exception;
  }

  static void show(String what, Action action) {
    String result;
    try {
      result = String.valueOf(action.run());
    } catch (Throwable thrown) {
      result = "! " + thrown;
    }
    System.out.println(what + " = " + result);
  }

  static BigDecimal big(String s) {
    return new BigDecimal(s);
  }

  /** With the scale, which the text does not always show. */
  static String s(BigDecimal d) {
    return d + "/" + d.scale();
  }

  static void texts() {
    for (String s : new String[] {
      "", "-", "+", ".", "1.", "1e", "1e5", "1E+5", "1e-5", "1.5.2", "abc", "1_0", "1e99999999999", "--1", ".5", "-.5", "5.", "e5", "1e+", "1e2147483648", "0e5", "0.00", " 1", "1ex",
      "1e5x", "1e00000000005", "-.", "1e--5", "1e2147483647", "12e-2147483647", "1.0e-2147483647", "1e-2147483648", "0000000000000000000000000000x", "1111111111111111111111111.1.",
      "1111111111111111111111111e", "-000123.4500"
    }) {
      show("new " + s, () -> s(big(s)));
    }
    for (String s : new String[] {"0", "0.000", "0E+3", "0e1", "0e2", "0e-7", "0e-8", "0e-9", "123", "123e5", "123e4", "123e3", "123e-8", "123e-9", "123e-10", "-1e-6", "-1e-7", "12.5e20", "1e1", "1e2", "1e3"}) {
      show("texts of " + s, () -> big(s).toString() + " " + big(s).toEngineeringString() + " " + big(s).toPlainString());
    }
  }

  static void making() {
    MathContext three = new MathContext(3);
    show("chars", () -> new BigDecimal(new char[] {'1', '.', '5'}) + " " + new BigDecimal(new char[] {'x', '1', '.', '5', '6', '7'}, 1, 5) + " " + new BigDecimal(new char[] {'1', '5', '5', '5'}, three)
        + " " + new BigDecimal(new char[] {'x', '1', '.', '5', '6', '7'}, 1, 5, three));
    show("range", () -> new BigDecimal(new char[] {'1', '2'}, 1, 5));
    show("doubles", () -> new BigDecimal(0.1) + " " + new BigDecimal(-3.0) + " " + new BigDecimal(1e25) + " " + new BigDecimal(0.0) + " " + new BigDecimal(Double.MIN_VALUE).precision() + " " + new BigDecimal(0.1, three) + " "
        + new BigDecimal(1.0 / 3) + " " + s(new BigDecimal(1e23)));
    show("NaN", () -> new BigDecimal(Double.NaN));
    show("infinite", () -> new BigDecimal(Double.NEGATIVE_INFINITY));
    show("integers", () -> new BigDecimal(BigInteger.TEN) + " " + new BigDecimal(new BigInteger("12345"), three) + " " + new BigDecimal(BigInteger.TEN, 3) + " " + new BigDecimal(new BigInteger("12345"), -3) + " "
        + new BigDecimal(new BigInteger("12345"), 2, three));
    show("ints", () -> new BigDecimal(Integer.MIN_VALUE) + " " + new BigDecimal(12355, three) + " " + new BigDecimal(Long.MIN_VALUE) + " " + new BigDecimal(98765L, three) + " " + big("1.2345") + " " + new BigDecimal("1.2345", three));
    show("valueOf", () -> s(BigDecimal.valueOf(5)) + " " + s(BigDecimal.valueOf(5, 3)) + " " + s(BigDecimal.valueOf(5, -3)) + " " + s(BigDecimal.valueOf(0.1)) + " " + s(BigDecimal.valueOf(1e10)) + " " + s(BigDecimal.valueOf(2.0)));
    show("valueOf NaN", () -> BigDecimal.valueOf(Double.NaN));
    show("constants", () -> s(BigDecimal.ZERO) + s(BigDecimal.ONE) + s(BigDecimal.TEN));
  }

  static void sums() {
    BigDecimal a = big("123.4567");
    BigDecimal b = big("-0.5");
    MathContext three = new MathContext(3);
    show("add", () -> a.add(b) + " " + b.add(a) + " " + big("1e3").add(big("1e-3")) + " " + a.add(b, three) + " " + a.add(BigDecimal.ZERO, three) + " " + s(big("0.000").add(big("1.5"), new MathContext(10))) + " "
        + s(big("0.00").add(big("0"), three)) + " " + s(big("0").add(big("1.500"), three)) + " " + s(big("1e5").add(big("0.00"), new MathContext(4))));
    show("subtract", () -> a.subtract(b) + " " + a.subtract(a) + " " + a.subtract(b, three) + " " + s(big("0").subtract(big("1.50"), three)));
    show("multiply", () -> a.multiply(b) + " " + a.multiply(b, three) + " " + s(big("0.00").multiply(a)) + " " + s(big("1e5").multiply(big("1e-7"))));
    show("too large", () -> big("1e2147483647").multiply(big("1e2147483647")));
    show("too small", () -> big("1e-2147483647").multiply(big("1e-2147483647")));
    show("pow", () -> a.pow(3) + " " + b.pow(0) + " " + s(big("1.50").pow(4)) + " " + a.pow(3, three) + " " + a.pow(-2, new MathContext(8)) + " " + a.pow(0, three) + " " + big("1.01").pow(365, MathContext.DECIMAL64) + " " + a.pow(2, MathContext.UNLIMITED));
    show("pow -1", () -> a.pow(-1));
    show("pow -1", () -> a.pow(-1, MathContext.UNLIMITED));
    show("pow long", () -> a.pow(1000, three));
    show("pow huge", () -> a.pow(1000000000));
    show("signs", () -> a.negate() + " " + b.abs() + " " + a.plus() + " " + a.negate(three) + " " + a.abs(three) + " " + b.abs(three) + " " + a.plus(three) + " " + a.signum() + b.signum() + big("0.0").signum());
  }

  static void quotients() {
    MathContext seven = MathContext.DECIMAL32;
    show("exact", () -> s(big("1").divide(big("8"))) + " " + s(big("10.00").divide(big("4"))) + " " + s(big("100").divide(big("1e3"))) + " " + s(big("0.000").divide(big("7"))) + " " + s(big("6e5").divide(big("3"))) + " "
        + s(big("1.5").divide(big("-0.00025"))));
    show("no end", () -> big("1").divide(big("3")));
    for (String d : new String[] {"0", "0.00"}) {
      show("by zero", () -> big("1").divide(big(d)));
      show("by zero", () -> big("0").divide(big(d)));
      show("by zero", () -> big("1").divide(big(d), 3, RoundingMode.UP));
      show("by zero", () -> big("1e30").divide(big(d), RoundingMode.UP));
      show("by zero", () -> big("1").divide(big(d), seven));
      show("by zero", () -> big("1").divideToIntegralValue(big(d)));
      show("by zero", () -> big("0").remainder(big(d)));
    }
    show("with a scale", () -> big("1").divide(big("3"), 5, RoundingMode.HALF_UP) + " " + big("2").divide(big("-3"), 5, RoundingMode.HALF_UP) + " " + big("12345").divide(big("7"), -2, RoundingMode.UP) + " "
        + s(big("1.25").divide(big("7"), RoundingMode.DOWN)) + " " + big("1").divide(big("3"), 3, BigDecimal.ROUND_CEILING) + " " + big("1.00").divide(big("3"), BigDecimal.ROUND_FLOOR));
    show("necessary", () -> big("1").divide(big("3"), 5, RoundingMode.UNNECESSARY));
    show("bad mode", () -> big("1").divide(big("3"), 5, 8));
    show("with a context", () -> s(big("1").divide(big("3"), seven)) + " " + s(big("200").divide(big("3"), seven)) + " " + s(big("10").divide(big("4"), seven)) + " " + s(big("1e10").divide(big("2"), seven)) + " "
        + s(big("1000000").divide(big("1"), seven)) + " " + s(big("12345678").divide(big("1"), seven)) + " " + s(big("1.000000").divide(big("8.00"), seven)) + " " + s(big("0.00").divide(big("3"), seven)) + " "
        + s(big("99999999").divide(big("1"), seven)) + " " + s(big("1").divide(big("8"), MathContext.UNLIMITED)));
    show("integral", () -> s(big("7.5").divideToIntegralValue(big("2"))) + " " + s(big("100").divideToIntegralValue(big("0.01"))) + " " + s(big("1.00").divideToIntegralValue(big("3"))) + " " + s(big("-100").divideToIntegralValue(big("1e1"))) + " "
        + s(big("5e9").divideToIntegralValue(big("5.00"))) + " " + s(big("7.500").divideToIntegralValue(big("2"), seven)) + " " + s(big("1e6").divideToIntegralValue(big("3"), seven)) + " " + s(big("0.00").divideToIntegralValue(big("3"))));
    show("impossible", () -> big("1e9").divideToIntegralValue(big("3"), seven));
    show("remainder", () -> big("7.5").remainder(big("2")) + " " + big("-7.5").remainder(big("2")) + " " + big("7.5").remainder(big("-0.4")) + " " + big("7.5").remainder(big("2"), seven) + " " + big("1").remainder(big("3")));
    show("both", () -> Arrays.toString(big("123.45").divideAndRemainder(big("6.7"))) + Arrays.toString(big("123.45").divideAndRemainder(big("6.7"), seven)));
    show("sqrt", () -> s(big("2").sqrt(seven)) + " " + s(big("4").sqrt(seven)) + " " + s(big("4.00").sqrt(MathContext.UNLIMITED)) + " " + s(big("1e6").sqrt(seven)) + " " + s(big("0.0009").sqrt(seven)) + " " + s(big("0.00").sqrt(seven)) + " "
        + s(big("12345678901234567890").sqrt(MathContext.DECIMAL128)) + " " + s(big("1e5").sqrt(seven)));
    show("sqrt -1", () -> big("-1").sqrt(seven));
    show("sqrt 2", () -> big("2").sqrt(MathContext.UNLIMITED));
  }

  static void scales() {
    for (RoundingMode mode : RoundingMode.values()) {
      StringBuilder all = new StringBuilder();
      for (String s : new String[] {"1.15", "1.25", "1.26", "1.24", "-1.15", "-1.25", "-1.26", "1.1", "0.05", "9.99"}) {
        try {
          all.append(big(s).setScale(1, mode)).append(' ').append(big(s).round(new MathContext(2, mode))).append(' ');
        } catch (ArithmeticException e) {
          all.append(e.getMessage()).append(' ');
        }
      }
      System.out.println(mode + " " + RoundingMode.valueOf(mode.ordinal()) + " " + RoundingMode.valueOf(mode.name()) + ": " + all);
    }
    show("mode 8", () -> RoundingMode.valueOf(8));
    show("setScale", () -> s(big("1.5").setScale(3)) + " " + s(big("1.500").setScale(1)) + " " + s(big("1500").setScale(-2)) + " " + s(big("1.25").setScale(1, BigDecimal.ROUND_HALF_EVEN)) + " " + s(big("0").setScale(5)));
    show("setScale", () -> big("1.25").setScale(1));
    show("setScale", () -> big("1.25").setScale(1, 9));
    show("old", () -> "" + BigDecimal.ROUND_UP + BigDecimal.ROUND_DOWN + BigDecimal.ROUND_HALF_UP + BigDecimal.ROUND_HALF_DOWN + BigDecimal.ROUND_UNNECESSARY);
    show("round", () -> big("123456").round(new MathContext(2)) + " " + big("999.99").round(new MathContext(4)) + " " + big("1.2").round(MathContext.UNLIMITED) + " " + big("0.000").round(new MathContext(1)));
    show("strip", () -> s(big("1.500").stripTrailingZeros()) + " " + s(big("1500").stripTrailingZeros()) + " " + s(big("0.000").stripTrailingZeros()) + " " + s(big("-10.0").stripTrailingZeros()));
    show("parts", () -> big("-12.50").unscaledValue() + " " + big("-12.50").scale() + " " + big("-12.50").precision() + " " + big("0.00").precision() + " " + big("1e9").precision() + " " + big("-12.50").ulp() + " " + big("1e9").ulp());
    show("points", () -> s(big("12.5").movePointLeft(3)) + " " + s(big("12.5").movePointRight(3)) + " " + s(big("12.5").movePointLeft(-3)) + " " + s(big("12.5").movePointRight(-3)) + " " + s(big("12.5").movePointLeft(0)) + " "
        + s(big("12.5").scaleByPowerOfTen(3)) + " " + s(big("12.5").scaleByPowerOfTen(-3)) + " " + s(big("1e3").movePointRight(0)) + " " + s(big("1e3").movePointLeft(1)));
    show("too far", () -> big("1e-2147483647").scaleByPowerOfTen(-5));
    show("too far", () -> big("1e2147483647").movePointRight(1));
  }

  static void comparing() {
    show("compareTo", () -> big("1.50").compareTo(big("1.5")) + " " + big("-2").compareTo(big("1")) + " " + big("1e9").compareTo(big("1e-9")) + " " + big("-1e9").compareTo(big("-1e-9")) + " " + big("0.0").compareTo(big("0e9")) + " "
        + big("0.3").compareTo(big("0.30000001")) + " " + big("1e999999999").compareTo(big("2e-999999999")));
    show("equals", () -> big("1.50").equals(big("1.5")) + " " + big("1.5").equals(big("1.5")) + " " + big("1").equals(1));
    show("min, max", () -> big("1.50").min(big("1.5")) + " " + big("1.50").max(big("1.5")) + " " + big("2").min(big("1")) + " " + big("2").max(big("1")));
    show("hashCode", () -> big("1.50").hashCode() + " " + big("-12345678901234567890.123").hashCode() + " " + big("0.00").hashCode() + " " + big("-99999999999").hashCode());
    show("integers", () -> big("-12.9").toBigInteger() + " " + big("12.00").toBigIntegerExact() + " " + big("1e20").toBigInteger() + " " + big("-12.9").intValue() + " " + big("1e10").intValue() + " " + big("1e18").longValue() + " "
        + big("1e70").longValue() + " " + big("0.99").longValue() + " " + big("300").byteValue() + " " + big("70000").shortValue() + " " + big("123456789012345678901234567890").longValue());
    show("exact", () -> big("12.5").toBigIntegerExact());
    show("exact", () -> big("1e3").intValueExact() + " " + big("-5.00").longValueExact() + " " + big("127").byteValueExact() + " " + big("-32768").shortValueExact() + " " + big("0.00").intValueExact());
    show("int", () -> big("1.5").intValueExact());
    show("int", () -> big("5000000000").intValueExact());
    show("int", () -> big("0.5").intValueExact());
    show("long", () -> big("1e30").longValueExact());
    show("long", () -> big("9223372036854775808").longValueExact());
    show("short", () -> big("70000").shortValueExact());
    show("byte", () -> big("300").byteValueExact());
    show("doubles", () -> big("0.1").doubleValue() + " " + big("1e400").doubleValue() + " " + big("-1e-400").doubleValue() + " " + big("123456.123456789").floatValue() + " " + big("1e40").floatValue() + " " + big("9007199254740993").doubleValue());
    show("format", () -> String.format("%s|%.2f|%,.1f|%10.3f|%e|%g|%f|%.0f|%+.1f", big("12.345"), big("12.345"), big("1234567.25"), big("-1"), big("12345.678"), big("0.00012345"), big("1e3"), big("2.5"), big("1.25")));
  }

  static void contexts() {
    show("texts", () -> MathContext.DECIMAL32.toString() + MathContext.DECIMAL64 + MathContext.DECIMAL128 + MathContext.UNLIMITED + new MathContext(5) + new MathContext(5, RoundingMode.UP) + RoundingMode.FLOOR
        + RoundingMode.CEILING + RoundingMode.HALF_DOWN + RoundingMode.HALF_EVEN + RoundingMode.DOWN + RoundingMode.HALF_UP);
    show("parse", () -> new MathContext("precision=5 roundingMode=FLOOR"));
    show("bad", () -> new MathContext("x"));
    show("bad", () -> new MathContext("precision=5 roundingMode=HALF"));
    show("bad", () -> new MathContext("precision=-5 roundingMode=UP"));
    show("bad", () -> new MathContext(-1));
    show("bad", () -> new MathContext(1, null));
    MathContext c = new MathContext(7, RoundingMode.HALF_EVEN);
    show("parts", () -> c.getPrecision() + " " + c.getRoundingMode() + " " + c.equals(MathContext.DECIMAL32) + " " + c.equals(new MathContext(7)) + " " + c.equals("c") + " " + (c.hashCode() == MathContext.DECIMAL32.hashCode()));
  }

  public static void main(String[] args) {
    texts();
    making();
    sums();
    quotients();
    scales();
    comparing();
    contexts();
  }
}

/* expect:
new  = ! java.lang.NumberFormatException
new - = ! java.lang.NumberFormatException: No digits found.
new + = ! java.lang.NumberFormatException: No digits found.
new . = ! java.lang.NumberFormatException: No digits found.
new 1. = 1/0
new 1e = ! java.lang.NumberFormatException
new 1e5 = 1E+5/-5
new 1E+5 = 1E+5/-5
new 1e-5 = 0.00001/5
new 1.5.2 = ! java.lang.NumberFormatException: Character array contains more than one decimal point.
new abc = ! java.lang.NumberFormatException: Character a is neither a decimal digit number, decimal point, nor "e" notation exponential mark.
new 1_0 = ! java.lang.NumberFormatException: Character _ is neither a decimal digit number, decimal point, nor "e" notation exponential mark.
new 1e99999999999 = ! java.lang.NumberFormatException: Too many nonzero exponent digits.
new --1 = ! java.lang.NumberFormatException: Character - is neither a decimal digit number, decimal point, nor "e" notation exponential mark.
new .5 = 0.5/1
new -.5 = -0.5/1
new 5. = 5/0
new e5 = ! java.lang.NumberFormatException: No digits found.
new 1e+ = ! java.lang.NumberFormatException
new 1e2147483648 = ! java.lang.NumberFormatException: Exponent overflow.
new 0e5 = 0E+5/-5
new 0.00 = 0.00/2
new  1 = ! java.lang.NumberFormatException: Character   is neither a decimal digit number, decimal point, nor "e" notation exponential mark.
new 1ex = ! java.lang.NumberFormatException: Not a digit.
new 1e5x = ! java.lang.NumberFormatException: Not a digit.
new 1e00000000005 = 1E+5/-5
new -. = ! java.lang.NumberFormatException: No digits found.
new 1e--5 = ! java.lang.NumberFormatException: Not a digit.
new 1e2147483647 = 1E+2147483647/-2147483647
new 12e-2147483647 = 1.2E-2147483646/2147483647
new 1.0e-2147483647 = ! java.lang.NumberFormatException: Scale out of range.
new 1e-2147483648 = ! java.lang.NumberFormatException: Scale out of range.
new 0000000000000000000000000000x = ! java.lang.NumberFormatException: Character array is missing "e" notation exponential mark.
new 1111111111111111111111111.1. = ! java.lang.NumberFormatException: Character array contains more than one decimal point.
new 1111111111111111111111111e = ! java.lang.NumberFormatException
new -000123.4500 = -123.4500/4
texts of 0 = 0 0 0
texts of 0.000 = 0.000 0.000 0.000
texts of 0E+3 = 0E+3 0E+3 0
texts of 0e1 = 0E+1 0.00E+3 0
texts of 0e2 = 0E+2 0.0E+3 0
texts of 0e-7 = 0E-7 0.0E-6 0.0000000
texts of 0e-8 = 0E-8 0.00E-6 0.00000000
texts of 0e-9 = 0E-9 0E-9 0.000000000
texts of 123 = 123 123 123
texts of 123e5 = 1.23E+7 12.3E+6 12300000
texts of 123e4 = 1.23E+6 1.23E+6 1230000
texts of 123e3 = 1.23E+5 123E+3 123000
texts of 123e-8 = 0.00000123 0.00000123 0.00000123
texts of 123e-9 = 1.23E-7 123E-9 0.000000123
texts of 123e-10 = 1.23E-8 12.3E-9 0.0000000123
texts of -1e-6 = -0.000001 -0.000001 -0.000001
texts of -1e-7 = -1E-7 -100E-9 -0.0000001
texts of 12.5e20 = 1.25E+21 1.25E+21 1250000000000000000000
texts of 1e1 = 1E+1 10 10
texts of 1e2 = 1E+2 100 100
texts of 1e3 = 1E+3 1E+3 1000
chars = 1.5 1.567 1.56E+3 1.57
range = ! java.lang.NumberFormatException: Bad offset or len arguments for char[] input.
doubles = 0.1000000000000000055511151231257827021181583404541015625 -3 10000000000000000905969664 0 751 0.100 0.333333333333333314829616256247390992939472198486328125 99999999999999991611392/0
NaN = ! java.lang.NumberFormatException: Infinite or NaN
infinite = ! java.lang.NumberFormatException: Infinite or NaN
integers = 10 1.23E+4 0.010 1.2345E+7 123
ints = -2147483648 1.24E+4 -9223372036854775808 9.88E+4 1.2345 1.23
valueOf = 5/0 0.005/3 5E+3/-3 0.1/1 1.0E+10/-9 2.0/1
valueOf NaN = ! java.lang.NumberFormatException: Character N is neither a decimal digit number, decimal point, nor "e" notation exponential mark.
constants = 0/01/010/0
add = 122.9567 122.9567 1000.001 123 123 1.500/3 0.00/2 1.50/2 1.000E+5/-2
subtract = 123.9567 0.0000 124 -1.50/2
multiply = -61.72835 -61.7 0.000000/6 0.01/2
too large = ! java.lang.ArithmeticException: Overflow
too small = ! java.lang.ArithmeticException: Underflow
pow = 1881672.302290562263 1 5.06250000/8 1.88E+6 0.000065610096 1 37.78343433288716 15241.55677489
pow -1 = ! java.lang.ArithmeticException: Invalid operation
pow -1 = ! java.lang.ArithmeticException: Invalid operation
pow long = ! java.lang.ArithmeticException: Invalid operation
pow huge = ! java.lang.ArithmeticException: Invalid operation
signs = -123.4567 0.5 123.4567 -123 123 0.5 123 1-10
exact = 0.125/3 2.50/2 0.100/3 0.000/3 2E+5/-5 -6E+3/-3
no end = ! java.lang.ArithmeticException: Non-terminating decimal expansion; no exact representable decimal result.
by zero = ! java.lang.ArithmeticException: Division by zero
by zero = ! java.lang.ArithmeticException: Division undefined
by zero = ! java.lang.ArithmeticException: / by zero
by zero = ! java.lang.ArithmeticException: / by zero
by zero = ! java.lang.ArithmeticException: Division by zero
by zero = ! java.lang.ArithmeticException: Division by zero
by zero = ! java.lang.ArithmeticException: Division undefined
by zero = ! java.lang.ArithmeticException: Division by zero
by zero = ! java.lang.ArithmeticException: Division undefined
by zero = ! java.lang.ArithmeticException: / by zero
by zero = ! java.lang.ArithmeticException: / by zero
by zero = ! java.lang.ArithmeticException: Division by zero
by zero = ! java.lang.ArithmeticException: Division by zero
by zero = ! java.lang.ArithmeticException: Division undefined
with a scale = 0.33333 -0.66667 1.8E+3 0.17/2 0.334 0.33
necessary = ! java.lang.ArithmeticException: Rounding necessary
bad mode = ! java.lang.IllegalArgumentException: Invalid rounding mode
with a context = 0.3333333/7 66.66667/5 2.5/1 5E+9/-9 1000000/0 1.234568E+7/-1 0.1250/4 0.00/2 1.000000E+8/-2 0.125/3
integral = 3.0/1 1.00E+4/-2 0.00/2 -10.0/1 1E+9/-9 3.000/3 333333/0 0.00/2
impossible = ! java.lang.ArithmeticException: Division impossible
remainder = 1.5 -1.5 0.3 1.5 1
both = [18.0, 2.85][18.0, 2.85]
sqrt = 1.414214/6 2/0 2.0/1 1E+3/-3 0.03/2 0.0/1 3513641828.820144253093654172555782/24 316.2278/4
sqrt -1 = ! java.lang.ArithmeticException: Attempted square root of negative BigDecimal
sqrt 2 = ! java.lang.ArithmeticException: Computed square root not exact.
UP UP UP: 1.2 1.2 1.3 1.3 1.3 1.3 1.3 1.3 -1.2 -1.2 -1.3 -1.3 -1.3 -1.3 1.1 1.1 0.1 0.05 10.0 10\x{20}
DOWN DOWN DOWN: 1.1 1.1 1.2 1.2 1.2 1.2 1.2 1.2 -1.1 -1.1 -1.2 -1.2 -1.2 -1.2 1.1 1.1 0.0 0.05 9.9 9.9\x{20}
CEILING CEILING CEILING: 1.2 1.2 1.3 1.3 1.3 1.3 1.3 1.3 -1.1 -1.1 -1.2 -1.2 -1.2 -1.2 1.1 1.1 0.1 0.05 10.0 10\x{20}
FLOOR FLOOR FLOOR: 1.1 1.1 1.2 1.2 1.2 1.2 1.2 1.2 -1.2 -1.2 -1.3 -1.3 -1.3 -1.3 1.1 1.1 0.0 0.05 9.9 9.9\x{20}
HALF_UP HALF_UP HALF_UP: 1.2 1.2 1.3 1.3 1.3 1.3 1.2 1.2 -1.2 -1.2 -1.3 -1.3 -1.3 -1.3 1.1 1.1 0.1 0.05 10.0 10\x{20}
HALF_DOWN HALF_DOWN HALF_DOWN: 1.1 1.1 1.2 1.2 1.3 1.3 1.2 1.2 -1.1 -1.1 -1.2 -1.2 -1.3 -1.3 1.1 1.1 0.0 0.05 10.0 10\x{20}
HALF_EVEN HALF_EVEN HALF_EVEN: 1.2 1.2 1.2 1.2 1.3 1.3 1.2 1.2 -1.2 -1.2 -1.2 -1.2 -1.3 -1.3 1.1 1.1 0.0 0.05 10.0 10\x{20}
UNNECESSARY UNNECESSARY UNNECESSARY: Rounding necessary Rounding necessary Rounding necessary Rounding necessary Rounding necessary Rounding necessary Rounding necessary 1.1 1.1 Rounding necessary Rounding necessary\x{20}
mode 8 = ! java.lang.IllegalArgumentException: argument out of range
setScale = 1.500/3 1.5/1 1.5E+3/-2 1.2/1 0.00000/5
setScale = ! java.lang.ArithmeticException: Rounding necessary
setScale = ! java.lang.IllegalArgumentException: Invalid rounding mode
old = 01457
round = 1.2E+5 1000 1.2 0.000
strip = 1.5/1 1.5E+3/-2 0/0 -1E+1/-1
parts = -1250 2 4 1 1 0.01 1E+9
points = 0.0125/4 12500/0 12500/0 0.0125/4 12.5/1 1.25E+4/-2 0.0125/4 1E+3/-3 100/0
too far = ! java.lang.ArithmeticException: Underflow
too far = ! java.lang.ArithmeticException: Underflow
compareTo = 0 -1 1 -1 0 -1 1
equals = false true false
min, max = 1.50 1.50 1 2
hashCode = 4652 -647166411 2 966365640
integers = -12 12 100000000000000000000 -12 1410065408 1000000000000000000 0 0 44 4464 -4362896299872285998
exact = ! java.lang.ArithmeticException: Rounding necessary
exact = 1000 -5 127 -32768 0
int = ! java.lang.ArithmeticException: Rounding necessary
int = ! java.lang.ArithmeticException: Overflow
int = ! java.lang.ArithmeticException: Rounding necessary
long = ! java.lang.ArithmeticException: Overflow
long = ! java.lang.ArithmeticException: Overflow
short = ! java.lang.ArithmeticException: Overflow
byte = ! java.lang.ArithmeticException: Overflow
doubles = 0.1 Infinity -0.0 123456.125 Infinity 9.007199254740992E15
format = 12.345|12.35|1,234,567.3|    -1.000|1.234568e+04|0.000123450|1000.000000|3|+1.3
texts = precision=7 roundingMode=HALF_EVENprecision=16 roundingMode=HALF_EVENprecision=34 roundingMode=HALF_EVENprecision=0 roundingMode=HALF_UPprecision=5 roundingMode=HALF_UPprecision=5 roundingMode=UPFLOORCEILINGHALF_DOWNHALF_EVENDOWNHALF_UP
parse = precision=5 roundingMode=FLOOR
bad = ! java.lang.IllegalArgumentException: bad string format
bad = ! java.lang.IllegalArgumentException: bad string format
bad = ! java.lang.IllegalArgumentException: Digits < 0
bad = ! java.lang.IllegalArgumentException: Digits < 0
bad = ! java.lang.NullPointerException: null RoundingMode
parts = 7 HALF_EVEN true false false true
*/
