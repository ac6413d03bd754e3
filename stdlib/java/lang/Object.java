package java.lang;

/** The root of all classes. */
public class Object {
  public Object() {}

  public final native Class<?> getClass();

  /** The identity hash code. */
  public native int hashCode();

  public boolean equals(Object other) {
    return this == other;
  }

  protected native Object clone() throws CloneNotSupportedException;

  public String toString() {
    return getClass().getName() + "@" + Integer.toHexString(hashCode());
  }

  public final native void notify();

  public final native void notifyAll();

  public final void wait() throws InterruptedException {
    wait0(0L);
  }

  public final void wait(long timeoutMillis) throws InterruptedException {
    if (timeoutMillis < 0) {
      throw new IllegalArgumentException("timeout value is negative");
    }
    wait0(Thread.millisToNanos(timeoutMillis));
  }

  public final void wait(long timeoutMillis, int nanos) throws InterruptedException {
    if (timeoutMillis < 0) {
      throw new IllegalArgumentException("timeoutMillis value is negative");
    }
    if (nanos < 0 || nanos > 999999) {
      throw new IllegalArgumentException("nanosecond timeout value out of range");
    }
    if (nanos > 0 && timeoutMillis < Long.MAX_VALUE) {
      timeoutMillis++;
    }
    wait0(Thread.millisToNanos(timeoutMillis));
  }

  /** Waits for a notification for at most this many nanoseconds, or for ever if 0. */
  private final native void wait0(long nanos) throws InterruptedException;

  /** Never called by the machine. */
  @Deprecated
  protected void finalize() throws Throwable {}
}
