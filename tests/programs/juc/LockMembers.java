import java.util.concurrent.*;
import java.util.concurrent.locks.*;

// Every member of ReentrantLock, Condition, Semaphore, CountDownLatch, CyclicBarrier, TimeUnit and LockSupport that one thread can show.
public class LockMembers {
  interface Action {
    Object run() throws Exception;
  }

  static void show(String what, Action action) {
    String result;
    try {
      result = text(action.run());
    } catch (Throwable thrown) {
      // The messages that Java makes up for null references are its own.
      String message = String.valueOf(thrown.getMessage());
      result = "! " + (message.contains("because ") ? thrown.getClass().getName() : thrown);
    }
    System.out.println(what + " = " + result);
  }

  static String text(Object value) {
    if (value instanceof String) {
      return "\"" + ((String) value).replace("\n", "\\n") + "\"";
    }
    if (value != null && value.getClass().isArray()) {
      String all = java.util.Arrays.deepToString(new Object[] {value});
      return all.substring(1, all.length() - 1);
    }
    return String.valueOf(value);
  }

  static String text(Object lock, String what) {
    return lock.toString().replaceAll("@[0-9a-f]+", "@") + what;
  }

  static Object o() {
    return new Object();
  }

  static <T> void inThread(Callable<T> task) throws Exception {
    Thread t = new Thread(() -> {
      try {
        System.out.println("in thread: " + task.call());
      } catch (Throwable e) {
        System.out.println("in thread: " + e);
      }
    }, "t");
    t.start();
    t.join();
  }

  static void locks() throws Exception {
    ReentrantLock l = new ReentrantLock();
    Lock lock = l;
    show(
        "text(l, \"\") + \" \" + l.isLocked() + \" \" + l.isHeldByCurrentThread() + \" \" + l.getHoldCount() + \" \" + l.isFair() + \" \" + new ReentrantLock(true).isFair() + \" \" + l.hasQueuedThreads() + \" \" + l.getQueueLength() + \" \" + l.hasQueuedThread(Thread.currentThread())",
        () -> text(l, "") + " " + l.isLocked() + " " + l.isHeldByCurrentThread() + " " + l.getHoldCount() + " " + l.isFair() + " " + new ReentrantLock(true).isFair() + " " + l.hasQueuedThreads() + " " + l.getQueueLength() + " " + l.hasQueuedThread(Thread.currentThread()));
    show("l.unlock()", () -> { l.unlock(); return "done"; });
    show("lock.unlock()", () -> { lock.unlock(); return "done"; });
    show(
        "lock.lock(); l.lock(); lock.lockInterruptibly()",
        () -> { lock.lock(); l.lock(); lock.lockInterruptibly(); return "done"; });
    show(
        "lock.tryLock() + \" \" + lock.tryLock(1, TimeUnit.SECONDS) + \" \" + l.getHoldCount() + \" \" + text(l, \"\")",
        () -> lock.tryLock() + " " + lock.tryLock(1, TimeUnit.SECONDS) + " " + l.getHoldCount() + " " + text(l, ""));
    show(
        "inThread(() -> l.tryLock() + \" \" + lock.tryLock(1, TimeUnit.MILLISECONDS) + \" \" + l.isLocked() + \" \" + l.isHeldByCurrentThread() + \" \" + l.getHoldCount())",
        () -> { inThread(() -> l.tryLock() + " " + lock.tryLock(1, TimeUnit.MILLISECONDS) + " " + l.isLocked() + " " + l.isHeldByCurrentThread() + " " + l.getHoldCount()); return "done"; });
    show(
        "inThread(() -> { l.unlock(); return 1; })",
        () -> { inThread(() -> { l.unlock(); return 1; }); return "done"; });
    show(
        "Thread.currentThread().interrupt(); l.lockInterruptibly()",
        () -> { Thread.currentThread().interrupt(); l.lockInterruptibly(); return "done"; });
    show(
        "Thread.currentThread().interrupt(); l.tryLock(1, TimeUnit.SECONDS)",
        () -> { Thread.currentThread().interrupt(); l.tryLock(1, TimeUnit.SECONDS); return "done"; });
    show(
        "Thread.currentThread().interrupt(); l.lock()",
        () -> { Thread.currentThread().interrupt(); l.lock(); return "done"; });
    show(
        "Thread.interrupted() + \" \" + l.getHoldCount()",
        () -> Thread.interrupted() + " " + l.getHoldCount());
    show("l.tryLock(1, null)", () -> l.tryLock(1, null));
    show("l.hasQueuedThread(null)", () -> l.hasQueuedThread(null));
    show(
        "while (l.isHeldByCurrentThread()) { l.unlock(); }",
        () -> { while (l.isHeldByCurrentThread()) { l.unlock(); }; return "done"; });
  }

