package braid.internal;

/**
 * The machine's monitors as an interface for java.util.concurrent.locks: the same mechanism as
 * synchronized, with any number of condition queues for an object. All tools see both alike.
 * Times are in nanoseconds, a negative one means no limit. A lock object whose first primitive field
 * is true is fair: who waits longest is next.
 */
public final class Monitors {
  private Monitors() {}

  /** Enters the monitor; waits without limit, and not interruptibly. */
  public static native void enter(Object lock);

  /** Enters the monitor if it is free or the thread's own. */
  public static native boolean tryEnter(Object lock);

  /** Enters the monitor; false if the time was over first. */
  public static native boolean enterTimed(Object lock, long nanos) throws InterruptedException;

  /** Leaves the monitor; IllegalMonitorStateException if it is not the thread's own. */
  public static native void exit(Object lock);

  public static native boolean holds(Object lock);

  public static native int holdCount(Object lock);

  public static native boolean isLocked(Object lock);

  public static native Thread owner(Object lock);

  public static native int queueLength(Object lock);

  public static native boolean hasQueued(Object lock, Thread t);

  /** Waits in a queue of the monitor; false if the time was over first. */
  public static native boolean await(
      Object lock, Object condition, long nanos, boolean interruptible) throws InterruptedException;

  public static native void signal(Object lock, Object condition);

  public static native void signalAll(Object lock, Object condition);

  public static native int waitLength(Object lock, Object condition);
}
