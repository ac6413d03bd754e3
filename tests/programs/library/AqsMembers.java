import java.util.*;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.*;

// Every member of AbstractQueuedSynchronizer and of its conditions, in a mutex and a latch of the textbooks.
public class AqsMembers {
  static class Mutex extends AbstractQueuedSynchronizer {
    @Override
    protected boolean tryAcquire(int arg) {
      if (compareAndSetState(0, 1)) {
        setExclusiveOwnerThread(Thread.currentThread());
        return true;
      }
      return false;
    }

    @Override
    protected boolean tryRelease(int arg) {
      if (getExclusiveOwnerThread() != Thread.currentThread()) {
        throw new IllegalMonitorStateException("not mine");
      }
      setExclusiveOwnerThread(null);
      setState(0);
      return true;
    }

    @Override
    protected boolean isHeldExclusively() {
      return getState() == 1 && getExclusiveOwnerThread() == Thread.currentThread();
    }

    ConditionObject condition() {
      return new ConditionObject();
    }

    @Override
    public String toString() {
      String text = super.toString();
      return text.substring(text.indexOf('['));
    }
  }

  static class Latch extends AbstractQueuedSynchronizer {
    @Override
    protected int tryAcquireShared(int arg) {
      return getState() != 0 ? 1 : -1;
    }

    @Override
    protected boolean tryReleaseShared(int arg) {
      setState(1);
      return true;
    }
  }

  static class Nothing extends AbstractQueuedSynchronizer {
    void call(int which) {
      switch (which) {
        case 0:
          acquire(1);
          break;
        case 1:
          release(1);
          break;
        case 2:
          acquireShared(1);
          break;
        case 3:
          releaseShared(1);
          break;
        default:
          isHeldExclusively();
          break;
      }
    }
  }

  static Thread start(String name, Runnable work) {
    Thread thread = new Thread(work, name);
    thread.start();
    return thread;
  }

  static void awaitLength(AbstractQueuedSynchronizer sync, int length) {
    while (sync.getQueueLength() != length) {
      Thread.yield();
    }
  }

  static String names(Collection<Thread> threads) {
    StringBuilder all = new StringBuilder();
    for (Thread thread : threads) {
      all.append(thread.getName()).append(' ');
    }
    return all.toString().trim();
  }

  static void nothing() {
    for (int i = 0; i < 5; i++) {
      try {
        new Nothing().call(i);
      } catch (UnsupportedOperationException e) {
        System.out.println(i + " " + e);
      }
    }
  }

  static void queue() throws Exception {
    Mutex mutex = new Mutex();
    System.out.println(mutex + " " + mutex.hasContended() + " " + mutex.hasQueuedThreads() + " " + mutex.getFirstQueuedThread());
    mutex.acquire(1);
    StringBuffer order = new StringBuffer();
    Thread[] threads = new Thread[3];
    for (int i = 0; i < 3; i++) {
      String name = "t" + i;
      threads[i] = start(name, () -> {
        mutex.acquire(1);
        order.append(name).append(mutex.hasQueuedPredecessors()).append(' ');
        mutex.release(1);
      });
      awaitLength(mutex, i + 1);
    }
    System.out.println(mutex + " " + mutex.hasContended() + " " + mutex.hasQueuedThreads() + " " + mutex.getFirstQueuedThread().getName() + " " + mutex.hasQueuedPredecessors());
    System.out.println(names(mutex.getQueuedThreads()) + "|" + names(mutex.getExclusiveQueuedThreads()) + "|" + names(mutex.getSharedQueuedThreads()) + "|" + mutex.isQueued(threads[1]) + " " + mutex.isQueued(Thread.currentThread()));
    System.out.println(mutex.release(1));
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println(order + mutex.toString() + mutex.hasQueuedPredecessors());
    try {
      mutex.release(1);
    } catch (IllegalMonitorStateException e) {
      System.out.println(e);
    }
    try {
      mutex.isQueued(null);
    } catch (NullPointerException e) {
      System.out.println("null");
    }
  }

  static void interrupts() throws Exception {
    Mutex mutex = new Mutex();
    mutex.acquire(1);
    Thread waiter = start("waiter", () -> {
      try {
        mutex.acquireInterruptibly(1);
      } catch (InterruptedException e) {
        System.out.println("interrupted " + Thread.currentThread().isInterrupted());
      }
    });
    awaitLength(mutex, 1);
    waiter.interrupt();
    waiter.join();
    System.out.println(mutex.getQueueLength() + " " + mutex.tryAcquireNanos(1, 0) + " " + mutex.tryAcquireNanos(1, 2000000) + " " + mutex.getQueueLength());
    Thread.currentThread().interrupt();
    try {
      mutex.acquireInterruptibly(1);
    } catch (InterruptedException e) {
      System.out.println("at once " + Thread.currentThread().isInterrupted());
    }
    Thread.currentThread().interrupt();
    try {
      mutex.tryAcquireNanos(1, 5);
    } catch (InterruptedException e) {
      System.out.println("at once");
    }
    Thread stubborn = start("stubborn", () -> {
      mutex.acquire(1);
      System.out.println("acquired " + Thread.currentThread().isInterrupted());
      mutex.release(1);
    });
    awaitLength(mutex, 1);
    stubborn.interrupt();
    mutex.release(1);
    stubborn.join();
    System.out.println(mutex.tryAcquireNanos(1, 5) + " " + mutex.release(1));
  }

