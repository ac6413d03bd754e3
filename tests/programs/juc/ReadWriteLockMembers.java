import java.util.Collection;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

// Every member of ReentrantReadWriteLock and of its two locks.
public class ReadWriteLockMembers {
  /** What only subclasses may ask. */
  static class Open extends ReentrantReadWriteLock {
    Open(boolean fair) {
      super(fair);
    }

    String owner() {
      return getOwner() == null ? "nobody" : getOwner().getName();
    }

    String queues() {
      return names(getQueuedThreads()) + names(getQueuedWriterThreads())
          + names(getQueuedReaderThreads());
    }

    String waiting(Condition c) {
      return names(getWaitingThreads(c));
    }

    static String names(Collection<Thread> threads) {
      String all = "[";
      for (Thread t : threads) {
        all += t.getName();
      }
      return all + "]";
    }
  }

  /** Locks of a class of one's own on the same state. */
  static class OwnRead extends ReentrantReadWriteLock.ReadLock {
    OwnRead(ReentrantReadWriteLock lock) {
      super(lock);
    }
  }

  static class OwnWrite extends ReentrantReadWriteLock.WriteLock {
    OwnWrite(ReentrantReadWriteLock lock) {
      super(lock);
    }
  }

  interface Action {
    Object run() throws Exception;
  }

  static void show(String what, Action action) {
    String result;
    try {
      result = String.valueOf(action.run());
    } catch (Throwable e) {
      String message = String.valueOf(e.getMessage());
      result = "! " + (message.contains("because ") ? e.getClass().getName() : e);
    }
    System.out.println(what + " = " + result);
  }

  static String text(Object lock) {
    return lock.toString().replaceAll("@[0-9a-f]+", "");
  }

  static <T> T inThread(Callable<T> task) throws Exception {
    Object[] result = new Object[1];
    Thread t = new Thread(() -> {
      try {
        result[0] = task.call();
      } catch (Exception e) {
        result[0] = "" + e;
      }
    }, "other");
    t.start();
    t.join();
    @SuppressWarnings("unchecked")
    T value = (T) result[0];
    return value;
  }

  static void counts() throws Exception {
    Open rw = new Open(false);
    ReadWriteLock plain = rw;
    Lock read = plain.readLock();
    Lock write = plain.writeLock();
    show("same", () -> (read == rw.readLock()) + " " + (write == rw.writeLock()));
    show("fair", () -> rw.isFair() + " " + new ReentrantReadWriteLock().isFair() + " " + new ReentrantReadWriteLock(true).isFair());
    show("free", () -> text(rw) + text(read) + text(write) + rw.owner() + rw.queues());
    read.lock();
    rw.readLock().lockInterruptibly();
    show("tries", () -> read.tryLock() + " " + read.tryLock(1, TimeUnit.SECONDS) + " " + write.tryLock() + " " + write.tryLock(1, TimeUnit.MILLISECONDS));
    show("reads", () -> rw.getReadHoldCount() + " " + rw.getReadLockCount() + " " + rw.isWriteLocked() + " " + rw.getWriteHoldCount() + " " + text(rw) + text(read) + text(write));
    show("other reads", () -> inThread(() -> {
      String s = read.tryLock() + " " + rw.getReadHoldCount() + " " + rw.getReadLockCount() + " " + write.tryLock();
      read.unlock();
      return s + " " + rw.getReadHoldCount();
    }));
    while (rw.getReadHoldCount() > 0) {
      read.unlock();
    }
    write.lock();
    rw.writeLock().lockInterruptibly();
    show("tries", () -> write.tryLock() + " " + write.tryLock(0, TimeUnit.SECONDS) + " " + read.tryLock() + " " + read.tryLock(-1, TimeUnit.DAYS));
    show("writes", () -> rw.getWriteHoldCount() + " " + rw.writeLock().getHoldCount() + " " + rw.isWriteLocked() + " " + rw.isWriteLockedByCurrentThread() + " " + rw.writeLock().isHeldByCurrentThread() + " " + rw.getReadLockCount() + " " + rw.owner() + " " + text(rw) + text(read) + text(write));
    show("other", () -> inThread(() -> write.tryLock() + " " + read.tryLock() + " " + read.tryLock(1, TimeUnit.MILLISECONDS) + " " + rw.getWriteHoldCount() + " " + rw.writeLock().getHoldCount() + " " + rw.isWriteLocked() + " " + rw.isWriteLockedByCurrentThread() + " " + rw.writeLock().isHeldByCurrentThread() + " " + rw.owner()));
    while (rw.getWriteHoldCount() > 0) {
      write.unlock();
    }
    // What is left after downgrading.
    show("downgraded", () -> rw.getReadHoldCount() + " " + inThread(() -> {
      String s = write.tryLock() + " " + read.tryLock();
      read.unlock();
      return s;
    }));
    read.unlock();
    read.unlock();
    show("free", () -> text(rw) + inThread(() -> {
      boolean got = write.tryLock();
      write.unlock();
      return got;
    }));
  }

