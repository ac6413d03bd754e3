package java.util.concurrent;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;

/** A pool that runs tasks after a time, once or again and again. */
public class ScheduledThreadPoolExecutor extends ThreadPoolExecutor
    implements ScheduledExecutorService {
  private volatile boolean periodicAfterShutdown;
  private volatile boolean delayedAfterShutdown = true;
  private volatile boolean removesOnCancel;

  /** Tasks that are due at one time run in the order in which they came. */
  private final AtomicLong numbers = new AtomicLong();

  /** A task with its time. */
  private final class Task<V> extends FutureTask<V> implements RunnableScheduledFuture<V> {
    private final long number = numbers.getAndIncrement();

    /** As System.nanoTime; changed only while the task is in no queue. */
    private volatile long time;

    /** 0: it runs once; else the time between starts, or negative: from an end to the next start. */
    private final long period;

    /** What is in the queue for it. */
    private RunnableScheduledFuture<V> queued = this;

    Task(Runnable task, V result, long time, long period) {
      super(task, result);
      this.time = time;
      this.period = period;
    }

    Task(Callable<V> task, long time) {
      super(task);
      this.time = time;
      this.period = 0L;
    }

    @Override
    public long getDelay(TimeUnit unit) {
      return unit.convert(time - System.nanoTime(), TimeUnit.NANOSECONDS);
    }

    @Override
    public int compareTo(Delayed other) {
      if (other instanceof Task) {
        Task<?> o = (Task<?>) other;
        return time == o.time ? Long.compare(number, o.number) : Long.compare(time - o.time, 0L);
      }
      return Long.compare(
          getDelay(TimeUnit.NANOSECONDS), other.getDelay(TimeUnit.NANOSECONDS));
    }

    @Override
    public boolean isPeriodic() {
      return period != 0L;
    }

    @Override
    public boolean cancel(boolean mayInterruptIfRunning) {
      boolean cancelled = super.cancel(mayInterruptIfRunning);
      if (cancelled && removesOnCancel) {
        ScheduledThreadPoolExecutor.this.remove(queued);
      }
      return cancelled;
    }

    @Override
    public void run() {
      if (!runsNow(this)) {
        cancel(false);
      } else if (period == 0L) {
        super.run();
      } else if (runAndReset()) {
        time = period > 0L ? time + period : System.nanoTime() - period;
        if (!enqueue(queued, periodicAfterShutdown)) {
          cancel(false);
        }
      }
    }
  }

  public ScheduledThreadPoolExecutor(int corePoolSize) {
    this(corePoolSize, Executors.defaultThreadFactory(), new AbortPolicy());
  }

  public ScheduledThreadPoolExecutor(int corePoolSize, ThreadFactory threadFactory) {
    this(corePoolSize, threadFactory, new AbortPolicy());
  }

  public ScheduledThreadPoolExecutor(int corePoolSize, RejectedExecutionHandler handler) {
    this(corePoolSize, Executors.defaultThreadFactory(), handler);
  }

  public ScheduledThreadPoolExecutor(
      int corePoolSize, ThreadFactory threadFactory, RejectedExecutionHandler handler) {
    super(
        corePoolSize,
        Integer.MAX_VALUE,
        10L,
        TimeUnit.MILLISECONDS,
        new DueTasks(),
        threadFactory,
        handler);
  }

  // ---- Scheduling --------------------------------------------------------------------------------

  private static long timeAfter(long delay, TimeUnit unit) {
    // Times are compared by their difference, so none may be too far away.
    return System.nanoTime() + Math.min(Math.max(0L, unit.toNanos(delay)), Long.MAX_VALUE >> 1);
  }

  private <V> ScheduledFuture<V> add(Task<V> task, RunnableScheduledFuture<V> queued) {
    task.queued = queued;
    if (!enqueue(queued, false)) {
      reject(queued);
    }
    return queued;
  }

  protected <V> RunnableScheduledFuture<V> decorateTask(
      Runnable runnable, RunnableScheduledFuture<V> task) {
    return task;
  }

  protected <V> RunnableScheduledFuture<V> decorateTask(
      Callable<V> callable, RunnableScheduledFuture<V> task) {
    return task;
  }

  @Override
  public ScheduledFuture<?> schedule(Runnable command, long delay, TimeUnit unit) {
    return schedule(command, (Void) null, delay, unit);
  }

  private <V> ScheduledFuture<V> schedule(Runnable command, V result, long delay, TimeUnit unit) {
    Objects.requireNonNull(command);
    Task<V> task = new Task<V>(command, result, timeAfter(delay, unit), 0L);
    return add(task, decorateTask(command, task));
  }

  @Override
  public <V> ScheduledFuture<V> schedule(Callable<V> callable, long delay, TimeUnit unit) {
    Objects.requireNonNull(callable);
    Task<V> task = new Task<V>(callable, timeAfter(delay, unit));
    return add(task, decorateTask(callable, task));
  }

  private ScheduledFuture<?> repeat(Runnable command, long delay, TimeUnit unit, long period) {
    Task<Void> task = new Task<Void>(command, null, timeAfter(delay, unit), period);
    return add(task, decorateTask(command, task));
  }

  @Override
  public ScheduledFuture<?> scheduleAtFixedRate(
      Runnable command, long initialDelay, long period, TimeUnit unit) {
    Objects.requireNonNull(command);
    Objects.requireNonNull(unit);
    if (period <= 0L) {
      throw new IllegalArgumentException();
    }
    return repeat(command, initialDelay, unit, unit.toNanos(period));
  }

  @Override
  public ScheduledFuture<?> scheduleWithFixedDelay(
      Runnable command, long initialDelay, long delay, TimeUnit unit) {
    Objects.requireNonNull(command);
    Objects.requireNonNull(unit);
    if (delay <= 0L) {
      throw new IllegalArgumentException();
    }
    return repeat(command, initialDelay, unit, -unit.toNanos(delay));
  }

  @Override
  public void execute(Runnable command) {
    schedule(command, 0L, TimeUnit.NANOSECONDS);
  }

  @Override
  public Future<?> submit(Runnable task) {
    return schedule(task, 0L, TimeUnit.NANOSECONDS);
  }

  @Override
  public <T> Future<T> submit(Runnable task, T result) {
    return schedule(task, result, 0L, TimeUnit.NANOSECONDS);
  }

  @Override
  public <T> Future<T> submit(Callable<T> task) {
    return schedule(task, 0L, TimeUnit.NANOSECONDS);
  }

  @Override
  long untilDue() {
    Runnable next = getQueue().peek();
    return next == null
        ? -1L
        : Math.max(0L, ((Delayed) next).getDelay(TimeUnit.NANOSECONDS));
  }

  // ---- The end -----------------------------------------------------------------------------------

  public void setContinueExistingPeriodicTasksAfterShutdownPolicy(boolean value) {
    periodicAfterShutdown = value;
    if (!value && isShutdown()) {
      dropTasks();
    }
  }

  public boolean getContinueExistingPeriodicTasksAfterShutdownPolicy() {
    return periodicAfterShutdown;
  }

  public void setExecuteExistingDelayedTasksAfterShutdownPolicy(boolean value) {
    delayedAfterShutdown = value;
    if (!value && isShutdown()) {
      dropTasks();
    }
  }

  public boolean getExecuteExistingDelayedTasksAfterShutdownPolicy() {
    return delayedAfterShutdown;
  }

  public void setRemoveOnCancelPolicy(boolean value) {
    removesOnCancel = value;
  }

  public boolean getRemoveOnCancelPolicy() {
    return removesOnCancel;
  }

  private boolean runsAfterShutdown(RunnableScheduledFuture<?> task) {
    return task.isPeriodic()
        ? periodicAfterShutdown
        : delayedAfterShutdown || task.getDelay(TimeUnit.NANOSECONDS) <= 0L;
  }

  private boolean runsNow(RunnableScheduledFuture<?> task) {
    if (!isShutdown()) {
      return true;
    }
    return !isStopped() && runsAfterShutdown(task);
  }

  /** Cancels what will not be run after the shutdown. */
  private void dropTasks() {
    for (Object o : getQueue().toArray()) {
      RunnableScheduledFuture<?> task = (RunnableScheduledFuture<?>) o;
      if (task.isCancelled() || !runsAfterShutdown(task)) {
        remove(task);
        task.cancel(false);
      }
    }
  }

  @Override
  void onShutdown() {
    dropTasks();
  }

  @Override
  void drainTo(List<Runnable> left) {
    for (Object task : getQueue().toArray()) {
      if (getQueue().remove(task)) {
        left.add((Runnable) task);
      }
    }
  }

  @Override
  public void shutdown() {
    super.shutdown();
  }

  @Override
  public List<Runnable> shutdownNow() {
    return super.shutdownNow();
  }

  @Override
  public BlockingQueue<Runnable> getQueue() {
    return super.getQueue();
  }
}