  static void shared() throws Exception {
    Latch latch = new Latch();
    StringBuffer through = new StringBuffer();
    Thread[] threads = new Thread[3];
    for (int i = 0; i < 3; i++) {
      threads[i] = start("s" + i, () -> {
        latch.acquireShared(1);
        through.append('x');
      });
      awaitLength(latch, i + 1);
    }
    System.out.println(names(latch.getSharedQueuedThreads()) + "|" + names(latch.getExclusiveQueuedThreads()));
    System.out.println(latch.tryAcquireSharedNanos(1, 1000000) + " " + latch.getQueueLength());
    Thread.currentThread().interrupt();
    try {
      latch.acquireSharedInterruptibly(1);
    } catch (InterruptedException e) {
      System.out.println("at once");
    }
    System.out.println(latch.releaseShared(1));
    for (Thread thread : threads) {
      thread.join();
    }
    latch.acquireSharedInterruptibly(1);
    System.out.println(through + " " + latch.tryAcquireSharedNanos(1, 0));
  }

  static void conditions() throws Exception {
    Mutex mutex = new Mutex();
    AbstractQueuedSynchronizer.ConditionObject condition = mutex.condition();
    Mutex other = new Mutex();
    System.out.println(mutex.owns(condition) + " " + other.owns(condition));
    try {
      other.hasWaiters(condition);
    } catch (IllegalArgumentException e) {
      System.out.println(e);
    }
    try {
      condition.signal();
    } catch (IllegalMonitorStateException e) {
      System.out.println(e);
    }
    try {
      condition.await();
    } catch (IllegalMonitorStateException e) {
      System.out.println(e);
    }
    try {
      mutex.getWaitQueueLength(condition);
    } catch (IllegalMonitorStateException e) {
      System.out.println(e);
    }
    StringBuffer order = new StringBuffer();
    Thread[] threads = new Thread[3];
    for (int i = 0; i < 3; i++) {
      String name = "c" + i;
      threads[i] = start(name, () -> {
        mutex.acquire(1);
        condition.awaitUninterruptibly();
        order.append(name).append(' ');
        mutex.release(1);
      });
      int waiting = 0;
      while (waiting <= i) {
        mutex.acquire(1);
        waiting = mutex.getWaitQueueLength(condition);
        mutex.release(1);
        Thread.sleep(1);
      }
    }
    mutex.acquire(1);
    System.out.println(mutex.hasWaiters(condition) + " " + names(mutex.getWaitingThreads(condition)));
    condition.signal();
    System.out.println(mutex.getWaitQueueLength(condition) + " " + mutex.getQueueLength() + " " + mutex.getFirstQueuedThread().getName());
    condition.signalAll();
    condition.signal();
    System.out.println(mutex.getWaitQueueLength(condition) + " " + names(mutex.getQueuedThreads()) + " " + mutex.hasWaiters(condition));
    mutex.release(1);
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println(order);
    times(mutex, condition);
  }

  static void times(Mutex mutex, Condition condition) throws Exception {
    mutex.acquire(1);
    System.out.println(condition.await(1, TimeUnit.MILLISECONDS) + " " + (condition.awaitNanos(1000000) <= 0) + " " + condition.awaitUntil(new Date(System.currentTimeMillis() + 2)) + " "
        + condition.awaitUntil(new Date(0)) + " " + condition.await(-1, TimeUnit.DAYS) + " " + mutex.isHeldExclusively());
    Thread main = Thread.currentThread();
    Thread helper = start("helper", () -> {
      mutex.acquire(1);
      condition.signal();
      mutex.release(1);
    });
    System.out.println(condition.await(1, TimeUnit.DAYS) + " " + mutex.isHeldExclusively());
    helper.join();
    main.interrupt();
    try {
      condition.await();
    } catch (InterruptedException e) {
      System.out.println("interrupted " + mutex.isHeldExclusively());
    }
    Thread interrupter = start("interrupter", () -> {
      mutex.acquire(1);
      main.interrupt();
      mutex.release(1);
    });
    try {
      condition.await();
    } catch (InterruptedException e) {
      System.out.println("interrupted " + mutex.isHeldExclusively() + " " + Thread.currentThread().isInterrupted());
    }
    interrupter.join();
    mutex.release(1);
  }

  public static void main(String[] args) throws Exception {
    nothing();
    queue();
    interrupts();
    shared();
    conditions();
  }
}

/* expect:
0 java.lang.UnsupportedOperationException
1 java.lang.UnsupportedOperationException
2 java.lang.UnsupportedOperationException
3 java.lang.UnsupportedOperationException
4 java.lang.UnsupportedOperationException
[State = 0, empty queue] false false null
[State = 1, nonempty queue] true true t0 true
t2 t1 t0|t2 t1 t0||true false
true
t0true t1true t2false [State = 0, empty queue]false
java.lang.IllegalMonitorStateException: not mine
null
interrupted false
0 false false 0
at once false
at once
acquired true
true true
s2 s1 s0|
false 3
at once
true
xxx true
true false
java.lang.IllegalArgumentException: Not owner
java.lang.IllegalMonitorStateException
java.lang.IllegalMonitorStateException
java.lang.IllegalMonitorStateException
true c0 c1 c2
2 1 c0
0 c2 c1 c0 false
c0 c1 c2\x{20}
false true false false false true
true true
interrupted true
interrupted true false
*/
