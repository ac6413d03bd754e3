package braid;

/** Values of which the tester tries every one; an ordinary run takes the scheduler's choice. */
public final class Choose {
  private Choose() {}

  private static native int choose0(int count);

  /** A number from 0 to bound - 1. */
  public static int upTo(int bound) {
    if (bound <= 0) {
      throw new IllegalArgumentException("bound must be positive");
    }
    return choose0(bound);
  }

  public static boolean bool() {
    return choose0(2) != 0;
  }
}
