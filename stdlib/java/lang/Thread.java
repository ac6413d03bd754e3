package java.lang;

import braid.internal.Hidden;
import braid.internal.NotAtomic;
import java.util.HashMap;
import java.util.Map;

/**
 * A thread of the program. The machine keeps its state, its frames and what it waits for; this object
 * has the name and the rest of what a program sees.
 *
 * <p>The machine calls three methods here: bootMain before the first frame of the initial thread, then
 * for every thread run(), uncaught(t) if run() ended with an exception, and at last exit().
 */
@Hidden
public class Thread implements Runnable {
  public static final int MIN_PRIORITY = 1;
  public static final int NORM_PRIORITY = 5;
  public static final int MAX_PRIORITY = 10;

  /** Next number for a name "Thread-N", and next id. Counted by a native, so without a lock. */
  private static final int[] COUNTERS = {0, 2};

  private static UncaughtExceptionHandler defaultHandler;

  private String name;
  private Runnable target;
  private ThreadGroup group;
  private UncaughtExceptionHandler handler;
  private long id;
  private int priority = NORM_PRIORITY;
  private boolean daemon;
  /** Of a thread that is not running; the machine has it while it runs. */
  private boolean interrupted;

  Locals locals;
  Locals inheritableLocals;

  /** Is told of an exception that ended a thread. */
  @FunctionalInterface
  public interface UncaughtExceptionHandler {
    void uncaughtException(Thread t, Throwable e);
  }

  /** Where a thread is in its life. */
  public enum State {
    NEW,
    RUNNABLE,
    BLOCKED,
    WAITING,
    TIMED_WAITING,
    TERMINATED
  }

  /** The values of a thread's variables: a table of pairs, searched from the newest. */
  static final class Locals {
    Object[] keys = new Object[4];
    Object[] values = new Object[4];
    int count;

    int find(Object key) {
      for (int i = count - 1; i >= 0; i--) {
        if (keys[i] == key) {
          return i;
        }
      }
      return -1;
    }

    void put(Object key, Object value) {
      int index = find(key);
      if (index >= 0) {
        values[index] = value;
        return;
      }
      if (count == keys.length) {
        keys = grow(keys);
        values = grow(values);
      }
      keys[count] = key;
      values[count++] = value;
    }

    void remove(Object key) {
      int index = find(key);
      if (index >= 0) {
        count--;
        keys[index] = keys[count];
        values[index] = values[count];
        keys[count] = null;
        values[count] = null;
      }
    }

    private static Object[] grow(Object[] old) {
      Object[] made = new Object[2 * old.length];
      System.arraycopy(old, 0, made, 0, old.length);
      return made;
    }
  }

  public Thread() {
    this(null, null, nextName());
  }

  public Thread(Runnable target) {
    this(null, target, nextName());
  }

  public Thread(ThreadGroup group, Runnable target) {
    this(group, target, nextName());
  }

  public Thread(String name) {
    this(null, null, name);
  }

  public Thread(ThreadGroup group, String name) {
    this(group, null, name);
  }

  public Thread(Runnable target, String name) {
    this(null, target, name);
  }

  public Thread(ThreadGroup group, Runnable target, String name, long stackSize) {
    this(group, target, name);
  }

  public Thread(
      ThreadGroup group,
      Runnable target,
      String name,
      long stackSize,
      boolean inheritThreadLocals) {
    this(group, target, name);
    if (!inheritThreadLocals) {
      inheritableLocals = null;
    }
  }

  public Thread(ThreadGroup group, Runnable target, String name) {
    if (name == null) {
      throw new NullPointerException("name cannot be null");
    }
    Thread parent = currentThread();
    this.name = name;
    this.target = target;
    this.group = group == null ? parent.group : group;
    this.daemon = parent.daemon;
    this.priority = Math.min(parent.priority, this.group.getMaxPriority());
    this.id = getAndAdd0(COUNTERS, 1, 1);
    if (parent.inheritableLocals != null) {
      this.inheritableLocals = InheritableThreadLocal.copy(parent.inheritableLocals);
    }
  }

