package java.math;

import java.util.Arrays;
import java.util.Random;

/**
 * A whole number of any length: a sign and a magnitude. Operations on bits see it in two's
 * complement, without end. Random primes are others than those of the JDK from the same seed.
 */
public class BigInteger extends Number implements Comparable<BigInteger> {
  public static final BigInteger ZERO = new BigInteger(0, Magnitude.ZERO);
  public static final BigInteger ONE = new BigInteger(1, Magnitude.of(1));
  public static final BigInteger TWO = new BigInteger(1, Magnitude.of(2));
  public static final BigInteger TEN = new BigInteger(1, Magnitude.of(10));

  private final int sign;
  private final int[] mag;

  private BigInteger(int sign, int[] mag) {
    this.sign = mag.length == 0 ? 0 : sign;
    this.mag = mag;
  }

  private BigInteger(BigInteger other) {
    this(other.sign, other.mag);
  }

  /** Two's complement, the highest byte first. */
  public BigInteger(byte[] val) {
    this(val, 0, val.length);
  }

  public BigInteger(byte[] val, int off, int len) {
    this(ofBytes(val, off, len, len > 0 && off >= 0 && off < val.length && val[off] < 0, true));
  }

  public BigInteger(int signum, byte[] magnitude) {
    this(signum, magnitude, 0, magnitude.length);
  }

  public BigInteger(int signum, byte[] magnitude, int off, int len) {
    this(signed(signum, ofBytes(magnitude, off, len, false, false)));
  }

  public BigInteger(String val) {
    this(val, 10);
  }

  public BigInteger(String val, int radix) {
    this(parse(val, radix));
  }

  public BigInteger(int numBits, Random rnd) {
    this(randomBits(numBits, rnd));
  }

  /** A prime of this length, most probably. */
  public BigInteger(int bitLength, int certainty, Random rnd) {
    this(randomPrime(bitLength, certainty, rnd));
  }

  // ---- Making ------------------------------------------------------------------------------------

  private static BigInteger ofBytes(byte[] val, int off, int len, boolean negative, boolean some) {
    java.util.Objects.checkFromIndexSize(off, len, val.length);
    if (some && val.length == 0) {
      throw new NumberFormatException("Zero length BigInteger");
    }
    int[] words = new int[len / 4 + 1];
    Arrays.fill(words, negative ? -1 : 0);
    for (int i = 0; i < len; i++) {
      int shift = 8 * (i % 4);
      words[i / 4] = words[i / 4] & ~(0xff << shift) | (val[off + len - 1 - i] & 0xff) << shift;
    }
    return negative ? ofWords(words) : new BigInteger(1, Magnitude.trimmed(words));
  }

  private static BigInteger signed(int signum, BigInteger magnitude) {
    if (signum < -1 || signum > 1) {
      throw new NumberFormatException("Invalid signum value");
    }
    if (signum == 0 && magnitude.sign != 0) {
      throw new NumberFormatException("signum-magnitude mismatch");
    }
    return new BigInteger(signum, magnitude.mag);
  }

  /** Of a number in two's complement. */
  private static BigInteger ofWords(int[] words) {
    if (words.length == 0 || words[words.length - 1] >= 0) {
      return new BigInteger(1, Magnitude.trimmed(words));
    }
    int[] flipped = new int[words.length];
    for (int i = 0; i < words.length; i++) {
      flipped[i] = ~words[i];
    }
    return new BigInteger(-1, Magnitude.add(Magnitude.trimmed(flipped), ONE.mag));
  }

