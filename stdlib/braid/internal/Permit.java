package braid.internal;

/**
 * A number of permits that threads take, give back and wait for; each method is one step for every
 * tool. Semaphores and latches are shells around it. Times are in nanoseconds, a negative one means
 * no limit.
 */
public final class Permit {
  private volatile int count;
  private final boolean fair;

  /** Whose permits they are, for reports. */
  private final Object owner;

  public Permit(Object owner, int count, boolean fair) {
    this.owner = owner;
    this.count = count;
    this.fair = fair;
  }

  public boolean isFair() {
    return fair;
  }

  /** Takes n permits; false if the time was over first. */
  public native boolean acquire(int n, long nanos, boolean interruptible)
      throws InterruptedException;

  /** Takes n permits if they are there. */
  public native boolean tryAcquire(int n);

  /** Gives n permits back; Error if there would be more than an int can say. */
  public native void release(int n);

  public native int get();

  /** Takes all permits that are there. */
  public native int drain();

  /** Takes n permits away, below zero if need be. */
  public native void reduce(int n);

  /** Waits until there are none; false if the time was over first. */
  public native boolean awaitZero(long nanos, boolean interruptible) throws InterruptedException;

  /** Takes one away, unless there is none. */
  public native void countDown();

  public native int queueLength();
}