  private static String nextName() {
    return "Thread-" + getAndAdd0(COUNTERS, 0, 1);
  }

  /**
   * Fills in the object of the initial thread, which the machine made without a constructor. Called by
   * the machine before anything else.
   */
  @Hidden
  static void bootMain() {
    Thread main = currentThread();
    main.name = "main";
    main.group = new ThreadGroup(new ThreadGroup(), "main", MAX_PRIORITY);
    main.priority = NORM_PRIORITY;
    main.id = 1;
  }

  /** counters[index] += amount in one step; the old value. */
  /** Tells the tester that the name was read or changed. */
  private native void noteName0(boolean changed);

  private static native int getAndAdd0(int[] counters, int index, int amount);

  public static native Thread currentThread();

  private native void start0(boolean daemon);

  private native boolean alive0();

  /** The ordinal of the State. */
  private native int state0();

  private static native void sleep0(long nanos) throws InterruptedException;

  public static native void yield();

  /** Interrupts it if it runs; if not, this is noted in `interrupted`. */
  private native void interrupt0();

  private native boolean isInterrupted0(boolean clear);

  public static native boolean holdsLock(Object object);

  private native void markDead0();

  /** All threads that were started and have not ended, in the order of their starts. */
  static native Thread[] allLive();

  static native int liveCount();

  /** The frames of this thread as they are now. */
  private native void noteFrames0(Throwable into);

  static long millisToNanos(long millis) {
    return millis > Long.MAX_VALUE / 1000000 ? Long.MAX_VALUE : millis * 1000000;
  }

  public void start() {
    if (state0() != 0) {
      throw new IllegalThreadStateException();
    }
    start0(daemon);
  }

  @Override
  public void run() {
    if (target != null) {
      target.run();
    }
  }

  /** Tells the handler of an exception that ended run(). Called by the machine. */
  @Hidden
  private void uncaught(Throwable thrown) {
    try {
      getUncaughtExceptionHandler().uncaughtException(this, thrown);
    } catch (Throwable second) {
      System.err.print(
          "\nException: "
              + second.getClass().getName()
              + " thrown from the UncaughtExceptionHandler in thread \""
              + name
              + "\"\n");
    }
  }

  /** The thread's last act: marks it dead and wakes who joins it. Called by the machine. */
  @Hidden
  private void exit() {
    synchronized (this) {
      target = null;
      locals = null;
      inheritableLocals = null;
      handler = null;
      markDead0();
      notifyAll();
    }
  }

  public static void sleep(long millis) throws InterruptedException {
    if (millis < 0) {
      throw new IllegalArgumentException("timeout value is negative");
    }
    sleep0(millisToNanos(millis));
  }

  public static void sleep(long millis, int nanos) throws InterruptedException {
    if (millis < 0) {
      throw new IllegalArgumentException("timeout value is negative");
    }
    if (nanos < 0 || nanos > 999999) {
      throw new IllegalArgumentException("nanosecond timeout value out of range");
    }
    if (nanos > 0 && millis < Long.MAX_VALUE) {
      millis++;
    }
    sleep0(millisToNanos(millis));
  }

  public static void onSpinWait() {
    Thread.yield();
  }

  public final void join() throws InterruptedException {
    join(0);
  }

  public final synchronized void join(long millis) throws InterruptedException {
    if (millis < 0) {
      throw new IllegalArgumentException("timeout value is negative");
    }
    if (millis == 0) {
      while (lives()) {
        wait();
      }
      return;
    }
    long end = System.nanoTime() + millisToNanos(millis);
    long left = millis;
    while (lives() && left > 0) {
      wait(left);
      left = (end - System.nanoTime() + 999999) / 1000000;
    }
  }

