package java.util.concurrent.locks;

/** Stops the current thread until another one gives it a permit; each thread has at most one. */
public final class LockSupport {
  private LockSupport() {}

  /** Waits for the permit, an interrupt, or so many nanoseconds (negative: without limit). */
  private static native void park0(long nanos);

  private static native void unpark0(Thread thread);

  public static void unpark(Thread thread) {
    if (thread != null) {
      unpark0(thread);
    }
  }

  public static void park() {
    park0(-1L);
  }

  public static void park(Object blocker) {
    park0(-1L);
  }

  public static void parkNanos(long nanos) {
    if (nanos > 0) {
      park0(nanos);
    }
  }

  public static void parkNanos(Object blocker, long nanos) {
    parkNanos(nanos);
  }

  public static void parkUntil(long deadline) {
    long millis = Math.max(0L, deadline - System.currentTimeMillis());
    park0(millis > Long.MAX_VALUE / 1000000L ? -1L : millis * 1000000L);
  }

  public static void parkUntil(Object blocker, long deadline) {
    parkUntil(deadline);
  }
}
