import java.math.BigInteger;
import java.util.Random;

// Operations of BigInteger with random numbers, many of them with long runs of equal bits: what all results come to is the JDK's.
public class BigIntegersAtRandom {
  static final Random RANDOM = new Random(20);

  static BigInteger number(int bits) {
    BigInteger made = new BigInteger(RANDOM.nextInt(bits + 1), RANDOM);
    switch (RANDOM.nextInt(4)) {
      case 0:
        made = made.shiftLeft(RANDOM.nextInt(bits)).subtract(BigInteger.ONE);
        break;
      case 1:
        made = BigInteger.ONE.shiftLeft(RANDOM.nextInt(bits)).subtract(BigInteger.valueOf(RANDOM.nextInt(3)));
        break;
      default:
        break;
    }
    return RANDOM.nextBoolean() ? made.negate() : made;
  }

  static long sum;

  static void add(Object o) {
    sum = sum * 31 + o.hashCode();
  }

  static void work(BigInteger a, BigInteger b) {
    add(a.add(b));
    add(a.subtract(b));
    BigInteger product = a.multiply(b);
    add(product);
    if (b.signum() != 0) {
      BigInteger[] parts = a.divideAndRemainder(b);
      add(parts[0]);
      add(parts[1]);
      if (!parts[0].multiply(b).add(parts[1]).equals(a) || !product.divide(b).equals(a)) {
        System.out.println("wrong: " + a + " / " + b);
      }
    }
    add(a.and(b));
    add(a.or(b));
    add(a.xor(b));
    add(a.andNot(b));
    int n = RANDOM.nextInt(200);
    add(a.shiftLeft(n));
    add(a.shiftRight(n));
    add(a.flipBit(n));
    add(a.testBit(n));
    add(a.bitLength() + 1000 * a.bitCount());
    add(a.doubleValue());
    add(a.floatValue());
    add(a.longValue());
    add(a.compareTo(b));
    add(new BigInteger(a.toByteArray()));
    int radix = 2 + RANDOM.nextInt(35);
    String text = a.toString(radix);
    add(text);
    if (!new BigInteger(text, radix).equals(a)) {
      System.out.println("wrong: " + text);
    }
  }

  public static void main(String[] args) {
    for (int i = 0; i < 300; i++) {
      int bits = i % 10 == 0 ? 1500 : 20 + i;
      work(number(bits), number(RANDOM.nextBoolean() ? bits : bits / 2 + 1));
    }
    System.out.println(sum);
    for (int i = 0; i < 20; i++) {
      BigInteger a = number(150);
      BigInteger m = number(100).abs().add(BigInteger.TWO);
      add(a.gcd(m));
      add(a.modPow(number(60).abs(), m));
      add(a.abs().sqrt());
      add(a.gcd(m).equals(BigInteger.ONE) ? a.modInverse(m) : a);
    }
    System.out.println(sum);
    BigInteger x = BigInteger.valueOf(3).pow(5000);
    BigInteger y = BigInteger.valueOf(7).pow(3000);
    System.out.println(x.multiply(y).hashCode() + " " + x.multiply(y).divide(x).equals(y) + " " + x.toString().hashCode());
  }
}

/* expect:
4925286535707904158
-556077068990377520
-1853520264 true 1118705941
*/
