package java.util.concurrent.locks;

import braid.internal.Monitors;
import braid.internal.Part;
import braid.internal.Permit;
import java.util.concurrent.TimeUnit;

/**
 * A lock to write, to read, or to read without taking it and to see afterwards whether that went
 * well, on one of the machine's own monitors. A thread that has it to write cannot take it again; who
 * has taken it releases it.
 */
public class StampedLock implements java.io.Serializable {
  private static final int READ_BITS = 7;
  private static final long WRITE_BIT = 1L << READ_BITS;
  private static final long READERS = WRITE_BIT - 1L;
  private static final long ORIGIN = WRITE_BIT << 1;

  private final Part sync = new Part(this, false);

  /** Changed when a thread begins to write, and when it ends: with WRITE_BIT as long as it does. */
  private volatile long state = ORIGIN;

  public StampedLock() {}

  // ---- Taking ------------------------------------------------------------------------------------

  /** A thread that wants what it keeps itself from having waits for ever; false if it is late. */
  private boolean awaitItself(long nanos, boolean interruptible) throws InterruptedException {
    return new Permit(this, 0, false).acquire(1, nanos, interruptible);
  }

  private void awaitItself() {
    try {
      awaitItself(-1L, false);
    } catch (InterruptedException never) {
      throw new AssertionError(never);
    }
  }

  private long beginWriting() {
    long stamp = state + WRITE_BIT;
    state = stamp;
    return stamp;
  }

  public long writeLock() {
    if (Monitors.holds(sync)) {
      awaitItself();
    }
    Monitors.enter(sync);
    return beginWriting();
  }

  public long tryWriteLock() {
    return !Monitors.holds(sync) && Monitors.tryEnter(sync) ? beginWriting() : 0L;
  }

  public long tryWriteLock(long time, TimeUnit unit) throws InterruptedException {
    long nanos = Math.max(0L, unit.toNanos(time));
    if (Monitors.holds(sync) && !awaitItself(nanos, true)) {
      return 0L;
    }
    return Monitors.enterTimed(sync, nanos) ? beginWriting() : 0L;
  }

  public long writeLockInterruptibly() throws InterruptedException {
    if (Monitors.holds(sync)) {
      awaitItself(-1L, true);
    }
    Monitors.enterTimed(sync, -1L);
    return beginWriting();
  }

  private long beginReading() {
    return state + 1L;
  }

  public long readLock() {
    if (Monitors.holds(sync)) {
      awaitItself();
    }
    Monitors.enterShared(sync);
    return beginReading();
  }

  public long tryReadLock() {
    return !Monitors.holds(sync) && Monitors.tryEnterShared(sync) ? beginReading() : 0L;
  }

  public long tryReadLock(long time, TimeUnit unit) throws InterruptedException {
    long nanos = Math.max(0L, unit.toNanos(time));
    if (Monitors.holds(sync) && !awaitItself(nanos, true)) {
      return 0L;
    }
    return Monitors.enterSharedTimed(sync, nanos) ? beginReading() : 0L;
  }

  public long readLockInterruptibly() throws InterruptedException {
    if (Monitors.holds(sync)) {
      awaitItself(-1L, true);
    }
    Monitors.enterSharedTimed(sync, -1L);
    return beginReading();
  }

  // ---- Releasing ---------------------------------------------------------------------------------

  public void unlockWrite(long stamp) {
    if (state != stamp || !isWriteLockStamp(stamp)) {
      throw new IllegalMonitorStateException();
    }
    endWriting();
  }

  private void endWriting() {
    state = state + WRITE_BIT == 0L ? ORIGIN : state + WRITE_BIT;
    Monitors.exit(sync);
  }

  public void unlockRead(long stamp) {
    if (!isReadLockStamp(stamp)
        || (stamp & ~READERS) != state
        || Monitors.ownShares(sync) == 0) {
      throw new IllegalMonitorStateException();
    }
    Monitors.exitShared(sync);
  }

  public void unlock(long stamp) {
    if (isWriteLockStamp(stamp)) {
      unlockWrite(stamp);
    } else {
      unlockRead(stamp);
    }
  }

  public boolean tryUnlockWrite() {
    if (!Monitors.holds(sync)) {
      return false;
    }
    endWriting();
    return true;
  }

  public boolean tryUnlockRead() {
    if (Monitors.ownShares(sync) == 0) {
      return false;
    }
    Monitors.exitShared(sync);
    return true;
  }

  // ---- Reading without the lock ------------------------------------------------------------------

