import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.AbstractQueuedSynchronizer;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;

// The mutex of the textbooks, with a condition: a buffer of one place between two threads.
public class AqsMutex {
  static class Mutex implements Lock {
    private static class Sync extends AbstractQueuedSynchronizer {
      @Override
      public boolean tryAcquire(int acquires) {
        if (compareAndSetState(0, 1)) {
          setExclusiveOwnerThread(Thread.currentThread());
          return true;
        }
        return false;
      }

      @Override
      protected boolean tryRelease(int releases) {
        if (!isHeldExclusively()) {
          throw new IllegalMonitorStateException();
        }
        setExclusiveOwnerThread(null);
        setState(0);
        return true;
      }

      @Override
      public boolean isHeldExclusively() {
        return getExclusiveOwnerThread() == Thread.currentThread();
      }

      Condition newCondition() {
        return new ConditionObject();
      }
    }

    private final Sync sync = new Sync();

    @Override
    public void lock() {
      sync.acquire(1);
    }

    @Override
    public boolean tryLock() {
      return sync.tryAcquire(1);
    }

    @Override
    public void unlock() {
      sync.release(1);
    }

    @Override
    public Condition newCondition() {
      return sync.newCondition();
    }

    @Override
    public void lockInterruptibly() throws InterruptedException {
      sync.acquireInterruptibly(1);
    }

    @Override
    public boolean tryLock(long timeout, TimeUnit unit) throws InterruptedException {
      return sync.tryAcquireNanos(1, unit.toNanos(timeout));
    }
  }

  static final Lock LOCK = new Mutex();
  static final Condition CHANGED = LOCK.newCondition();
  static boolean full;
  static int place;
  static int sum;

  static void put(int value) throws InterruptedException {
    LOCK.lock();
    try {
      while (full) {
        CHANGED.await();
      }
      place = value;
      full = true;
      CHANGED.signal();
    } finally {
      LOCK.unlock();
    }
  }

  static int take() throws InterruptedException {
    LOCK.lock();
    try {
      while (!full) {
        CHANGED.await();
      }
      full = false;
      CHANGED.signal();
      return place;
    } finally {
      LOCK.unlock();
    }
  }

  public static void main(String[] args) throws Exception {
    Thread taker = new Thread(() -> {
      try {
        sum = take() + take();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    });
    taker.start();
    put(3);
    put(4);
    taker.join();
    System.out.println(sum);
  }
}
// expect: 7
// tester: clean
// no race