  private static BigInteger parse(String val, int radix) {
    if (radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
      throw new NumberFormatException("Radix out of range");
    }
    if (val.isEmpty()) {
      throw new NumberFormatException("Zero length BigInteger");
    }
    boolean signed = val.charAt(0) == '-' || val.charAt(0) == '+';
    if (Math.max(val.lastIndexOf('-'), val.lastIndexOf('+')) > 0) {
      throw new NumberFormatException("Illegal embedded sign character");
    }
    int start = signed ? 1 : 0;
    if (start == val.length()) {
      throw new NumberFormatException("Zero length BigInteger");
    }
    while (start < val.length() && Character.digit(val.charAt(start), radix) == 0) {
      start++;
    }
    return new BigInteger(val.charAt(0) == '-' ? -1 : 1, digits(val, start, radix));
  }

  private static int[] digits(String val, int start, int radix) {
    int perWord = Magnitude.digitsPerWord(radix);
    int[] made = Magnitude.ZERO;
    for (int at = start; at < val.length();) {
      int left = (val.length() - at) % perWord;
      int end = at + (left == 0 ? perWord : left);
      int group = Integer.parseInt(val.substring(at, end), radix);
      made = Magnitude.multiplyAdd(made, Magnitude.power(radix, end - at), group);
      at = end;
    }
    return made;
  }

  private static BigInteger randomBits(int numBits, Random rnd) {
    if (numBits < 0) {
      throw new IllegalArgumentException("numBits must be non-negative");
    }
    byte[] bytes = new byte[(int) ((numBits + 7L) / 8)];
    if (bytes.length > 0) {
      rnd.nextBytes(bytes);
      bytes[0] &= (byte) (0xff >> 8 * bytes.length - numBits);
    }
    return new BigInteger(1, bytes);
  }

  private static BigInteger randomPrime(int bitLength, int certainty, Random rnd) {
    if (bitLength < 2) {
      throw new ArithmeticException("bitLength < 2");
    }
    while (true) {
      BigInteger tried = randomBits(bitLength, rnd).setBit(bitLength - 1);
      if (bitLength > 2) {
        tried = tried.setBit(0);
      }
      if (tried.isProbablePrime(certainty)) {
        return tried;
      }
    }
  }

  public static BigInteger probablePrime(int bitLength, Random rnd) {
    return randomPrime(bitLength, 100, rnd);
  }

  public static BigInteger valueOf(long val) {
    if (val == 0) {
      return ZERO;
    }
    if (val == 1) {
      return ONE;
    }
    if (val == 2) {
      return TWO;
    }
    return val == 10 ? TEN : new BigInteger(val < 0 ? -1 : 1, Magnitude.of(val < 0 ? -val : val));
  }

  // ---- Arithmetic --------------------------------------------------------------------------------

  public BigInteger add(BigInteger val) {
    if (val.sign == 0) {
      return this;
    }
    if (sign == 0) {
      return val;
    }
    if (sign == val.sign) {
      return new BigInteger(sign, Magnitude.add(mag, val.mag));
    }
    return Magnitude.compare(mag, val.mag) >= 0
        ? new BigInteger(sign, Magnitude.subtract(mag, val.mag))
        : new BigInteger(val.sign, Magnitude.subtract(val.mag, mag));
  }

  public BigInteger subtract(BigInteger val) {
    return add(val.negate());
  }

  public BigInteger multiply(BigInteger val) {
    return new BigInteger(sign * val.sign, Magnitude.multiply(mag, val.mag));
  }

  public BigInteger[] divideAndRemainder(BigInteger val) {
    if (val.sign == 0) {
      throw new ArithmeticException("BigInteger divide by zero");
    }
    int[][] parts = Magnitude.divide(mag, val.mag);
    return new BigInteger[] {
      new BigInteger(sign * val.sign, parts[0]), new BigInteger(sign, parts[1])
    };
  }

  public BigInteger divide(BigInteger val) {
    return divideAndRemainder(val)[0];
  }

  public BigInteger remainder(BigInteger val) {
    return divideAndRemainder(val)[1];
  }

