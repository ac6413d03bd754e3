package java.util.concurrent;

import braid.internal.Monitors;
import braid.internal.Part;
import braid.internal.Places;
import braid.internal.Unread;
import java.util.Objects;

/** A task that keeps what it has made for those who ask. */
public class FutureTask<V> implements RunnableFuture<V> {
  private static final int NEW = 0;
  private static final int DONE = 1;
  private static final int FAILED = 2;
  private static final int CANCELLED = 3;

  private final Part lock = new Part(this, false);
  private int state = NEW;

  /** Where the task was made, for reports. */
  private final long place = Places.ofCaller();

  /** Null once the task will not be run any more. */
  private Callable<V> task;

  /** The result, or the exception. */
  private Object outcome;

  /** The thread that runs the task, meanwhile. */
  private Thread runner;

  /** Of a task that has failed, until somebody has seen the exception. */
  private Unread unread;

  public FutureTask(Callable<V> callable) {
    task = Objects.requireNonNull(callable);
  }

  public FutureTask(Runnable runnable, V result) {
    task = Executors.callable(runnable, result);
  }

  // ---- The end of the task -----------------------------------------------------------------------

  /** Goes from NEW to a state that it keeps; false if that has happened. */
  private boolean end(int how, Object with) {
    Monitors.enter(lock);
    try {
      if (state != NEW) {
        return false;
      }
      state = how;
      outcome = with;
      task = null;
      runner = null;
      if (how == FAILED) {
        unread = Unread.note((Throwable) with);
      }
      Monitors.wakeAll(lock, lock);
    } finally {
      Monitors.exit(lock);
    }
    done();
    return true;
  }

  protected void set(V v) {
    end(DONE, v);
  }

  protected void setException(Throwable t) {
    end(FAILED, t);
  }

  /** Called once, when the task has ended or was cancelled. */
  protected void done() {}

  @Override
  public boolean cancel(boolean mayInterruptIfRunning) {
    Monitors.enter(lock);
    try {
      if (state != NEW) {
        return false;
      }
      state = CANCELLED;
      task = null;
      if (mayInterruptIfRunning && runner != null) {
        runner.interrupt();
      }
      Monitors.wakeAll(lock, lock);
    } finally {
      Monitors.exit(lock);
    }
    done();
    return true;
  }

  // ---- Running -----------------------------------------------------------------------------------

  private Callable<V> begin() {
    Monitors.enter(lock);
    try {
      if (state != NEW || runner != null) {
        return null;
      }
      runner = Thread.currentThread();
      return task;
    } finally {
      Monitors.exit(lock);
    }
  }

  private void leave() {
    Monitors.enter(lock);
    runner = null;
    Monitors.exit(lock);
  }

  @Override
  public void run() {
    Callable<V> c = begin();
    if (c == null) {
      return;
    }
    try {
      V result;
      try {
        result = c.call();
      } catch (Throwable e) {
        setException(e);
        return;
      }
      set(result);
    } finally {
      // Not so if the task has ended in the usual way: then nobody writes this any more.
      if (runner != null) {
        leave();
      }
    }
  }

  /** Runs the task without keeping its result, so that it can run again; whether it can. */
  protected boolean runAndReset() {
    Callable<V> c = begin();
    if (c == null) {
      return false;
    }
    boolean ended = false;
    try {
      c.call();
      ended = true;
    } catch (Throwable e) {
      setException(e);
    } finally {
      leave();
    }
    return ended && !isDone();
  }

  // ---- Asking ------------------------------------------------------------------------------------

  private int state() {
    Monitors.enter(lock);
    try {
      return state;
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public boolean isCancelled() {
    return state() == CANCELLED;
  }

  @Override
  public boolean isDone() {
    return state() != NEW;
  }

  /** Waits for the end of the task, and does not look at what became of it. */
  void awaitEnd() throws InterruptedException {
    Monitors.enter(lock);
    try {
      while (state == NEW) {
        Monitors.await(lock, lock, -1L, true);
      }
    } finally {
      Monitors.exit(lock);
    }
  }

  /** The same for a limited time; what is left of it, 0 if it is over and the task has not ended. */
  long awaitEnd(long nanos) throws InterruptedException {
    Monitors.enter(lock);
    try {
      while (state == NEW) {
        nanos = nanos <= 0L ? 0L : Monitors.awaitNanos(lock, lock, nanos);
        if (nanos <= 0L && state == NEW) {
          return 0L;
        }
      }
      return Math.max(1L, nanos);
    } finally {
      Monitors.exit(lock);
    }
  }

  /** The task has ended: its state and outcome stay as they are. */
  @SuppressWarnings("unchecked")
  private V report() throws ExecutionException {
    if (state == CANCELLED) {
      throw new CancellationException();
    }
    if (state == FAILED) {
      unread.read();
      throw new ExecutionException((Throwable) outcome);
    }
    return (V) outcome;
  }

  /** Nobody is going to ask for what it has made: an exception of it is not lost. */
  final void passOver() {
    Monitors.enter(lock);
    try {
      if (state == FAILED) {
        unread.read();
      }
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public V get() throws InterruptedException, ExecutionException {
    Monitors.enter(lock);
    try {
      while (state == NEW) {
        Monitors.await(lock, lock, -1L, true);
      }
    } finally {
      Monitors.exit(lock);
    }
    return report();
  }

  @Override
  public V get(long timeout, TimeUnit unit)
      throws InterruptedException, ExecutionException, TimeoutException {
    long nanos = unit.toNanos(timeout);
    Monitors.enter(lock);
    try {
      while (state == NEW) {
        if (nanos <= 0L) {
          throw new TimeoutException();
        }
        nanos = Monitors.awaitNanos(lock, lock, nanos);
      }
    } finally {
      Monitors.exit(lock);
    }
    return report();
  }

  @Override
  public String toString() {
    return super.toString() + status();
  }

  private String status() {
    Callable<V> waiting;
    int now;
    Monitors.enter(lock);
    try {
      waiting = task;
      now = state;
    } finally {
      Monitors.exit(lock);
    }
    switch (now) {
      case DONE:
        return "[Completed normally]";
      case FAILED:
        return "[Completed exceptionally: " + outcome + "]";
      case CANCELLED:
        return "[Cancelled]";
      default:
        return waiting == null ? "[Not completed]" : "[Not completed, task = " + waiting + "]";
    }
  }
}
