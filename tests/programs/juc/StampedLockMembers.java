import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.StampedLock;

// Every member of StampedLock.
public class StampedLockMembers {
  static void show(Object... values) {
    StringBuilder line = new StringBuilder();
    for (Object v : values) line.append(v).append(' ');
    System.out.println(line.toString().replaceAll("@[0-9a-f]+", "@").trim());
  }

  interface Action {
    Object run() throws Exception;
  }

  static void thrown(Action action) {
    try {
      show(action.run());
    } catch (Exception e) {
      show(e);
    }
  }

  public static void main(String[] args) throws Exception {
    StampedLock l = new StampedLock();
    show(l, l.isWriteLocked(), l.isReadLocked(), l.getReadLockCount());
    long w = l.writeLock();
    show(w, l, l.isWriteLocked(), l.tryOptimisticRead(), l.tryReadLock(), l.tryWriteLock(), l.validate(w));
    thrown(() -> l.tryWriteLock(1, TimeUnit.MILLISECONDS));
    thrown(() -> l.tryReadLock(1, TimeUnit.MILLISECONDS));
    show(StampedLock.isWriteLockStamp(w), StampedLock.isReadLockStamp(w), StampedLock.isLockStamp(w), StampedLock.isOptimisticReadStamp(w));
    thrown(() -> {
      l.unlockWrite(w + 1);
      return "";
    });
    thrown(() -> {
      l.unlockRead(w);
      return "";
    });
    l.unlockWrite(w);
    thrown(() -> {
      l.unlock(w);
      return "";
    });
    long r = l.readLock();
    show(r, l, l.isReadLocked(), l.getReadLockCount(), l.tryWriteLock(), l.validate(r));
    thrown(() -> l.tryWriteLock(1, TimeUnit.MILLISECONDS));
    show(StampedLock.isWriteLockStamp(r), StampedLock.isReadLockStamp(r), StampedLock.isLockStamp(r), StampedLock.isOptimisticReadStamp(r));
    l.unlockRead(r);
    thrown(() -> {
      l.unlock(r);
      return "";
    });
    long o = l.tryOptimisticRead();
    show(o, l.validate(o), StampedLock.isOptimisticReadStamp(o), StampedLock.isLockStamp(o), l.validate(0));
    long x = l.tryWriteLock();
    show(l.validate(o));
    l.unlock(x);
    show(l.validate(o), l.validate(x));
    long y = l.tryReadLock();
    l.unlock(y);
    l.unlock(l.tryWriteLock(1, TimeUnit.SECONDS));
    l.unlock(l.tryReadLock(1, TimeUnit.SECONDS));
    l.unlock(l.writeLockInterruptibly());
    l.unlock(l.readLockInterruptibly());
    Thread.currentThread().interrupt();
    thrown(() -> l.writeLockInterruptibly());
    Thread.currentThread().interrupt();
    thrown(() -> l.readLockInterruptibly());
    show(l.tryUnlockWrite(), l.tryUnlockRead());
    l.writeLock();
    show(l.tryUnlockWrite(), l.tryUnlockWrite());
    l.readLock();
    show(l.tryUnlockRead(), l.tryUnlockRead());
    long c = l.readLock();
    long d = l.tryConvertToWriteLock(c);
    show(d != 0, l, l.tryConvertToWriteLock(d) == d);
    long e = l.tryConvertToReadLock(d);
    show(e != 0, l, l.tryConvertToReadLock(e) == e);
    long f = l.tryConvertToOptimisticRead(e);
    show(f != 0, l, l.validate(f), l.tryConvertToOptimisticRead(f) == f);
    long g = l.tryConvertToReadLock(f);
    show(g != 0, l);
    l.unlock(g);
    long h = l.tryConvertToWriteLock(l.tryOptimisticRead());
    show(h != 0, l, l.tryConvertToOptimisticRead(h) != 0, l);
    show(l.tryConvertToWriteLock(h), l.tryConvertToReadLock(h), l.tryConvertToOptimisticRead(h));
    Lock read = l.asReadLock();
    Lock write = l.asWriteLock();
    read.lock();
    show(l, write.tryLock(), write.tryLock(1, TimeUnit.MILLISECONDS), read.tryLock());
    read.unlock();
    read.unlock();
    thrown(() -> {
      read.unlock();
      return "";
    });
    write.lockInterruptibly();
    show(l, read.tryLock(), read.tryLock(1, TimeUnit.MILLISECONDS));
    write.unlock();
    read.lockInterruptibly();
    read.unlock();
    write.lock();
    write.unlock();
    thrown(() -> {
      write.unlock();
      return "";
    });
    thrown(() -> read.newCondition());
    thrown(() -> write.newCondition());
    ReadWriteLock both = l.asReadWriteLock();
    both.readLock().lock();
    show(l);
    both.readLock().unlock();
    both.writeLock().lock();
    show(l);
    both.writeLock().unlock();
    show(l);
  }
}

/* expect:
java.util.concurrent.locks.StampedLock@[Unlocked] false false 0
384 java.util.concurrent.locks.StampedLock@[Write-locked] true 0 0 0 true
0
0
true false true false
java.lang.IllegalMonitorStateException
java.lang.IllegalMonitorStateException
java.lang.IllegalMonitorStateException
513 java.util.concurrent.locks.StampedLock@[Read-locks:1] true 1 0 true
0
false true true false
java.lang.IllegalMonitorStateException
512 true true false false
false
false false
java.lang.InterruptedException
java.lang.InterruptedException
false false
true false
true false
true java.util.concurrent.locks.StampedLock@[Write-locked] true
true java.util.concurrent.locks.StampedLock@[Read-locks:1] true
true java.util.concurrent.locks.StampedLock@[Unlocked] true true
true java.util.concurrent.locks.StampedLock@[Read-locks:1]
true java.util.concurrent.locks.StampedLock@[Unlocked] true java.util.concurrent.locks.StampedLock@[Unlocked]
0 0 0
java.util.concurrent.locks.StampedLock@[Read-locks:2] false false true
java.lang.IllegalMonitorStateException
java.util.concurrent.locks.StampedLock@[Write-locked] false false
java.lang.IllegalMonitorStateException
java.lang.UnsupportedOperationException
java.lang.UnsupportedOperationException
java.util.concurrent.locks.StampedLock@[Read-locks:1]
java.util.concurrent.locks.StampedLock@[Write-locked]
java.util.concurrent.locks.StampedLock@[Unlocked]
*/
