package java.util.concurrent;

import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;

/** Makes the usual executors and what belongs to them. */
public class Executors {
  private Executors() {}

  // ---- Pools -------------------------------------------------------------------------------------

  public static ExecutorService newFixedThreadPool(int nThreads) {
    return newFixedThreadPool(nThreads, defaultThreadFactory());
  }

  public static ExecutorService newFixedThreadPool(int nThreads, ThreadFactory threadFactory) {
    return new ThreadPoolExecutor(
        nThreads,
        nThreads,
        0L,
        TimeUnit.MILLISECONDS,
        new LinkedBlockingQueue<Runnable>(),
        threadFactory);
  }

  public static ExecutorService newSingleThreadExecutor() {
    return newSingleThreadExecutor(defaultThreadFactory());
  }

  public static ExecutorService newSingleThreadExecutor(ThreadFactory threadFactory) {
    return new Wrapped(newFixedThreadPool(1, threadFactory));
  }

  public static ExecutorService newCachedThreadPool() {
    return newCachedThreadPool(defaultThreadFactory());
  }

  public static ExecutorService newCachedThreadPool(ThreadFactory threadFactory) {
    return new ThreadPoolExecutor(
        0,
        Integer.MAX_VALUE,
        60L,
        TimeUnit.SECONDS,
        new SynchronousQueue<Runnable>(),
        threadFactory);
  }

  public static ScheduledExecutorService newSingleThreadScheduledExecutor() {
    return newSingleThreadScheduledExecutor(defaultThreadFactory());
  }

  public static ScheduledExecutorService newSingleThreadScheduledExecutor(
      ThreadFactory threadFactory) {
    return new WrappedScheduled(new ScheduledThreadPoolExecutor(1, threadFactory));
  }

  public static ScheduledExecutorService newScheduledThreadPool(int corePoolSize) {
    return new ScheduledThreadPoolExecutor(corePoolSize);
  }

  public static ScheduledExecutorService newScheduledThreadPool(
      int corePoolSize, ThreadFactory threadFactory) {
    return new ScheduledThreadPoolExecutor(corePoolSize, threadFactory);
  }

  public static ExecutorService unconfigurableExecutorService(ExecutorService executor) {
    return new Wrapped(Objects.requireNonNull(executor));
  }

  public static ScheduledExecutorService unconfigurableScheduledExecutorService(
      ScheduledExecutorService executor) {
    return new WrappedScheduled(Objects.requireNonNull(executor));
  }

  /** An executor of which nothing else can be seen or changed. */
  private static class Wrapped implements ExecutorService {
    private final ExecutorService executor;

    Wrapped(ExecutorService executor) {
      this.executor = executor;
    }

    @Override
    public void execute(Runnable command) {
      executor.execute(command);
    }

    @Override
    public void shutdown() {
      executor.shutdown();
    }

    @Override
    public List<Runnable> shutdownNow() {
      return executor.shutdownNow();
    }

    @Override
    public boolean isShutdown() {
      return executor.isShutdown();
    }

    @Override
    public boolean isTerminated() {
      return executor.isTerminated();
    }

    @Override
    public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
      return executor.awaitTermination(timeout, unit);
    }

    @Override
    public <T> Future<T> submit(Callable<T> task) {
      return executor.submit(task);
    }

    @Override
    public <T> Future<T> submit(Runnable task, T result) {
      return executor.submit(task, result);
    }

    @Override
    public Future<?> submit(Runnable task) {
      return executor.submit(task);
    }

    @Override
    public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks)
        throws InterruptedException {
      return executor.invokeAll(tasks);
    }

    @Override
    public <T> List<Future<T>> invokeAll(
        Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
        throws InterruptedException {
      return executor.invokeAll(tasks, timeout, unit);
    }

    @Override
    public <T> T invokeAny(Collection<? extends Callable<T>> tasks)
        throws InterruptedException, ExecutionException {
      return executor.invokeAny(tasks);
    }

    @Override
    public <T> T invokeAny(Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
        throws InterruptedException, ExecutionException, TimeoutException {
      return executor.invokeAny(tasks, timeout, unit);
    }
  }

  /** The same for one that runs tasks later. */
  private static final class WrappedScheduled extends Wrapped implements ScheduledExecutorService {
    private final ScheduledExecutorService executor;

    WrappedScheduled(ScheduledExecutorService executor) {
      super(executor);
      this.executor = executor;
    }

    @Override
    public ScheduledFuture<?> schedule(Runnable command, long delay, TimeUnit unit) {
      return executor.schedule(command, delay, unit);
    }

    @Override
    public <V> ScheduledFuture<V> schedule(Callable<V> callable, long delay, TimeUnit unit) {
      return executor.schedule(callable, delay, unit);
    }

    @Override
    public ScheduledFuture<?> scheduleAtFixedRate(
        Runnable command, long initialDelay, long period, TimeUnit unit) {
      return executor.scheduleAtFixedRate(command, initialDelay, period, unit);
    }

    @Override
    public ScheduledFuture<?> scheduleWithFixedDelay(
        Runnable command, long initialDelay, long delay, TimeUnit unit) {
      return executor.scheduleWithFixedDelay(command, initialDelay, delay, unit);
    }
  }

  // ---- Threads -----------------------------------------------------------------------------------

  public static ThreadFactory defaultThreadFactory() {
    return new Factory();
  }

  /** Names its threads "pool-N-thread-M"; they are no daemons, of normal priority. */
  private static final class Factory implements ThreadFactory {
    private static final AtomicInteger POOLS = new AtomicInteger(1);

    private final ThreadGroup group = Thread.currentThread().getThreadGroup();
    private final String prefix = "pool-" + POOLS.getAndIncrement() + "-thread-";
    private final AtomicInteger threads = new AtomicInteger(1);

    @Override
    public Thread newThread(Runnable r) {
      Thread made = new Thread(group, r, prefix + threads.getAndIncrement(), 0L);
      if (made.isDaemon()) {
        made.setDaemon(false);
      }
      if (made.getPriority() != Thread.NORM_PRIORITY) {
        made.setPriority(Thread.NORM_PRIORITY);
      }
      return made;
    }
  }

  // ---- Tasks -------------------------------------------------------------------------------------

  public static <T> Callable<T> callable(Runnable task, T result) {
    return new Adapter<T>(Objects.requireNonNull(task), result);
  }

  public static Callable<Object> callable(Runnable task) {
    return new Adapter<Object>(Objects.requireNonNull(task), null);
  }

  /** Runs a task that has no result of its own. */
  private static final class Adapter<T> implements Callable<T> {
    private final Runnable task;
    private final T result;

    Adapter(Runnable task, T result) {
      this.task = task;
      this.result = result;
    }

    @Override
    public T call() {
      task.run();
      return result;
    }

    @Override
    public String toString() {
      return super.toString() + "[Wrapped task = " + task + "]";
    }
  }
}