  static void errors() throws Exception {
    ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    show("read.unlock", () -> { rw.readLock().unlock(); return 0; });
    show("write.unlock", () -> { rw.writeLock().unlock(); return 0; });
    show("read.newCondition", () -> rw.readLock().newCondition());
    rw.readLock().lock();
    show("other read.unlock", () -> inThread(() -> { rw.readLock().unlock(); return 0; }));
    rw.readLock().unlock();
    rw.writeLock().lock();
    show("other write.unlock", () -> inThread(() -> { rw.writeLock().unlock(); return 0; }));
    show("read.unlock of a writer", () -> { rw.readLock().unlock(); return 0; });
    rw.writeLock().unlock();
    show("null", () -> rw.hasQueuedThread(null));
    show("null", () -> rw.hasWaiters(null));
    show("null", () -> rw.readLock().tryLock(1, null));
    show("null", () -> new OwnRead(null));
    show("null", () -> new OwnWrite(null));
    for (Lock lock : new Lock[] {rw.readLock(), rw.writeLock()}) {
      show("interrupted", () -> { Thread.currentThread().interrupt(); lock.lockInterruptibly(); return 0; });
      show("interrupted", () -> { Thread.currentThread().interrupt(); return lock.tryLock(1, TimeUnit.SECONDS); });
      show("interrupted", () -> { Thread.currentThread().interrupt(); lock.lock(); lock.unlock(); return Thread.interrupted(); });
      show("too often", () -> {
        for (int i = 0; ; i++) {
          lock.lock();
        }
      });
      show("too often", () -> lock.tryLock());
      show("counts", () -> rw.getReadHoldCount() + " " + rw.getWriteHoldCount());
      while (rw.getReadHoldCount() + rw.getWriteHoldCount() > 0) {
        lock.unlock();
      }
    }
  }

  static void ownLocks() throws Exception {
    ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    OwnRead read = new OwnRead(rw);
    OwnWrite write = new OwnWrite(rw);
    write.lock();
    read.lock();
    show("own", () -> text(rw) + text(read).replaceAll(".*\\[", "[") + text(write).replaceAll(".*\\[", "[") + write.getHoldCount() + write.isHeldByCurrentThread());
    write.unlock();
    rw.readLock().unlock();
    show("own", () -> text(rw));
  }

  static void conditions() throws Exception {
    Open rw = new Open(false);
    Condition c = rw.writeLock().newCondition();
    show("not held", () -> { c.await(); return 0; });
    show("not held", () -> { c.signal(); return 0; });
    show("not held", () -> rw.hasWaiters(c));
    show("not held", () -> rw.getWaitQueueLength(c));
    rw.readLock().lock();
    show("read only", () -> { c.signalAll(); return 0; });
    rw.readLock().unlock();
    Thread t = new Thread(() -> {
      rw.writeLock().lock();
      rw.writeLock().lock();
      try {
        c.awaitUninterruptibly();
        System.out.println("signalled, holds " + rw.getWriteHoldCount());
      } finally {
        rw.writeLock().unlock();
        rw.writeLock().unlock();
      }
    }, "waiter");
    t.start();
    rw.writeLock().lock();
    while (!rw.hasWaiters(c)) {
      rw.writeLock().unlock();
      Thread.sleep(1);
      rw.writeLock().lock();
    }
    show("waits", () -> rw.getWaitQueueLength(c) + " " + rw.waiting(c));
    show("wrong lock", () -> rw.hasWaiters(new ReentrantLock().newCondition()));
    c.signal();
    rw.writeLock().unlock();
    t.join();
  }