  static void conditions() throws Exception {
    ReentrantLock l = new ReentrantLock();
    Condition c = l.newCondition();
    show("c.await()", () -> { c.await(); return "done"; });
    show("c.signal()", () -> { c.signal(); return "done"; });
    show("c.signalAll()", () -> { c.signalAll(); return "done"; });
    show("c.await(1, TimeUnit.MILLISECONDS)", () -> c.await(1, TimeUnit.MILLISECONDS));
    show("c.awaitNanos(1)", () -> c.awaitNanos(1));
    show("c.awaitUninterruptibly()", () -> { c.awaitUninterruptibly(); return "done"; });
    show("l.hasWaiters(c)", () -> l.hasWaiters(c));
    show("l.lock()", () -> { l.lock(); return "done"; });
    show(
        "l.hasWaiters(c) + \" \" + l.getWaitQueueLength(c)",
        () -> l.hasWaiters(c) + " " + l.getWaitQueueLength(c));
    show("l.hasWaiters(null)", () -> l.hasWaiters(null));
    show(
        "l.hasWaiters(new ReentrantLock().newCondition())",
        () -> l.hasWaiters(new ReentrantLock().newCondition()));
    show(
        "c.await(1, TimeUnit.MILLISECONDS) + \" \" + (c.awaitNanos(1000) <= 0) + \" \" + c.await(-1, TimeUnit.DAYS) + \" \" + l.getHoldCount()",
        () -> c.await(1, TimeUnit.MILLISECONDS) + " " + (c.awaitNanos(1000) <= 0) + " " + c.await(-1, TimeUnit.DAYS) + " " + l.getHoldCount());
    show(
        "Thread.currentThread().interrupt(); c.await()",
        () -> { Thread.currentThread().interrupt(); c.await(); return "done"; });
    show(
        "Thread.currentThread().interrupt(); c.await(1, TimeUnit.DAYS)",
        () -> { Thread.currentThread().interrupt(); c.await(1, TimeUnit.DAYS); return "done"; });
    show(
        "Thread.currentThread().interrupt(); c.awaitNanos(1)",
        () -> { Thread.currentThread().interrupt(); c.awaitNanos(1); return "done"; });
    show("c.signal(); c.signalAll()", () -> { c.signal(); c.signalAll(); return "done"; });
    show("l.unlock()", () -> { l.unlock(); return "done"; });
  }

