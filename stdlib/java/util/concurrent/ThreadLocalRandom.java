package java.util.concurrent;

import java.util.Random;

/** A random number generator for each thread, which the threads do not share. */
public final class ThreadLocalRandom extends Random {
  private static final long MULTIPLIER = 0x5DEECE66DL;
  private static final ThreadLocal<ThreadLocalRandom> OWN = new ThreadLocal<ThreadLocalRandom>();

  private long state;
  private final boolean made;

  private ThreadLocalRandom(long seed) {
    super(seed);
    state = seed;
    made = true;
  }

  public static ThreadLocalRandom current() {
    ThreadLocalRandom own = OWN.get();
    if (own == null) {
      own = new ThreadLocalRandom(new Random().nextLong());
      OWN.set(own);
    }
    return own;
  }

  @Override
  public void setSeed(long seed) {
    if (made) {
      throw new UnsupportedOperationException();
    }
  }

  @Override
  protected int next(int bits) {
    state = (state * MULTIPLIER + 0xBL) & ((1L << 48) - 1);
    return (int) (state >>> (48 - bits));
  }
}