  static void queues(boolean fair) throws Exception {
    Open rw = new Open(fair);
    rw.writeLock().lock();
    Thread w = new Thread(() -> { rw.writeLock().lock(); rw.writeLock().unlock(); }, "w");
    w.start();
    while (!rw.hasQueuedThread(w)) {
      Thread.sleep(1);
    }
    Thread r = new Thread(() -> { rw.readLock().lock(); rw.readLock().unlock(); }, "r");
    r.start();
    while (!rw.hasQueuedThread(r)) {
      Thread.sleep(1);
    }
    show("queues", () -> rw.hasQueuedThreads() + " " + rw.getQueueLength() + " " + rw.queues().length());
    rw.writeLock().unlock();
    w.join();
    r.join();
    show("nobody", () -> rw.hasQueuedThreads() + " " + rw.getQueueLength() + " " + rw.queues() + rw.hasQueuedThread(w));
    // A reader that comes while a writer queues waits for its turn; one that reads already does not.
    rw.readLock().lock();
    Thread w2 = new Thread(() -> { rw.writeLock().lock(); System.out.println("written"); rw.writeLock().unlock(); }, "w2");
    w2.start();
    while (!rw.hasQueuedThread(w2)) {
      Thread.sleep(1);
    }
    show("behind a writer", () -> inThread(() -> rw.readLock().tryLock(2, TimeUnit.MILLISECONDS)));
    show("by asking once", () -> inThread(() -> {
      boolean got = rw.readLock().tryLock();
      rw.readLock().unlock();
      return got;
    }));
    rw.readLock().lock();
    show("again", () -> rw.getReadHoldCount());
    rw.readLock().unlock();
    rw.readLock().unlock();
    w2.join();
  }

  public static void main(String[] args) throws Exception {
    counts();
    errors();
    ownLocks();
    conditions();
    queues(false);
    queues(true);
  }
}

/* expect:
same = true true
fair = false false true
free = ReadWriteLockMembers$Open[Write locks = 0, Read locks = 0]java.util.concurrent.locks.ReentrantReadWriteLock$ReadLock[Read locks = 0]java.util.concurrent.locks.ReentrantReadWriteLock$WriteLock[Unlocked]nobody[][][]
tries = true true false false
reads = 4 4 false 0 ReadWriteLockMembers$Open[Write locks = 0, Read locks = 4]java.util.concurrent.locks.ReentrantReadWriteLock$ReadLock[Read locks = 4]java.util.concurrent.locks.ReentrantReadWriteLock$WriteLock[Unlocked]
other reads = true 1 5 false 0
tries = true true true true
writes = 4 4 true true true 2 main ReadWriteLockMembers$Open[Write locks = 4, Read locks = 2]java.util.concurrent.locks.ReentrantReadWriteLock$ReadLock[Read locks = 2]java.util.concurrent.locks.ReentrantReadWriteLock$WriteLock[Locked by thread main]
other = false false false 0 0 true false false main
downgraded = 2 false true
free = ReadWriteLockMembers$Open[Write locks = 0, Read locks = 0]true
read.unlock = ! java.lang.IllegalMonitorStateException: attempt to unlock read lock, not locked by current thread
write.unlock = ! java.lang.IllegalMonitorStateException
read.newCondition = ! java.lang.UnsupportedOperationException
other read.unlock = java.lang.IllegalMonitorStateException: attempt to unlock read lock, not locked by current thread
other write.unlock = java.lang.IllegalMonitorStateException
read.unlock of a writer = ! java.lang.IllegalMonitorStateException: attempt to unlock read lock, not locked by current thread
null = ! java.lang.NullPointerException
null = ! java.lang.NullPointerException
null = ! java.lang.NullPointerException
null = ! java.lang.NullPointerException
null = ! java.lang.NullPointerException
interrupted = ! java.lang.InterruptedException
interrupted = ! java.lang.InterruptedException
interrupted = true
too often = ! java.lang.Error: Maximum lock count exceeded
too often = ! java.lang.Error: Maximum lock count exceeded
counts = 65535 0
interrupted = ! java.lang.InterruptedException
interrupted = ! java.lang.InterruptedException
interrupted = true
too often = ! java.lang.Error: Maximum lock count exceeded
too often = ! java.lang.Error: Maximum lock count exceeded
counts = 0 65535
own = java.util.concurrent.locks.ReentrantReadWriteLock[Write locks = 1, Read locks = 1][Read locks = 1][Locked by thread main]1true
own = java.util.concurrent.locks.ReentrantReadWriteLock[Write locks = 0, Read locks = 0]
not held = ! java.lang.IllegalMonitorStateException
not held = ! java.lang.IllegalMonitorStateException
not held = ! java.lang.IllegalMonitorStateException
not held = ! java.lang.IllegalMonitorStateException
read only = ! java.lang.IllegalMonitorStateException
waits = 1 [waiter]
wrong lock = ! java.lang.IllegalArgumentException: Not owner
signalled, holds 2
queues = true 2 10
nobody = false 0 [][][]false
behind a writer = false
by asking once = true
again = 2
written
queues = true 2 10
nobody = false 0 [][][]false
behind a writer = false
by asking once = true
again = 2
written
*/