  public BigInteger pow(int exponent) {
    if (exponent < 0) {
      throw new ArithmeticException("Negative exponent");
    }
    BigInteger power = ONE;
    BigInteger square = this;
    for (int rest = exponent; rest > 0; rest >>= 1) {
      if ((rest & 1) != 0) {
        power = power.multiply(square);
      }
      if (rest > 1) {
        square = square.multiply(square);
      }
    }
    return power;
  }

  /** By Newton's method, from above. */
  public BigInteger sqrt() {
    if (sign < 0) {
      throw new ArithmeticException("Negative BigInteger");
    }
    if (sign == 0) {
      return ZERO;
    }
    BigInteger root = ONE.shiftLeft((bitLength() + 1) / 2);
    while (true) {
      BigInteger next = root.add(divide(root)).shiftRight(1);
      if (next.compareTo(root) >= 0) {
        return root;
      }
      root = next;
    }
  }

  public BigInteger[] sqrtAndRemainder() {
    BigInteger root = sqrt();
    return new BigInteger[] {root, subtract(root.multiply(root))};
  }

  public BigInteger gcd(BigInteger val) {
    BigInteger a = abs();
    BigInteger b = val.abs();
    while (b.sign != 0) {
      BigInteger rest = a.remainder(b);
      a = b;
      b = rest;
    }
    return a;
  }

  public BigInteger abs() {
    return sign < 0 ? negate() : this;
  }

  public BigInteger negate() {
    return new BigInteger(-sign, mag);
  }

  public int signum() {
    return sign;
  }

  // ---- Modular arithmetic and primes ---------------------------------------------------------------

  private static void checkModulus(BigInteger m) {
    if (m.sign <= 0) {
      throw new ArithmeticException("BigInteger: modulus not positive");
    }
  }

  public BigInteger mod(BigInteger m) {
    checkModulus(m);
    BigInteger rest = remainder(m);
    return rest.sign < 0 ? rest.add(m) : rest;
  }

  public BigInteger modPow(BigInteger exponent, BigInteger m) {
    checkModulus(m);
    if (exponent.sign < 0) {
      return modInverse(m).modPow(exponent.negate(), m);
    }
    BigInteger power = ONE.mod(m);
    BigInteger base = mod(m);
    for (int i = exponent.bitLength() - 1; i >= 0; i--) {
      power = power.multiply(power).mod(m);
      if (exponent.testBit(i)) {
        power = power.multiply(base).mod(m);
      }
    }
    return power;
  }

  /** By Euclid's algorithm, which keeps count of how often the number is in each remainder. */
  public BigInteger modInverse(BigInteger m) {
    checkModulus(m);
    BigInteger a = m;
    BigInteger b = mod(m);
    BigInteger inA = ZERO;
    BigInteger inB = ONE;
    while (b.sign != 0) {
      BigInteger[] parts = a.divideAndRemainder(b);
      BigInteger inRest = inA.subtract(parts[0].multiply(inB));
      a = b;
      b = parts[1];
      inA = inB;
      inB = inRest;
    }
    if (!a.equals(ONE)) {
      throw new ArithmeticException("BigInteger not invertible.");
    }
    return inA.mod(m);
  }

  /** By Miller's and Rabin's test; the bases are the first primes, so the answer is always the same. */
  public boolean isProbablePrime(int certainty) {
    if (certainty <= 0) {
      return true;
    }
    BigInteger n = abs();
    if (n.bitLength() < 2) {
      return false;
    }
    int rounds = Math.min(Math.max(12, certainty / 2), 50);
    int base = 2;
    for (int i = 0; i < rounds; i++) {
      BigInteger b = valueOf(base);
      if (n.equals(b)) {
        return true;
      }
      if (n.remainder(b).sign == 0 || !n.passes(b)) {
        return false;
      }
      base = nextSmallPrime(base);
    }
    return true;
  }

  private static int nextSmallPrime(int after) {
    int tried = after + 1;
    for (int d = 2; d * d <= tried; d++) {
      if (tried % d == 0) {
        tried++;
        d = 1;
      }
    }
    return tried;
  }