  static void semaphores() throws Exception {
    Semaphore s = new Semaphore(3);
    show(
        "text(s, \"\") + \" \" + s.availablePermits() + \" \" + s.isFair() + \" \" + new Semaphore(1, true).isFair() + \" \" + s.hasQueuedThreads() + \" \" + s.getQueueLength()",
        () -> text(s, "") + " " + s.availablePermits() + " " + s.isFair() + " " + new Semaphore(1, true).isFair() + " " + s.hasQueuedThreads() + " " + s.getQueueLength());
    show(
        "s.acquire(); s.acquire(2); s.release()",
        () -> { s.acquire(); s.acquire(2); s.release(); return "done"; });
    show(
        "s.tryAcquire() + \" \" + s.tryAcquire() + \" \" + s.tryAcquire(2) + \" \" + s.tryAcquire(1, TimeUnit.MILLISECONDS) + \" \" + s.tryAcquire(2, 1, TimeUnit.MILLISECONDS)",
        () -> s.tryAcquire() + " " + s.tryAcquire() + " " + s.tryAcquire(2) + " " + s.tryAcquire(1, TimeUnit.MILLISECONDS) + " " + s.tryAcquire(2, 1, TimeUnit.MILLISECONDS));
    show(
        "s.release(4); s.acquireUninterruptibly(); s.acquireUninterruptibly(2)",
        () -> { s.release(4); s.acquireUninterruptibly(); s.acquireUninterruptibly(2); return "done"; });
    show(
        "s.availablePermits() + \" \" + s.drainPermits() + \" \" + s.drainPermits() + \" \" + text(s, \"\")",
        () -> s.availablePermits() + " " + s.drainPermits() + " " + s.drainPermits() + " " + text(s, ""));
    show("s.acquire(-1)", () -> { s.acquire(-1); return "done"; });
    show("s.acquireUninterruptibly(-1)", () -> { s.acquireUninterruptibly(-1); return "done"; });
    show("s.release(-1)", () -> { s.release(-1); return "done"; });
    show("s.tryAcquire(-1)", () -> s.tryAcquire(-1));
    show("s.tryAcquire(-1, 1, TimeUnit.SECONDS)", () -> s.tryAcquire(-1, 1, TimeUnit.SECONDS));
    show(
        "s.release(Integer.MAX_VALUE); s.release()",
        () -> { s.release(Integer.MAX_VALUE); s.release(); return "done"; });
    show("s.availablePermits()", () -> s.availablePermits());
    Semaphore debt = new Semaphore(-2);
    show("debt.release()", () -> { debt.release(); return "done"; });
    show(
        "debt.tryAcquire() + \" \" + debt.availablePermits() + \" \" + new Semaphore(5) { int cut() { reducePermits(7); return availablePermits(); } }.cut()",
        () -> debt.tryAcquire() + " " + debt.availablePermits() + " " + new Semaphore(5) { int cut() { reducePermits(7); return availablePermits(); } }.cut());
    show(
        "Thread.currentThread().interrupt(); s.acquire()",
        () -> { Thread.currentThread().interrupt(); s.acquire(); return "done"; });
    show(
        "Thread.currentThread().interrupt(); s.tryAcquire(1, TimeUnit.SECONDS)",
        () -> { Thread.currentThread().interrupt(); s.tryAcquire(1, TimeUnit.SECONDS); return "done"; });
  }

  static void latches() throws Exception {
    CountDownLatch d = new CountDownLatch(2);
    show("new CountDownLatch(-1)", () -> new CountDownLatch(-1));
    show(
        "text(d, \"\") + \" \" + d.getCount() + \" \" + d.await(1, TimeUnit.MILLISECONDS)",
        () -> text(d, "") + " " + d.getCount() + " " + d.await(1, TimeUnit.MILLISECONDS));
    show(
        "d.countDown(); d.countDown(); d.countDown(); d.await()",
        () -> { d.countDown(); d.countDown(); d.countDown(); d.await(); return "done"; });
    show(
        "text(d, \"\") + \" \" + d.getCount() + \" \" + d.await(0, TimeUnit.SECONDS)",
        () -> text(d, "") + " " + d.getCount() + " " + d.await(0, TimeUnit.SECONDS));
    show(
        "Thread.currentThread().interrupt(); d.await()",
        () -> { Thread.currentThread().interrupt(); d.await(); return "done"; });
    show(
        "Thread.currentThread().interrupt(); d.await(1, TimeUnit.DAYS)",
        () -> { Thread.currentThread().interrupt(); d.await(1, TimeUnit.DAYS); return "done"; });
  }

