package java.util.concurrent.locks;

import braid.internal.Monitors;
import braid.internal.Part;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/** A lock with any number of conditions, on the machine's own monitors. */
public class ReentrantLock implements Lock, java.io.Serializable {
  private final Part sync;

  public ReentrantLock() {
    sync = new Part(this, false);
  }

  public ReentrantLock(boolean fair) {
    sync = new Part(this, fair);
  }

  @Override
  public void lock() {
    Monitors.enter(sync);
  }

  @Override
  public void lockInterruptibly() throws InterruptedException {
    Monitors.enterTimed(sync, -1L);
  }

  @Override
  public boolean tryLock() {
    return Monitors.tryEnter(sync);
  }

  @Override
  public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
    return Monitors.enterTimed(sync, Math.max(0L, unit.toNanos(timeout)));
  }

  @Override
  public void unlock() {
    Monitors.exit(sync);
  }

  @Override
  public Condition newCondition() {
    return new Waiting(sync);
  }

  public int getHoldCount() {
    return Monitors.holdCount(sync);
  }

  public boolean isHeldByCurrentThread() {
    return Monitors.holds(sync);
  }

  public boolean isLocked() {
    return Monitors.isLocked(sync);
  }

  public final boolean isFair() {
    return sync.isFair();
  }

  protected Thread getOwner() {
    return Monitors.owner(sync);
  }

  public final boolean hasQueuedThreads() {
    return Monitors.queueLength(sync) > 0;
  }

  public final boolean hasQueuedThread(Thread thread) {
    return Monitors.hasQueued(sync, Objects.requireNonNull(thread));
  }

  public final int getQueueLength() {
    return Monitors.queueLength(sync);
  }

  public boolean hasWaiters(Condition condition) {
    return getWaitQueueLength(condition) > 0;
  }

  public int getWaitQueueLength(Condition condition) {
    Objects.requireNonNull(condition);
    if (!(condition instanceof Waiting) || ((Waiting) condition).sync != sync) {
      throw new IllegalArgumentException("Not owner");
    }
    if (!Monitors.holds(sync)) {
      throw new IllegalMonitorStateException();
    }
    return Monitors.waitLength(sync, condition);
  }

  @Override
  public String toString() {
    Thread owner = Monitors.owner(sync);
    return super.toString()
        + (owner == null ? "[Unlocked]" : "[Locked by thread " + owner.getName() + "]");
  }

  /** A condition: a queue of the lock's monitor, which the object itself names. */
  private static final class Waiting implements Condition {
    final Part sync;

    Waiting(Part sync) {
      this.sync = sync;
    }

    @Override
    public void await() throws InterruptedException {
      Monitors.await(sync, this, -1L, true);
    }

    @Override
    public void awaitUninterruptibly() {
      try {
        Monitors.await(sync, this, -1L, false);
      } catch (InterruptedException never) {
        throw new AssertionError(never);
      }
    }

    @Override
    public long awaitNanos(long nanosTimeout) throws InterruptedException {
      long nanos = Math.max(0L, nanosTimeout);
      long deadline = System.nanoTime() + nanos;
      if (!Monitors.await(sync, this, nanos, true)) {
        return Math.min(0L, deadline - System.nanoTime());
      }
      return deadline - System.nanoTime();
    }

    @Override
    public boolean await(long time, TimeUnit unit) throws InterruptedException {
      return Monitors.await(sync, this, Math.max(0L, unit.toNanos(time)), true);
    }

    @Override
    public void signal() {
      Monitors.signal(sync, this);
    }

    @Override
    public void signalAll() {
      Monitors.signalAll(sync, this);
    }
  }
}
