package braid;

import braid.internal.Hidden;

/** What a program says to the tester. On an ordinary run only failed checks have an effect. */
public final class Tester {
  private Tester() {}

  /** The search starts here instead of at the start of the second thread. */
  public static native void begin();

  /** From here on no other schedules are tried. */
  public static native void end();

  /** Reports a failed check, wherever its error is caught. */
  private static native void failed0(AssertionError error);

  @Hidden
  private static void fail(AssertionError error) {
    failed0(error);
    throw error;
  }

  public static void check(boolean condition) {
    if (!condition) {
      fail(new AssertionError());
    }
  }

  public static void check(boolean condition, String message) {
    if (!condition) {
      fail(new AssertionError((Object) message));
    }
  }
}