  static void barriers() throws Exception {
    CyclicBarrier b = new CyclicBarrier(1, () -> System.out.println("action"));
    show("new CyclicBarrier(0)", () -> new CyclicBarrier(0));
    show("new CyclicBarrier(-1, null)", () -> new CyclicBarrier(-1, null));
    show(
        "b.getParties() + \" \" + b.getNumberWaiting() + \" \" + b.isBroken() + \" \" + b.await() + \" \" + b.await(1, TimeUnit.SECONDS)",
        () -> b.getParties() + " " + b.getNumberWaiting() + " " + b.isBroken() + " " + b.await() + " " + b.await(1, TimeUnit.SECONDS));
    CyclicBarrier two = new CyclicBarrier(2);
    show("two.await(1, TimeUnit.MILLISECONDS)", () -> two.await(1, TimeUnit.MILLISECONDS));
    show("two.isBroken()", () -> two.isBroken());
    show("two.await()", () -> two.await());
    show("two.await(1, TimeUnit.MILLISECONDS)", () -> two.await(1, TimeUnit.MILLISECONDS));
    show("two.reset()", () -> { two.reset(); return "done"; });
    show("two.isBroken()", () -> two.isBroken());
    show(
        "Thread.currentThread().interrupt(); two.await()",
        () -> { Thread.currentThread().interrupt(); two.await(); return "done"; });
    show(
        "two.isBroken() + \" \" + two.getNumberWaiting()",
        () -> two.isBroken() + " " + two.getNumberWaiting());
    CyclicBarrier bad = new CyclicBarrier(1, () -> { throw new IllegalStateException("action"); });
    show("bad.await()", () -> bad.await());
    show("bad.isBroken()", () -> bad.isBroken());
  }

  static void units() throws Exception {
    show("TimeUnit.values()", () -> TimeUnit.values());
    show(
        "TimeUnit.valueOf(\"DAYS\") + \" \" + TimeUnit.valueOf(\"SECONDS\").ordinal()",
        () -> TimeUnit.valueOf("DAYS") + " " + TimeUnit.valueOf("SECONDS").ordinal());
    show("TimeUnit.valueOf(\"YEARS\")", () -> TimeUnit.valueOf("YEARS"));
    show(
        "TimeUnit.NANOSECONDS.toMicros(1999) + \" \" + TimeUnit.MICROSECONDS.toMillis(-1999) + \" \" + TimeUnit.MILLISECONDS.toSeconds(999) + \" \" + TimeUnit.SECONDS.toMinutes(119) + \" \" + TimeUnit.MINUTES.toHours(120) + \" \" + TimeUnit.HOURS.toDays(47) + \" \" + TimeUnit.DAYS.toNanos(1) + \" \" + TimeUnit.DAYS.toNanos(1000000) + \" \" + TimeUnit.DAYS.toNanos(-1000000)",
        () -> TimeUnit.NANOSECONDS.toMicros(1999) + " " + TimeUnit.MICROSECONDS.toMillis(-1999) + " " + TimeUnit.MILLISECONDS.toSeconds(999) + " " + TimeUnit.SECONDS.toMinutes(119) + " " + TimeUnit.MINUTES.toHours(120) + " " + TimeUnit.HOURS.toDays(47) + " " + TimeUnit.DAYS.toNanos(1) + " " + TimeUnit.DAYS.toNanos(1000000) + " " + TimeUnit.DAYS.toNanos(-1000000));
    show(
        "TimeUnit.SECONDS.convert(2500, TimeUnit.MILLISECONDS) + \" \" + TimeUnit.MICROSECONDS.convert(1, TimeUnit.DAYS) + \" \" + TimeUnit.NANOSECONDS.convert(Long.MAX_VALUE, TimeUnit.DAYS)",
        () -> TimeUnit.SECONDS.convert(2500, TimeUnit.MILLISECONDS) + " " + TimeUnit.MICROSECONDS.convert(1, TimeUnit.DAYS) + " " + TimeUnit.NANOSECONDS.convert(Long.MAX_VALUE, TimeUnit.DAYS));
    show("TimeUnit.SECONDS.convert(1, null)", () -> TimeUnit.SECONDS.convert(1, null));
    show(
        "TimeUnit.MILLISECONDS.sleep(1); TimeUnit.SECONDS.sleep(0); TimeUnit.SECONDS.sleep(-5)",
        () -> { TimeUnit.MILLISECONDS.sleep(1); TimeUnit.SECONDS.sleep(0); TimeUnit.SECONDS.sleep(-5); return "done"; });
    Thread t = new Thread(() -> { });
    show(
        "t.start(); TimeUnit.SECONDS.timedJoin(t, 5)",
        () -> { t.start(); TimeUnit.SECONDS.timedJoin(t, 5); return "done"; });
    show("t.isAlive()", () -> t.isAlive());
    Object o = new Object();
    show(
        "TimeUnit.MILLISECONDS.timedWait(o, 1)",
        () -> { TimeUnit.MILLISECONDS.timedWait(o, 1); return "done"; });
    show(
        "synchronized (o) { TimeUnit.MILLISECONDS.timedWait(o, 1); TimeUnit.MILLISECONDS.timedWait(o, 0); }",
        () -> { synchronized (o) { TimeUnit.MILLISECONDS.timedWait(o, 1); TimeUnit.MILLISECONDS.timedWait(o, 0); }; return "done"; });
  }