  /** 0 if a thread writes. */
  public long tryOptimisticRead() {
    long now = state;
    return (now & WRITE_BIT) == 0L ? now : 0L;
  }

  /** Whether nobody has begun to write since then. */
  public boolean validate(long stamp) {
    return (stamp & ~READERS) == state;
  }

  // ---- From one to the other ---------------------------------------------------------------------

  public long tryConvertToWriteLock(long stamp) {
    if (!validate(stamp)) {
      return 0L;
    }
    if (isWriteLockStamp(stamp)) {
      return Monitors.holds(sync) ? stamp : 0L;
    }
    if (!isReadLockStamp(stamp)) {
      return tryWriteIf(stamp);
    }
    if (Monitors.ownShares(sync) != 1 || Monitors.allShares(sync) != 1) {
      return 0L;
    }
    return Monitors.upgrade(sync) ? beginWriting() : 0L;
  }

  /** Takes it to write if nobody has it, nor has written since then. */
  private long tryWriteIf(long stamp) {
    if (!Monitors.tryEnter(sync)) {
      return 0L;
    }
    if (state != stamp) {
      Monitors.exit(sync);
      return 0L;
    }
    return beginWriting();
  }

  public long tryConvertToReadLock(long stamp) {
    if (!validate(stamp)) {
      return 0L;
    }
    if (isReadLockStamp(stamp)) {
      return stamp;
    }
    if (isWriteLockStamp(stamp)) {
      Monitors.enterShared(sync);
      endWriting();
      return beginReading();
    }
    return tryReadLock();
  }

  public long tryConvertToOptimisticRead(long stamp) {
    if (!validate(stamp)) {
      return 0L;
    }
    if (isWriteLockStamp(stamp)) {
      unlockWrite(stamp);
    } else if (isReadLockStamp(stamp)) {
      unlockRead(stamp);
    }
    return tryOptimisticRead();
  }

  // ---- Questions ---------------------------------------------------------------------------------

  public boolean isWriteLocked() {
    return (state & WRITE_BIT) != 0L;
  }

  public boolean isReadLocked() {
    return Monitors.allShares(sync) > 0;
  }

  public int getReadLockCount() {
    return Monitors.allShares(sync);
  }

  public static boolean isWriteLockStamp(long stamp) {
    return (stamp & (WRITE_BIT | READERS)) == WRITE_BIT;
  }

  public static boolean isReadLockStamp(long stamp) {
    return (stamp & READERS) != 0L;
  }

  public static boolean isLockStamp(long stamp) {
    return (stamp & (WRITE_BIT | READERS)) != 0L;
  }

  public static boolean isOptimisticReadStamp(long stamp) {
    return (stamp & (WRITE_BIT | READERS)) == 0L && stamp != 0L;
  }

  @Override
  public String toString() {
    int readers = Monitors.allShares(sync);
    return super.toString()
        + (isWriteLocked()
            ? "[Write-locked]"
            : readers > 0 ? "[Read-locks:" + readers + "]" : "[Unlocked]");
  }

  // ---- As locks ----------------------------------------------------------------------------------

  public Lock asReadLock() {
    return new View(this, false);
  }

  public Lock asWriteLock() {
    return new View(this, true);
  }

  public ReadWriteLock asReadWriteLock() {
    return new ReadWriteLock() {
      @Override
      public Lock readLock() {
        return asReadLock();
      }

      @Override
      public Lock writeLock() {
        return asWriteLock();
      }
    };
  }

  /** One of the two modes. */
  private static final class View implements Lock {
    private final StampedLock owner;
    private final boolean writes;

    View(StampedLock owner, boolean writes) {
      this.owner = owner;
      this.writes = writes;
    }

    @Override
    public void lock() {
      long stamp = writes ? owner.writeLock() : owner.readLock();
    }

    @Override
    public void lockInterruptibly() throws InterruptedException {
      long stamp = writes ? owner.writeLockInterruptibly() : owner.readLockInterruptibly();
    }

    @Override
    public boolean tryLock() {
      return (writes ? owner.tryWriteLock() : owner.tryReadLock()) != 0L;
    }

    @Override
    public boolean tryLock(long time, TimeUnit unit) throws InterruptedException {
      return (writes ? owner.tryWriteLock(time, unit) : owner.tryReadLock(time, unit)) != 0L;
    }

    @Override
    public void unlock() {
      if (!(writes ? owner.tryUnlockWrite() : owner.tryUnlockRead())) {
        throw new IllegalMonitorStateException();
      }
    }

    @Override
    public Condition newCondition() {
      throw new UnsupportedOperationException();
    }
  }
}
