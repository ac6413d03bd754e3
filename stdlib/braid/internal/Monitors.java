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

  /** The same in shared mode, in which any number of threads may be while nobody else owns it. */
  public static native void enterShared(Object lock);

  public static native boolean tryEnterShared(Object lock);

  public static native boolean enterSharedTimed(Object lock, long nanos)
      throws InterruptedException;

  public static native void exitShared(Object lock);

  /** Owns the monitor instead of sharing it, if the thread does so once and nobody else does. */
  public static native boolean upgrade(Object lock);

  /** Says that a thread has entered again, or left but not for the last time: others may ask. */
  public static native void recount(Object lock);

  /** How often the thread has entered in shared mode. */
  public static native int ownShares(Object lock);

  /** The same of all threads. */
  public static native int allShares(Object lock);

  public static native boolean holds(Object lock);

  public static native int holdCount(Object lock);

  /** Whether somebody owns it. */
  public static native boolean isLocked(Object lock);

  public static native Thread owner(Object lock);

  /** How often its owner has entered. */
  public static native int ownerCount(Object lock);

  public static native int queueLength(Object lock);

  public static native boolean hasQueued(Object lock, Thread t);

  /** The threads that queue to own it, those that queue to share it, or both. */
  public static native Thread[] queued(Object lock, boolean owners, boolean sharers);

  public static native Thread[] waiting(Object lock, Object condition);

  /** Waits in a queue of the monitor; false if the time was over first. */
  public static native boolean await(
      Object lock, Object condition, long nanos, boolean interruptible) throws InterruptedException;

  public static native void signal(Object lock, Object condition);

  public static native void signalAll(Object lock, Object condition);

  /** As signal; that nobody waits is nothing that is missed: what matters is in the object. */
  public static native void wakeOne(Object lock, Object condition);

  /** The same for signalAll. */
  public static native void wakeAll(Object lock, Object condition);

  /**
   * As await, interruptibly and with a limit: what is left of the time, 0 if it is over. Where the
   * time is not that of the clock, all of it is left unless it is over.
   */
  public static native long awaitNanos(Object lock, Object condition, long nanos)
      throws InterruptedException;

  public static native int waitLength(Object lock, Object condition);
}
