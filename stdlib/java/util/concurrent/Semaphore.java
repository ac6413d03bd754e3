package java.util.concurrent;

import braid.internal.Permit;

/** Permits that threads take and give back. */
public class Semaphore implements java.io.Serializable {
  private final Permit permits;

  public Semaphore(int permits) {
    this.permits = new Permit(this, permits, false);
  }

  public Semaphore(int permits, boolean fair) {
    this.permits = new Permit(this, permits, fair);
  }

  private static void checkNotNegative(int n) {
    if (n < 0) {
      throw new IllegalArgumentException();
    }
  }

  public void acquire() throws InterruptedException {
    permits.acquire(1, -1L, true);
  }

  public void acquireUninterruptibly() {
    acquireUninterruptibly(1);
  }

  public boolean tryAcquire() {
    return permits.tryAcquire(1);
  }

  public boolean tryAcquire(long timeout, TimeUnit unit) throws InterruptedException {
    return permits.acquire(1, Math.max(0L, unit.toNanos(timeout)), true);
  }

  public void release() {
    permits.release(1);
  }

  public void acquire(int n) throws InterruptedException {
    checkNotNegative(n);
    permits.acquire(n, -1L, true);
  }

  public void acquireUninterruptibly(int n) {
    checkNotNegative(n);
    try {
      permits.acquire(n, -1L, false);
    } catch (InterruptedException never) {
      throw new AssertionError(never);
    }
  }

  public boolean tryAcquire(int n) {
    checkNotNegative(n);
    return permits.tryAcquire(n);
  }

  public boolean tryAcquire(int n, long timeout, TimeUnit unit) throws InterruptedException {
    checkNotNegative(n);
    return permits.acquire(n, Math.max(0L, unit.toNanos(timeout)), true);
  }

  public void release(int n) {
    checkNotNegative(n);
    permits.release(n);
  }

  public int availablePermits() {
    return permits.get();
  }

  public int drainPermits() {
    return permits.drain();
  }

  protected void reducePermits(int reduction) {
    checkNotNegative(reduction);
    permits.reduce(reduction);
  }

  public boolean isFair() {
    return permits.isFair();
  }

  public final boolean hasQueuedThreads() {
    return permits.queueLength() > 0;
  }

  public final int getQueueLength() {
    return permits.queueLength();
  }

  @Override
  public String toString() {
    return super.toString() + "[Permits = " + permits.get() + "]";
  }
}