  static void parking() throws Exception {
    show("LockSupport.unpark(null)", () -> { LockSupport.unpark(null); return "done"; });
    show(
        "LockSupport.unpark(Thread.currentThread()); LockSupport.park()",
        () -> { LockSupport.unpark(Thread.currentThread()); LockSupport.park(); return "done"; });
    show(
        "LockSupport.unpark(Thread.currentThread()); LockSupport.park(o())",
        () -> { LockSupport.unpark(Thread.currentThread()); LockSupport.park(o()); return "done"; });
    show(
        "LockSupport.parkNanos(1); LockSupport.parkNanos(o(), 1); LockSupport.parkNanos(-1); LockSupport.parkNanos(o(), 0)",
        () -> { LockSupport.parkNanos(1); LockSupport.parkNanos(o(), 1); LockSupport.parkNanos(-1); LockSupport.parkNanos(o(), 0); return "done"; });
    show(
        "LockSupport.parkUntil(1); LockSupport.parkUntil(o(), 1)",
        () -> { LockSupport.parkUntil(1); LockSupport.parkUntil(o(), 1); return "done"; });
    show(
        "Thread.currentThread().interrupt(); LockSupport.park(); LockSupport.park(o())",
        () -> { Thread.currentThread().interrupt(); LockSupport.park(); LockSupport.park(o()); return "done"; });
    show("Thread.interrupted()", () -> Thread.interrupted());
  }

  public static void main(String[] args) throws Exception {
    locks();
    conditions();
    semaphores();
    latches();
    barriers();
    units();
    parking();
  }
}