  /** Whether this odd number may be prime, as far as the base tells. */
  private boolean passes(BigInteger base) {
    BigInteger last = subtract(ONE);
    int twos = last.getLowestSetBit();
    BigInteger power = base.modPow(last.shiftRight(twos), this);
    if (power.equals(ONE) || power.equals(last)) {
      return true;
    }
    for (int i = 1; i < twos; i++) {
      power = power.multiply(power).mod(this);
      if (power.equals(last)) {
        return true;
      }
    }
    return false;
  }

  public BigInteger nextProbablePrime() {
    if (sign < 0) {
      throw new ArithmeticException("start < 0: " + this);
    }
    if (compareTo(TWO) < 0) {
      return TWO;
    }
    BigInteger next = add(testBit(0) ? TWO : ONE);
    while (!next.isProbablePrime(100)) {
      next = next.add(TWO);
    }
    return next;
  }

  // ---- Bits --------------------------------------------------------------------------------------

  /** One of the words of the number in two's complement. */
  private int word(int index) {
    if (index >= mag.length) {
      return sign < 0 ? -1 : 0;
    }
    if (sign >= 0) {
      return mag[index];
    }
    return index <= Magnitude.lowestBit(mag) / 32 ? -mag[index] : ~mag[index];
  }

  private int[] words(int count) {
    int[] made = new int[count];
    for (int i = 0; i < count; i++) {
      made[i] = word(i);
    }
    return made;
  }

  public BigInteger shiftLeft(int n) {
    if (n < 0) {
      return n == Integer.MIN_VALUE ? shiftRight(Integer.MAX_VALUE).shiftRight(1) : shiftRight(-n);
    }
    return new BigInteger(sign, Magnitude.shiftLeft(mag, n));
  }

  /** Rounds down, also what is negative. */
  public BigInteger shiftRight(int n) {
    if (n < 0) {
      return n == Integer.MIN_VALUE ? shiftLeft(Integer.MAX_VALUE).shiftLeft(1) : shiftLeft(-n);
    }
    BigInteger shifted = new BigInteger(sign, Magnitude.shiftRight(mag, n));
    return sign < 0 && getLowestSetBit() < n ? shifted.subtract(ONE) : shifted;
  }

  private int both(BigInteger val) {
    return Math.max(mag.length, val.mag.length) + 1;
  }

  public BigInteger and(BigInteger val) {
    int[] made = words(both(val));
    for (int i = 0; i < made.length; i++) {
      made[i] &= val.word(i);
    }
    return ofWords(made);
  }

  public BigInteger or(BigInteger val) {
    int[] made = words(both(val));
    for (int i = 0; i < made.length; i++) {
      made[i] |= val.word(i);
    }
    return ofWords(made);
  }

  public BigInteger xor(BigInteger val) {
    int[] made = words(both(val));
    for (int i = 0; i < made.length; i++) {
      made[i] ^= val.word(i);
    }
    return ofWords(made);
  }

  public BigInteger not() {
    return negate().subtract(ONE);
  }

  public BigInteger andNot(BigInteger val) {
    return and(val.not());
  }

  private static void checkBit(int n) {
    if (n < 0) {
      throw new ArithmeticException("Negative bit address");
    }
  }

  public boolean testBit(int n) {
    checkBit(n);
    return (word(n >>> 5) >>> n & 1) != 0;
  }

  public BigInteger setBit(int n) {
    return testBit(n) ? this : flipBit(n);
  }

  public BigInteger clearBit(int n) {
    return testBit(n) ? flipBit(n) : this;
  }

  public BigInteger flipBit(int n) {
    checkBit(n);
    int[] made = words(Math.max(mag.length, n >>> 5) + 2);
    made[n >>> 5] ^= 1 << n;
    return ofWords(made);
  }

  public int getLowestSetBit() {
    return Magnitude.lowestBit(mag);
  }

