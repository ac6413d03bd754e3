package java.util.concurrent;

import braid.internal.Monitors;
import braid.internal.Part;
import braid.internal.Places;
import braid.internal.Unread;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;

/** A task of a ForkJoinPool: it splits, forks parts and joins them. */
public abstract class ForkJoinTask<V> implements Future<V>, java.io.Serializable {
  private static final int NEW = 0;
  private static final int BEGUN = 1;
  private static final int DONE = 2;
  private static final int FAILED = 3;
  private static final int CANCELLED = 4;

  private final Part lock = new Part(this, false);
  private final long place = Places.ofCaller();
  private int state = NEW;
  private Throwable error;
  private Thread runner;
  private Unread unread;

  /** It is in the queue of the common pool, which any thread helps with what it waits for. */
  private boolean isCommon;

  public ForkJoinTask() {}

  public abstract V getRawResult();

  protected abstract void setRawResult(V value);

  /** The work; whether it is done when this returns. */
  protected abstract boolean exec();

  // ---- Running -----------------------------------------------------------------------------------

  private boolean begin() {
    Monitors.enter(lock);
    try {
      if (state != NEW) {
        return false;
      }
      state = BEGUN;
      runner = Thread.currentThread();
      return true;
    } finally {
      Monitors.exit(lock);
    }
  }

  private void end(int how, Throwable thrown) {
    Monitors.enter(lock);
    try {
      if (state <= BEGUN) {
        state = how;
        error = thrown;
        unread = thrown == null ? null : Unread.note(thrown);
        Monitors.wakeAll(lock, lock);
      }
      runner = null;
    } finally {
      Monitors.exit(lock);
    }
  }

  /** Runs the task here, unless somebody has begun to. */
  final void runHere() {
    if (!begin()) {
      return;
    }
    boolean ended;
    try {
      ended = exec();
    } catch (Throwable e) {
      end(FAILED, e);
      return;
    }
    if (ended) {
      end(DONE, null);
    }
  }

  private int awaitEnd() {
    Monitors.enter(lock);
    try {
      while (state <= BEGUN) {
        Monitors.await(lock, lock, -1L, false);
      }
      return state;
    } catch (InterruptedException never) {
      throw new AssertionError(never);
    } finally {
      Monitors.exit(lock);
    }
  }

  /** Whether the current thread may run what it would wait for. */
  private static boolean helps() {
    return Thread.currentThread() instanceof ForkJoinWorkerThread;
  }

  private void help() {
    if (isCommon || helps()) {
      runHere();
    }
  }

  // ---- Forking and joining -----------------------------------------------------------------------

  public final ForkJoinTask<V> fork() {
    Thread t = Thread.currentThread();
    ForkJoinPool pool =
        t instanceof ForkJoinWorkerThread
            ? ((ForkJoinWorkerThread) t).getPool()
            : ForkJoinPool.commonPool();
    isCommon = pool == ForkJoinPool.commonPool();
    pool.push(this);
    return this;
  }

  /** The exception as it is thrown here; it has been seen now. */
  private void rethrow() {
    if (state == CANCELLED) {
      throw new CancellationException();
    }
    if (state == FAILED) {
      unread.read();
      ForkJoinTask.<RuntimeException>raise(error);
    }
  }

  @SuppressWarnings("unchecked")
  private static <T extends Throwable> void raise(Throwable t) throws T {
    throw (T) t;
  }

  public final V join() {
    help();
    awaitEnd();
    rethrow();
    return getRawResult();
  }

  public final V invoke() {
    runHere();
    return join();
  }

  public static void invokeAll(ForkJoinTask<?> t1, ForkJoinTask<?> t2) {
    t2.fork();
    t1.invoke();
    t2.join();
  }

  public static void invokeAll(ForkJoinTask<?>... tasks) {
    for (int i = tasks.length - 1; i > 0; i--) {
      tasks[i].fork();
    }
    if (tasks.length > 0) {
      tasks[0].invoke();
    }
    for (int i = 1; i < tasks.length; i++) {
      tasks[i].join();
    }
  }

