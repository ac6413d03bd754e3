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
    return new MonitorCondition(sync);
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
    return MonitorCondition.of(condition, sync).length();
  }

  @Override
  public String toString() {
    Thread owner = Monitors.owner(sync);
    return super.toString()
        + (owner == null ? "[Unlocked]" : "[Locked by thread " + owner.getName() + "]");
  }
}