  public final synchronized void join(long millis, int nanos) throws InterruptedException {
    if (millis < 0) {
      throw new IllegalArgumentException("timeout value is negative");
    }
    if (nanos < 0 || nanos > 999999) {
      throw new IllegalArgumentException("nanosecond timeout value out of range");
    }
    if (nanos > 0 && millis < Long.MAX_VALUE) {
      millis++;
    }
    join(millis);
  }

  public void interrupt() {
    interrupt0();
  }

  public boolean isInterrupted() {
    return isInterrupted0(false);
  }

  public static boolean interrupted() {
    return currentThread().isInterrupted0(true);
  }

  public final boolean isAlive() {
    return alive0();
  }

  /** As isAlive, for who holds this thread's monitor. */
  private boolean lives() {
    int state = state0();
    return state != 0 && state != 5;
  }

  public State getState() {
    switch (state0()) {
      case 0:
        return State.NEW;
      case 2:
        return State.BLOCKED;
      case 3:
        return State.WAITING;
      case 4:
        return State.TIMED_WAITING;
      case 5:
        return State.TERMINATED;
      default:
        return State.RUNNABLE;
    }
  }

  public final String getName() {
    String result = name;
    noteName0(false);
    return result;
  }

  public final void setName(String name) {
    if (name == null) {
      throw new NullPointerException("name cannot be null");
    }
    this.name = name;
    noteName0(true);
  }

  public long getId() {
    return id;
  }

  public final int getPriority() {
    return priority;
  }

  public final void setPriority(int newPriority) {
    if (newPriority > MAX_PRIORITY || newPriority < MIN_PRIORITY) {
      throw new IllegalArgumentException();
    }
    if (getThreadGroup() != null) {
      priority = Math.min(newPriority, group.getMaxPriority());
    }
  }

  public final boolean isDaemon() {
    return daemon;
  }

  public final void setDaemon(boolean on) {
    if (lives()) {
      throw new IllegalThreadStateException();
    }
    daemon = on;
  }

  /** Null once the thread has ended. */
  public final ThreadGroup getThreadGroup() {
    return state0() == 5 ? null : group;
  }

  public static int activeCount() {
    return currentThread().getThreadGroup().activeCount();
  }

  public static int enumerate(Thread[] list) {
    return currentThread().getThreadGroup().enumerate(list);
  }

  @Deprecated
  public final void checkAccess() {}

  /** The frames of all live threads. */
  @NotAtomic("one thread after the other")
  public static Map<Thread, StackTraceElement[]> getAllStackTraces() {
    Map<Thread, StackTraceElement[]> traces = new HashMap<>();
    for (Thread thread : allLive()) {
      traces.put(thread, thread.getStackTrace());
    }
    return traces;
  }

  public static void dumpStack() {
    new Exception("Stack trace").printStackTrace();
  }

  public StackTraceElement[] getStackTrace() {
    Throwable holder = new Throwable();
    if (this != currentThread()) {
      noteFrames0(holder);
    }
    return holder.getStackTrace();
  }

  public static UncaughtExceptionHandler getDefaultUncaughtExceptionHandler() {
    return defaultHandler;
  }

  public static void setDefaultUncaughtExceptionHandler(UncaughtExceptionHandler eh) {
    defaultHandler = eh;
  }

  /** The thread's own handler, else its group; null once the thread has ended. */
  public UncaughtExceptionHandler getUncaughtExceptionHandler() {
    return handler != null ? handler : getThreadGroup();
  }

  public void setUncaughtExceptionHandler(UncaughtExceptionHandler eh) {
    handler = eh;
  }

  @Override
  protected Object clone() throws CloneNotSupportedException {
    throw new CloneNotSupportedException();
  }

  @Override
  public String toString() {
    ThreadGroup of = getThreadGroup();
    String groupName = of == null ? "" : of.getName();
    return "Thread[" + getName() + "," + getPriority() + "," + groupName + "]";
  }
}