/* expect:
text(l, "") + " " + l.isLocked() + " " + l.isHeldByCurrentThread() + " " + l.getHoldCount() + " " + l.isFair() + " " + new ReentrantLock(true).isFair() + " " + l.hasQueuedThreads() + " " + l.getQueueLength() + " " + l.hasQueuedThread(Thread.currentThread()) = "java.util.concurrent.locks.ReentrantLock@[Unlocked] false false 0 false true false 0 false"
l.unlock() = ! java.lang.IllegalMonitorStateException
lock.unlock() = ! java.lang.IllegalMonitorStateException
lock.lock(); l.lock(); lock.lockInterruptibly() = "done"
lock.tryLock() + " " + lock.tryLock(1, TimeUnit.SECONDS) + " " + l.getHoldCount() + " " + text(l, "") = "true true 5 java.util.concurrent.locks.ReentrantLock@[Locked by thread main]"
in thread: false false true false 0
inThread(() -> l.tryLock() + " " + lock.tryLock(1, TimeUnit.MILLISECONDS) + " " + l.isLocked() + " " + l.isHeldByCurrentThread() + " " + l.getHoldCount()) = "done"
in thread: java.lang.IllegalMonitorStateException
inThread(() -> { l.unlock(); return 1; }) = "done"
Thread.currentThread().interrupt(); l.lockInterruptibly() = ! java.lang.InterruptedException
Thread.currentThread().interrupt(); l.tryLock(1, TimeUnit.SECONDS) = ! java.lang.InterruptedException
Thread.currentThread().interrupt(); l.lock() = "done"
Thread.interrupted() + " " + l.getHoldCount() = "true 6"
l.tryLock(1, null) = ! java.lang.NullPointerException
l.hasQueuedThread(null) = ! java.lang.NullPointerException
while (l.isHeldByCurrentThread()) { l.unlock(); } = "done"
c.await() = ! java.lang.IllegalMonitorStateException
c.signal() = ! java.lang.IllegalMonitorStateException
c.signalAll() = ! java.lang.IllegalMonitorStateException
c.await(1, TimeUnit.MILLISECONDS) = ! java.lang.IllegalMonitorStateException
c.awaitNanos(1) = ! java.lang.IllegalMonitorStateException
c.awaitUninterruptibly() = ! java.lang.IllegalMonitorStateException
l.hasWaiters(c) = ! java.lang.IllegalMonitorStateException
l.lock() = "done"
l.hasWaiters(c) + " " + l.getWaitQueueLength(c) = "false 0"
l.hasWaiters(null) = ! java.lang.NullPointerException
l.hasWaiters(new ReentrantLock().newCondition()) = ! java.lang.IllegalArgumentException: Not owner
c.await(1, TimeUnit.MILLISECONDS) + " " + (c.awaitNanos(1000) <= 0) + " " + c.await(-1, TimeUnit.DAYS) + " " + l.getHoldCount() = "false true false 1"
Thread.currentThread().interrupt(); c.await() = ! java.lang.InterruptedException
Thread.currentThread().interrupt(); c.await(1, TimeUnit.DAYS) = ! java.lang.InterruptedException
Thread.currentThread().interrupt(); c.awaitNanos(1) = ! java.lang.InterruptedException
c.signal(); c.signalAll() = "done"
l.unlock() = "done"
text(s, "") + " " + s.availablePermits() + " " + s.isFair() + " " + new Semaphore(1, true).isFair() + " " + s.hasQueuedThreads() + " " + s.getQueueLength() = "java.util.concurrent.Semaphore@[Permits = 3] 3 false true false 0"
s.acquire(); s.acquire(2); s.release() = "done"
s.tryAcquire() + " " + s.tryAcquire() + " " + s.tryAcquire(2) + " " + s.tryAcquire(1, TimeUnit.MILLISECONDS) + " " + s.tryAcquire(2, 1, TimeUnit.MILLISECONDS) = "true false false false false"
s.release(4); s.acquireUninterruptibly(); s.acquireUninterruptibly(2) = "done"
s.availablePermits() + " " + s.drainPermits() + " " + s.drainPermits() + " " + text(s, "") = "1 1 0 java.util.concurrent.Semaphore@[Permits = 0]"
s.acquire(-1) = ! java.lang.IllegalArgumentException
s.acquireUninterruptibly(-1) = ! java.lang.IllegalArgumentException
s.release(-1) = ! java.lang.IllegalArgumentException
s.tryAcquire(-1) = ! java.lang.IllegalArgumentException
s.tryAcquire(-1, 1, TimeUnit.SECONDS) = ! java.lang.IllegalArgumentException
s.release(Integer.MAX_VALUE); s.release() = ! java.lang.Error: Maximum permit count exceeded
s.availablePermits() = 2147483647
debt.release() = "done"
debt.tryAcquire() + " " + debt.availablePermits() + " " + new Semaphore(5) { int cut() { reducePermits(7); return availablePermits(); } }.cut() = "false -1 -2"
Thread.currentThread().interrupt(); s.acquire() = ! java.lang.InterruptedException
Thread.currentThread().interrupt(); s.tryAcquire(1, TimeUnit.SECONDS) = ! java.lang.InterruptedException
new CountDownLatch(-1) = ! java.lang.IllegalArgumentException: count < 0
text(d, "") + " " + d.getCount() + " " + d.await(1, TimeUnit.MILLISECONDS) = "java.util.concurrent.CountDownLatch@[Count = 2] 2 false"
d.countDown(); d.countDown(); d.countDown(); d.await() = "done"
text(d, "") + " " + d.getCount() + " " + d.await(0, TimeUnit.SECONDS) = "java.util.concurrent.CountDownLatch@[Count = 0] 0 true"
Thread.currentThread().interrupt(); d.await() = ! java.lang.InterruptedException
Thread.currentThread().interrupt(); d.await(1, TimeUnit.DAYS) = ! java.lang.InterruptedException
new CyclicBarrier(0) = ! java.lang.IllegalArgumentException
new CyclicBarrier(-1, null) = ! java.lang.IllegalArgumentException
action
action
b.getParties() + " " + b.getNumberWaiting() + " " + b.isBroken() + " " + b.await() + " " + b.await(1, TimeUnit.SECONDS) = "1 0 false 0 0"
two.await(1, TimeUnit.MILLISECONDS) = ! java.util.concurrent.TimeoutException
two.isBroken() = true
two.await() = ! java.util.concurrent.BrokenBarrierException
two.await(1, TimeUnit.MILLISECONDS) = ! java.util.concurrent.BrokenBarrierException
two.reset() = "done"
two.isBroken() = false
Thread.currentThread().interrupt(); two.await() = ! java.lang.InterruptedException
two.isBroken() + " " + two.getNumberWaiting() = "true 0"
bad.await() = ! java.lang.IllegalStateException: action
bad.isBroken() = true
TimeUnit.values() = [NANOSECONDS, MICROSECONDS, MILLISECONDS, SECONDS, MINUTES, HOURS, DAYS]
TimeUnit.valueOf("DAYS") + " " + TimeUnit.valueOf("SECONDS").ordinal() = "DAYS 3"
TimeUnit.valueOf("YEARS") = ! java.lang.IllegalArgumentException: No enum constant java.util.concurrent.TimeUnit.YEARS
TimeUnit.NANOSECONDS.toMicros(1999) + " " + TimeUnit.MICROSECONDS.toMillis(-1999) + " " + TimeUnit.MILLISECONDS.toSeconds(999) + " " + TimeUnit.SECONDS.toMinutes(119) + " " + TimeUnit.MINUTES.toHours(120) + " " + TimeUnit.HOURS.toDays(47) + " " + TimeUnit.DAYS.toNanos(1) + " " + TimeUnit.DAYS.toNanos(1000000) + " " + TimeUnit.DAYS.toNanos(-1000000) = "1 -1 0 1 2 1 86400000000000 9223372036854775807 -9223372036854775808"
TimeUnit.SECONDS.convert(2500, TimeUnit.MILLISECONDS) + " " + TimeUnit.MICROSECONDS.convert(1, TimeUnit.DAYS) + " " + TimeUnit.NANOSECONDS.convert(Long.MAX_VALUE, TimeUnit.DAYS) = "2 86400000000 9223372036854775807"
TimeUnit.SECONDS.convert(1, null) = ! java.lang.NullPointerException
TimeUnit.MILLISECONDS.sleep(1); TimeUnit.SECONDS.sleep(0); TimeUnit.SECONDS.sleep(-5) = "done"
t.start(); TimeUnit.SECONDS.timedJoin(t, 5) = "done"
t.isAlive() = false
TimeUnit.MILLISECONDS.timedWait(o, 1) = ! java.lang.IllegalMonitorStateException: current thread is not owner
synchronized (o) { TimeUnit.MILLISECONDS.timedWait(o, 1); TimeUnit.MILLISECONDS.timedWait(o, 0); } = "done"
LockSupport.unpark(null) = "done"
LockSupport.unpark(Thread.currentThread()); LockSupport.park() = "done"
LockSupport.unpark(Thread.currentThread()); LockSupport.park(o()) = "done"
LockSupport.parkNanos(1); LockSupport.parkNanos(o(), 1); LockSupport.parkNanos(-1); LockSupport.parkNanos(o(), 0) = "done"
LockSupport.parkUntil(1); LockSupport.parkUntil(o(), 1) = "done"
Thread.currentThread().interrupt(); LockSupport.park(); LockSupport.park(o()) = "done"
Thread.interrupted() = true
*/
