package braid;

/** What a program says to the tester. On an ordinary run only failed checks have an effect. */
public final class Tester {
  private Tester() {}

  /** The search starts here instead of at the start of the second thread. */
  public static native void begin();

  /** From here on no other schedules are tried. */
  public static native void end();

  /** Notes a failed check, wherever it is caught. */
  private static native void failed0(String message);

  public static void check(boolean condition) {
    if (!condition) {
      failed0(null);
      throw new AssertionError();
    }
  }

  public static void check(boolean condition, String message) {
    if (!condition) {
      failed0(message);
      throw new AssertionError((Object) message);
    }
  }
}
