import java.math.*;
import java.util.Random;

// Operations of BigDecimal with random numbers: what all results come to is the JDK's.
public class BigDecimalsAtRandom {
  static final Random RANDOM = new Random(30);
  static long sum;
  static int failures;

  static BigDecimal number() {
    BigInteger digits = new BigInteger(1 + RANDOM.nextInt(120), RANDOM);
    if (RANDOM.nextInt(3) == 0) {
      digits = digits.multiply(BigInteger.TEN.pow(RANDOM.nextInt(12)));
    }
    if (RANDOM.nextInt(15) == 0) {
      digits = BigInteger.ZERO;
    }
    return new BigDecimal(RANDOM.nextBoolean() ? digits.negate() : digits, RANDOM.nextInt(40) - 15);
  }

  interface Operation {
    Object run();
  }

  static void add(Operation operation) {
    String result;
    try {
      Object o = operation.run();
      result = o instanceof BigDecimal ? o + "/" + ((BigDecimal) o).scale() : o.toString();
    } catch (ArithmeticException e) {
      result = e.getMessage();
      failures++;
    }
    sum = sum * 31 + result.hashCode();
  }

  static void work(BigDecimal a, BigDecimal b, MathContext mc, RoundingMode mode, int n) {
    add(() -> a.add(b));
    add(() -> a.subtract(b));
    add(() -> a.multiply(b));
    add(() -> a.add(b, mc));
    add(() -> a.subtract(b, mc));
    add(() -> a.multiply(b, mc));
    add(() -> a.divide(b));
    add(() -> a.divide(b, mc));
    add(() -> a.divide(b, n, mode));
    add(() -> a.divide(b, mode));
    add(() -> a.divideToIntegralValue(b));
    add(() -> a.divideToIntegralValue(b, mc));
    add(() -> a.remainder(b));
    add(() -> a.remainder(b, mc));
    add(() -> a.setScale(n, mode));
    add(() -> a.round(mc));
    add(() -> a.stripTrailingZeros());
    add(() -> a.precision());
    add(() -> a.compareTo(b));
    add(() -> a.hashCode());
    add(() -> a.toEngineeringString());
    add(() -> a.toPlainString());
    add(() -> a.toBigInteger());
    add(() -> a.longValue());
    add(() -> a.longValueExact());
    add(() -> a.pow(Math.abs(n % 5), mc));
    add(() -> a.pow(n % 7, mc));
    add(() -> a.abs().sqrt(mc));
    add(() -> a.movePointLeft(n));
    add(() -> a.movePointRight(n));
    add(() -> String.format("%.3f", a));
  }

  public static void main(String[] args) {
    for (int i = 0; i < 400; i++) {
      RoundingMode mode = RoundingMode.values()[RANDOM.nextInt(8)];
      MathContext mc = new MathContext(1 + RANDOM.nextInt(30), mode);
      work(number(), number(), mc, mode, RANDOM.nextInt(40) - 15);
      if (i % 50 == 49) {
        System.out.println(sum + " " + failures);
      }
    }
    for (int i = 0; i < 300; i++) {
      double d = Double.longBitsToDouble(RANDOM.nextLong());
      if (!Double.isNaN(d) && !Double.isInfinite(d)) {
        add(() -> new BigDecimal(d));
        add(() -> new BigDecimal(d).doubleValue() == d);
        add(() -> new BigDecimal(d).floatValue() == (float) d);
      }
    }
    System.out.println(sum);
  }
}

/* expect:
-4008159178971921413 197
-2112924143683615515 396
8451309161348779047 569
-256013762786995161 727
-4521816938548332056 888
-680748237362182821 1059
3740824125745459301 1217
-2380651171806194566 1395
2282416285757428123
*/
