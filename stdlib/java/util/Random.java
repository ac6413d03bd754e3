package java.util;

import braid.internal.NotAtomic;
import braid.internal.stream.DoublePipeline;
import braid.internal.stream.IntPipeline;
import braid.internal.stream.LongPipeline;
import braid.internal.stream.Source;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** Pseudo-random numbers by a linear congruence modulo 2^48. */
public class Random implements java.io.Serializable {
  private static final long MULTIPLIER = 0x5DEECE66DL;
  private static final long MASK = (1L << 48) - 1;

  /** The state; one native operation takes a step, so that threads may share the generator. */
  private volatile long seed;
  private double nextNextGaussian;
  private boolean haveNextNextGaussian = false;

  public Random() {
    seed = freshSeed() & MASK;
  }

  public Random(long seed) {
    setSeed(seed);
  }

  /** A seed that differs from call to call; it comes from the machine's world. */
  static native long freshSeed();

  /** Takes the next step and gives the highest bits of the new state. */
  private native int advance(int bits);

  public synchronized void setSeed(long seed) {
    this.seed = (seed ^ MULTIPLIER) & MASK;
    haveNextNextGaussian = false;
  }

  protected int next(int bits) {
    return advance(bits);
  }

  @NotAtomic("a number of the sequence for each four bytes")
  public void nextBytes(byte[] bytes) {
    int i = 0;
    while (i < bytes.length) {
      int word = nextInt();
      for (int n = Math.min(bytes.length - i, 4); n > 0; n--) {
        bytes[i++] = (byte) word;
        word >>= 8;
      }
    }
  }

  public int nextInt() {
    return next(32);
  }

  @NotAtomic("as many numbers of the sequence as are needed, mostly one")
  public int nextInt(int bound) {
    if (bound <= 0) {
      throw new IllegalArgumentException("bound must be positive");
    }
    int bits = next(31);
    int mask = bound - 1;
    if ((bound & mask) == 0) {
      return (int) ((bound * (long) bits) >> 31);
    }
    int value = bits % bound;
    while (bits - value + mask < 0) {
      bits = next(31);
      value = bits % bound;
    }
    return value;
  }

  public int nextInt(int origin, int bound) {
    if (origin >= bound) {
      throw new IllegalArgumentException("bound must be greater than origin");
    }
    int value = nextInt();
    int n = bound - origin;
    int mask = n - 1;
    if ((n & mask) == 0) {
      return (value & mask) + origin;
    }
    if (n > 0) {
      int bits = value >>> 1;
      value = bits % n;
      while (bits + mask - value < 0) {
        bits = nextInt() >>> 1;
        value = bits % n;
      }
      return value + origin;
    }
    while (value < origin || value >= bound) {
      value = nextInt();
    }
    return value;
  }

  @NotAtomic("two numbers of the sequence, each by itself")
  public long nextLong() {
    long high = (long) next(32) << 32;
    return high + next(32);
  }

  public long nextLong(long bound) {
    if (bound <= 0) {
      throw new IllegalArgumentException("bound must be positive");
    }
    return longBelow(0, bound);
  }

  public long nextLong(long origin, long bound) {
    if (origin >= bound) {
      throw new IllegalArgumentException("bound must be greater than origin");
    }
    return longBelow(origin, bound);
  }

  private long longBelow(long origin, long bound) {
    long value = nextLong();
    long n = bound - origin;
    long mask = n - 1;
    if ((n & mask) == 0L) {
      return (value & mask) + origin;
    }
    if (n > 0L) {
      long bits = value >>> 1;
      value = bits % n;
      while (bits + mask - value < 0L) {
        bits = nextLong() >>> 1;
        value = bits % n;
      }
      return value + origin;
    }
    while (value < origin || value >= bound) {
      value = nextLong();
    }
    return value;
  }

  public boolean nextBoolean() {
    return next(1) != 0;
  }

  public float nextFloat() {
    return next(24) / (float) (1 << 24);
  }

  @NotAtomic("two numbers of the sequence, each by itself")
  public double nextDouble() {
    long high = (long) next(26) << 27;
    return (high + next(27)) * (1.0 / (1L << 53));
  }