  /** Without the sign. */
  public int bitLength() {
    int length = Magnitude.bitLength(mag);
    return sign < 0 && getLowestSetBit() == length - 1 ? length - 1 : length;
  }

  /** How many bits are not as the sign is. */
  public int bitCount() {
    int count = 0;
    for (int word : mag) {
      count += Integer.bitCount(word);
    }
    return sign < 0 ? count + getLowestSetBit() - 1 : count;
  }

  // ---- Comparing ---------------------------------------------------------------------------------

  @Override
  public int compareTo(BigInteger val) {
    if (sign != val.sign) {
      return sign < val.sign ? -1 : 1;
    }
    return sign * Magnitude.compare(mag, val.mag);
  }

  @Override
  public boolean equals(Object x) {
    return x == this || x instanceof BigInteger && compareTo((BigInteger) x) == 0;
  }

  public BigInteger min(BigInteger val) {
    return compareTo(val) < 0 ? this : val;
  }

  public BigInteger max(BigInteger val) {
    return compareTo(val) > 0 ? this : val;
  }

  @Override
  public int hashCode() {
    int h = 0;
    for (int i = mag.length - 1; i >= 0; i--) {
      h = 31 * h + mag[i];
    }
    return h * sign;
  }

  // ---- Converting --------------------------------------------------------------------------------

  /** In radix 10 if there is no such radix. */
  public String toString(int radix) {
    boolean known = radix >= Character.MIN_RADIX && radix <= Character.MAX_RADIX;
    String digits = Magnitude.toString(mag, known ? radix : 10);
    return sign < 0 ? "-" + digits : digits;
  }

  @Override
  public String toString() {
    return toString(10);
  }

  public byte[] toByteArray() {
    byte[] made = new byte[bitLength() / 8 + 1];
    for (int i = 0; i < made.length; i++) {
      made[made.length - 1 - i] = (byte) (word(i / 4) >> 8 * (i % 4));
    }
    return made;
  }

  @Override
  public int intValue() {
    return word(0);
  }

  @Override
  public long longValue() {
    return (long) word(1) << 32 | word(0) & 0xffffffffL;
  }

  /** The highest 64 bits; the lowest of them also stands for all that are below. */
  private long highest() {
    int rest = Math.max(0, Magnitude.bitLength(mag) - 64);
    long top = new BigInteger(1, Magnitude.shiftRight(mag, rest)).longValue();
    return getLowestSetBit() < rest ? top | 1L : top;
  }

  /** The highest bits of a number of 64 without those below, rounded to the nearest, ties to even. */
  private static long rounded(long bits, int dropped) {
    long kept = bits >>> dropped;
    long half = 1L << dropped - 1;
    long lost = bits & (half << 1) - 1;
    return lost > half || lost == half && (kept & 1) != 0 ? kept + 1 : kept;
  }

  @Override
  public double doubleValue() {
    int length = Magnitude.bitLength(mag);
    if (length < 64) {
      return (double) longValue();
    }
    double value = (double) rounded(highest(), 11);
    return sign * (length > 1024 ? Double.POSITIVE_INFINITY : Math.scalb(value, length - 53));
  }

  @Override
  public float floatValue() {
    int length = Magnitude.bitLength(mag);
    if (length < 64) {
      return (float) longValue();
    }
    float value = (float) rounded(highest(), 40);
    return sign * (length > 128 ? Float.POSITIVE_INFINITY : Math.scalb(value, length - 24));
  }

  private long exact(int bits, String type) {
    if (bitLength() >= bits) {
      throw new ArithmeticException("BigInteger out of " + type + " range");
    }
    return longValue();
  }

  public long longValueExact() {
    return exact(64, "long");
  }

  public int intValueExact() {
    return (int) exact(32, "int");
  }

  public short shortValueExact() {
    return (short) exact(16, "short");
  }

  public byte byteValueExact() {
    return (byte) exact(8, "byte");
  }
}
