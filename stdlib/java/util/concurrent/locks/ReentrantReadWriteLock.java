package java.util.concurrent.locks;

import braid.internal.Monitors;
import braid.internal.Part;
import java.util.Arrays;
import java.util.Collection;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/**
 * A pair of locks on one of the machine's own monitors: the write lock owns it, the read lock
 * shares it.
 */
public class ReentrantReadWriteLock implements ReadWriteLock, java.io.Serializable {
  private static final int MAX_COUNT = 65535;

  private final Part sync;
  private final ReadLock reader;
  private final WriteLock writer;

  public ReentrantReadWriteLock() {
    this(false);
  }

  public ReentrantReadWriteLock(boolean fair) {
    sync = new Part(this, fair);
    reader = new ReadLock(this);
    writer = new WriteLock(this);
  }

  @Override
  public WriteLock writeLock() {
    return writer;
  }

  @Override
  public ReadLock readLock() {
    return reader;
  }

  public final boolean isFair() {
    return sync.isFair();
  }

  protected Thread getOwner() {
    return Monitors.owner(sync);
  }

  public int getReadLockCount() {
    return Monitors.allShares(sync);
  }

  public boolean isWriteLocked() {
    return Monitors.isLocked(sync);
  }

  public boolean isWriteLockedByCurrentThread() {
    return Monitors.holds(sync);
  }

  public int getWriteHoldCount() {
    return Monitors.holdCount(sync);
  }

  public int getReadHoldCount() {
    return Monitors.ownShares(sync);
  }

  protected Collection<Thread> getQueuedWriterThreads() {
    return Arrays.asList(Monitors.queued(sync, true, false));
  }

  protected Collection<Thread> getQueuedReaderThreads() {
    return Arrays.asList(Monitors.queued(sync, false, true));
  }

  protected Collection<Thread> getQueuedThreads() {
    return Arrays.asList(Monitors.queued(sync, true, true));
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

  protected Collection<Thread> getWaitingThreads(Condition condition) {
    return Arrays.asList(MonitorCondition.of(condition, sync).threads());
  }

  @Override
  public String toString() {
    int writes = Monitors.ownerCount(sync);
    int reads = Monitors.allShares(sync);
    return super.toString() + "[Write locks = " + writes + ", Read locks = " + reads + "]";
  }

  private static Error tooMany() {
    return new Error("Maximum lock count exceeded");
  }

  /** The lock that threads share. */
  public static class ReadLock implements Lock, java.io.Serializable {
    /** Whose part this is, for reports. */
    private final Object owner;

    private final Part sync;

    protected ReadLock(ReentrantReadWriteLock lock) {
      sync = lock.sync;
      owner = lock;
    }

    private void entered() {
      int times = Monitors.ownShares(sync);
      if (times > MAX_COUNT) {
        Monitors.exitShared(sync);
        throw tooMany();
      }
      if (times > 1) {
        Monitors.recount(sync);
      }
    }

    @Override
    public void lock() {
      Monitors.enterShared(sync);
      entered();
    }

    @Override
    public void lockInterruptibly() throws InterruptedException {
      Monitors.enterSharedTimed(sync, -1L);
      entered();
    }

    @Override
    public boolean tryLock() {
      if (!Monitors.tryEnterShared(sync)) {
        return false;
      }
      entered();
      return true;
    }

    @Override
    public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
      if (!Monitors.enterSharedTimed(sync, Math.max(0L, unit.toNanos(timeout)))) {
        return false;
      }
      entered();
      return true;
    }

    @Override
    public void unlock() {
      Monitors.exitShared(sync);
      if (Monitors.ownShares(sync) > 0) {
        Monitors.recount(sync);
      }
    }

    /** Who shares cannot wait: nobody could change anything meanwhile. */
    @Override
    public Condition newCondition() {
      throw new UnsupportedOperationException();
    }

    @Override
    public String toString() {
      return super.toString() + "[Read locks = " + Monitors.allShares(sync) + "]";
    }
  }

  /** The lock that excludes all other threads. */
  public static class WriteLock implements Lock, java.io.Serializable {
    /** Whose part this is, for reports. */
    private final Object owner;

    private final Part sync;

    protected WriteLock(ReentrantReadWriteLock lock) {
      sync = lock.sync;
      owner = lock;
    }

    private void entered() {
      int times = Monitors.holdCount(sync);
      if (times > MAX_COUNT) {
        Monitors.exit(sync);
        throw tooMany();
      }
      if (times > 1) {
        Monitors.recount(sync);
      }
    }

    @Override
    public void lock() {
      Monitors.enter(sync);
      entered();
    }

    @Override
    public void lockInterruptibly() throws InterruptedException {
      Monitors.enterTimed(sync, -1L);
      entered();
    }

    @Override
    public boolean tryLock() {
      if (!Monitors.tryEnter(sync)) {
        return false;
      }
      entered();
      return true;
    }

    @Override
    public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
      if (!Monitors.enterTimed(sync, Math.max(0L, unit.toNanos(timeout)))) {
        return false;
      }
      entered();
      return true;
    }

    @Override
    public void unlock() {
      Monitors.exit(sync);
      if (Monitors.holds(sync)) {
        Monitors.recount(sync);
      }
    }

    @Override
    public Condition newCondition() {
      return new MonitorCondition(sync);
    }

    public boolean isHeldByCurrentThread() {
      return Monitors.holds(sync);
    }

    public int getHoldCount() {
      return Monitors.holdCount(sync);
    }

    @Override
    public String toString() {
      Thread owner = Monitors.owner(sync);
      return super.toString()
          + (owner == null ? "[Unlocked]" : "[Locked by thread " + owner.getName() + "]");
    }
  }
}