  public static <T extends ForkJoinTask<?>> Collection<T> invokeAll(Collection<T> tasks) {
    List<ForkJoinTask<?>> all = new ArrayList<ForkJoinTask<?>>(tasks);
    invokeAll(all.toArray(new ForkJoinTask<?>[0]));
    return tasks;
  }

  public final void quietlyJoin() {
    help();
    awaitEnd();
  }

  public final void quietlyInvoke() {
    runHere();
    awaitEnd();
  }

  @Override
  public final V get() throws InterruptedException, ExecutionException {
    help();
    Monitors.enter(lock);
    try {
      while (state <= BEGUN) {
        Monitors.await(lock, lock, -1L, true);
      }
    } finally {
      Monitors.exit(lock);
    }
    return report();
  }

  @Override
  public final V get(long timeout, TimeUnit unit)
      throws InterruptedException, ExecutionException, TimeoutException {
    long nanos = unit.toNanos(timeout);
    help();
    Monitors.enter(lock);
    try {
      while (state <= BEGUN) {
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

  private V report() throws ExecutionException {
    if (state == CANCELLED) {
      throw new CancellationException();
    }
    if (state == FAILED) {
      unread.read();
      throw new ExecutionException(error);
    }
    return getRawResult();
  }

  // ---- States ------------------------------------------------------------------------------------

  private int state() {
    Monitors.enter(lock);
    try {
      return state;
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public boolean cancel(boolean mayInterruptIfRunning) {
    end(CANCELLED, null);
    return isCancelled();
  }

  @Override
  public final boolean isDone() {
    return state() > BEGUN;
  }

  @Override
  public final boolean isCancelled() {
    return state() == CANCELLED;
  }

  public final boolean isCompletedAbnormally() {
    return state() > DONE;
  }

  public final boolean isCompletedNormally() {
    return state() == DONE;
  }

  public final Throwable getException() {
    switch (state()) {
      case CANCELLED:
        return new CancellationException();
      case FAILED:
        unread.read();
        return error;
      default:
        return null;
    }
  }

  public void completeExceptionally(Throwable ex) {
    boolean plain = ex instanceof RuntimeException || ex instanceof Error;
    end(FAILED, plain ? ex : new RuntimeException(ex));
  }

  public void complete(V value) {
    setRawResult(value);
    end(DONE, null);
  }

  public final void quietlyComplete() {
    end(DONE, null);
  }

  public boolean tryUnfork() {
    return state() == NEW && ForkJoinPool.takeBack(this);
  }

  public static ForkJoinPool getPool() {
    Thread t = Thread.currentThread();
    return t instanceof ForkJoinWorkerThread ? ((ForkJoinWorkerThread) t).getPool() : null;
  }

  public static boolean inForkJoinPool() {
    return helps();
  }

  // ---- Other tasks as such -----------------------------------------------------------------------

  /** Runs what is no task of this kind. */
  private static final class Adapted<T> extends ForkJoinTask<T> implements RunnableFuture<T> {
    private final Callable<? extends T> task;
    private T result;

    Adapted(Callable<? extends T> task) {
      this.task = task;
    }

    @Override
    public T getRawResult() {
      return result;
    }

    @Override
    protected void setRawResult(T value) {
      result = value;
    }

    @Override
    protected boolean exec() {
      try {
        result = task.call();
        return true;
      } catch (RuntimeException e) {
        throw e;
      } catch (Exception e) {
        throw new RuntimeException(e);
      }
    }

    @Override
    public void run() {
      invoke();
    }

    @Override
    public String toString() {
      return super.toString() + "[Wrapped task = " + task + "]";
    }
  }

  public static ForkJoinTask<?> adapt(Runnable runnable) {
    return new Adapted<Object>(Executors.callable(runnable));
  }

  public static <T> ForkJoinTask<T> adapt(Runnable runnable, T result) {
    return new Adapted<T>(Executors.callable(runnable, result));
  }

  public static <T> ForkJoinTask<T> adapt(Callable<? extends T> callable) {
    return new Adapted<T>(Objects.requireNonNull(callable));
  }
}
