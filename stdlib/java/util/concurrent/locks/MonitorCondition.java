package java.util.concurrent.locks;

import braid.internal.Monitors;
import braid.internal.Part;
import java.util.Date;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/** A condition: a queue of a lock's monitor, which the object itself names. */
final class MonitorCondition implements Condition {
  final Part sync;

  MonitorCondition(Part sync) {
    this.sync = sync;
  }

  /** The condition as one of the lock with this monitor, which the thread must own. */
  static MonitorCondition of(Condition condition, Part sync) {
    Objects.requireNonNull(condition);
    if (!(condition instanceof MonitorCondition)) {
      throw new IllegalArgumentException("not owner");
    }
    MonitorCondition known = (MonitorCondition) condition;
    if (known.sync != sync) {
      throw new IllegalArgumentException("Not owner");
    }
    if (!Monitors.holds(sync)) {
      throw new IllegalMonitorStateException();
    }
    return known;
  }

  int length() {
    return Monitors.waitLength(sync, this);
  }

  Thread[] threads() {
    return Monitors.waiting(sync, this);
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
  public boolean awaitUntil(Date deadline) throws InterruptedException {
    return await(deadline.getTime() - System.currentTimeMillis(), TimeUnit.MILLISECONDS);
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