  public double nextDouble(double bound) {
    if (!(bound > 0.0 && bound < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("bound must be finite and positive");
    }
    double value = nextDouble() * bound;
    return value < bound ? value : below(bound);
  }

  public double nextDouble(double origin, double bound) {
    if (!(origin < bound && bound - origin < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("bound must be greater than origin");
    }
    double value = nextDouble() * (bound - origin) + origin;
    return value < bound ? value : below(bound);
  }

  public float nextFloat(float bound) {
    if (!(bound > 0 && bound < Float.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("bound must be finite and positive");
    }
    float value = nextFloat() * bound;
    return value < bound ? value : below(bound);
  }

  public float nextFloat(float origin, float bound) {
    if (!(origin < bound && bound - origin < Float.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("bound must be greater than origin");
    }
    float value = nextFloat() * (bound - origin) + origin;
    return value < bound ? value : below(bound);
  }

  private static float below(float bound) {
    return Float.intBitsToFloat(Float.floatToIntBits(bound) - 1);
  }

  private static double below(double bound) {
    return Double.longBitsToDouble(Double.doubleToLongBits(bound) - 1);
  }

  /**
   * The natural logarithm of a number between 0 and 1, in the last digit too as StrictMath defines
   * it: x = 2^k (1 + f) with 1 + f near 1, s = f / (2 + f), and an approximation of
   * log((1 + s) / (1 - s)) - 2 s by a polynomial in s^2.
   */
  private static double log(double x) {
    final double ln2High = 6.93147180369123816490e-01;
    final double ln2Low = 1.90821492927058770002e-10;
    long bits = Double.doubleToRawLongBits(x);
    int high = (int) (bits >>> 32) & 0xfffff;
    int carry = (high + 0x95f64) & 0x100000;
    double k = (int) (bits >>> 52) - 1023 + (carry >> 20);
    long scaled = (long) (high | (carry ^ 0x3ff00000)) << 32 | (bits & 0xffffffffL);
    double f = Double.longBitsToDouble(scaled) - 1.0;
    if (((high + 2) & 0xfffff) < 3) {
      if (f == 0.0) {
        return k * ln2High + k * ln2Low;
      }
      double r = f * f * (0.5 - 0.33333333333333333 * f);
      return k == 0 ? f - r : k * ln2High - ((r - k * ln2Low) - f);
    }
    double s = f / (2.0 + f);
    double z = s * s;
    double w = z * z;
    double even = w
        * (3.999999999940941908e-01
            + w * (2.222219843214978396e-01 + w * 1.531383769920937332e-01));
    double odd = z
        * (6.666666666666735130e-01
            + w
                * (2.857142874366239149e-01
                    + w * (1.818357216161805012e-01 + w * 1.479819860511658591e-01)));
    double r = odd + even;
    if (((high - 0x6147a) | (0x6b851 - high)) > 0) {
      double half = 0.5 * f * f;
      return k == 0 ? f - (half - s * (half + r))
                    : k * ln2High - ((half - (s * (half + r) + k * ln2Low)) - f);
    }
    return k == 0 ? f - s * (f - r) : k * ln2High - ((s * (f - r) - k * ln2Low) - f);
  }

  /** Marsaglia's polar method; every second call gives the other one of a pair. */
  public synchronized double nextGaussian() {
    if (haveNextNextGaussian) {
      haveNextNextGaussian = false;
      return nextNextGaussian;
    }
    double x;
    double y;
    double square;
    do {
      x = 2 * nextDouble() - 1;
      y = 2 * nextDouble() - 1;
      square = x * x + y * y;
    } while (square >= 1 || square == 0);
    double factor = Math.sqrt(-2 * log(square) / square);
    nextNextGaussian = y * factor;
    haveNextNextGaussian = true;
    return x * factor;
  }

  public double nextGaussian(double mean, double stddev) {
    if (stddev < 0.0) {
      throw new IllegalArgumentException("standard deviation must be non-negative");
    }
    return mean + stddev * nextGaussian();
  }

  private static void checkSize(long streamSize) {
    if (streamSize < 0) {
      throw new IllegalArgumentException("size must be non-negative");
    }
  }

  private static void checkBounds(boolean ok) {
    if (!ok) {
      throw new IllegalArgumentException("bound must be greater than origin");
    }
  }

  /** As many as are asked for. */
  private static Source many(long number, Source.Giver giver) {
    checkSize(number);
    long[] left = {number};
    return Source.of(number, to -> left[0]-- > 0 && giver.give(to));
  }

  public IntStream ints() {
    return IntStream.generate(() -> nextInt());
  }

  public IntStream ints(long streamSize) {
    return new IntPipeline(many(streamSize, to -> {
      to.accept(nextInt());
      return true;
    }));
  }

  public IntStream ints(int randomNumberOrigin, int randomNumberBound) {
    checkBounds(randomNumberOrigin < randomNumberBound);
    return IntStream.generate(() -> nextInt(randomNumberOrigin, randomNumberBound));
  }

  public IntStream ints(
      long streamSize, int randomNumberOrigin, int randomNumberBound) {
    checkSize(streamSize);
    checkBounds(randomNumberOrigin < randomNumberBound);
    return new IntPipeline(many(streamSize, to -> {
      to.accept(nextInt(randomNumberOrigin, randomNumberBound));
      return true;
    }));
  }

  public LongStream longs() {
    return LongStream.generate(() -> nextLong());
  }

  public LongStream longs(long streamSize) {
    return new LongPipeline(many(streamSize, to -> {
      to.accept(nextLong());
      return true;
    }));
  }

  public LongStream longs(long randomNumberOrigin, long randomNumberBound) {
    checkBounds(randomNumberOrigin < randomNumberBound);
    return LongStream.generate(() -> nextLong(randomNumberOrigin, randomNumberBound));
  }

  public LongStream longs(
      long streamSize, long randomNumberOrigin, long randomNumberBound) {
    checkSize(streamSize);
    checkBounds(randomNumberOrigin < randomNumberBound);
    return new LongPipeline(many(streamSize, to -> {
      to.accept(nextLong(randomNumberOrigin, randomNumberBound));
      return true;
    }));
  }

  public DoubleStream doubles() {
    return DoubleStream.generate(() -> nextDouble());
  }

  public DoubleStream doubles(long streamSize) {
    return new DoublePipeline(many(streamSize, to -> {
      to.accept(nextDouble());
      return true;
    }));
  }

  public DoubleStream doubles(double randomNumberOrigin, double randomNumberBound) {
    checkBounds(randomNumberOrigin < randomNumberBound
        && randomNumberBound - randomNumberOrigin < Double.POSITIVE_INFINITY);
    return DoubleStream.generate(() -> nextDouble(randomNumberOrigin, randomNumberBound));
  }

  public DoubleStream doubles(
      long streamSize, double randomNumberOrigin, double randomNumberBound) {
    checkSize(streamSize);
    checkBounds(randomNumberOrigin < randomNumberBound
        && randomNumberBound - randomNumberOrigin < Double.POSITIVE_INFINITY);
    return new DoublePipeline(many(streamSize, to -> {
      to.accept(nextDouble(randomNumberOrigin, randomNumberBound));
      return true;
    }));
  }
}
