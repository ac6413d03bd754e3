package java.util.concurrent;

import braid.internal.Idle;
import braid.internal.Monitors;
import braid.internal.Part;
import braid.internal.Places;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A pool whose threads run what they would wait for. All tasks that nobody has begun are in one queue;
 * a thread that joins a task runs it itself if nobody else does. Its threads are daemons.
 */
public class ForkJoinPool extends AbstractExecutorService {
  private static final int COMMON_PARALLELISM = 3;
  private static final AtomicInteger NUMBERS = new AtomicInteger(1);
  private static final ForkJoinPool COMMON =
      new ForkJoinPool(COMMON_PARALLELISM, "ForkJoinPool.commonPool-worker-");

  private final Part lock = new Part(this, false);
  private final Part idle = new Idle(this);
  private final Part ended = new Part(this, false);
  private final long place = Places.ofCaller();
  private final int parallelism;
  private final String prefix;

  private final LinkedList<ForkJoinTask<?>> tasks = new LinkedList<ForkJoinTask<?>>();
  private int threads;
  private int waiting;
  private int names;

  /** Threads that wait for results that others have to compute. */
  private int blocked;

  /** 0: it runs; 1: it is shut down; 2: and takes nothing from the queue any more; 3: it has ended. */
  private int phase;

  public ForkJoinPool() {
    this(Runtime.getRuntime().availableProcessors());
  }

  public ForkJoinPool(int parallelism) {
    this(parallelism, "ForkJoinPool-" + NUMBERS.getAndIncrement() + "-worker-");
  }

  private ForkJoinPool(int parallelism, String prefix) {
    if (parallelism <= 0) {
      throw new IllegalArgumentException();
    }
    this.parallelism = parallelism;
    this.prefix = prefix;
  }

  public static ForkJoinPool commonPool() {
    return COMMON;
  }

  public static int getCommonPoolParallelism() {
    return COMMON_PARALLELISM;
  }

  public int getParallelism() {
    return parallelism;
  }

  String nextName() {
    Monitors.enter(lock);
    try {
      return prefix + ++names;
    } finally {
      Monitors.exit(lock);
    }
  }

  // ---- Tasks -------------------------------------------------------------------------------------

  /**
   * Takes in a task; one more thread begins if all others are busy and there may be more. After
   * shutdown() those that still run may make more.
   */
  void push(ForkJoinTask<?> task) {
    boolean isInside = ForkJoinTask.getPool() == this;
    boolean starts;
    Monitors.enter(lock);
    try {
      if (phase != 0 && !(isInside && phase < 2)) {
        throw new RejectedExecutionException();
      }
      tasks.addLast(task);
      starts = needsThread();
      if (starts) {
        threads++;
      } else {
        Monitors.wakeOne(lock, idle);
      }
    } finally {
      Monitors.exit(lock);
    }
    if (starts) {
      new ForkJoinWorkerThread(this).start();
    }
  }

  private boolean needsThread() {
    return !tasks.isEmpty() && waiting == 0 && threads < parallelism + blocked;
  }

  /** The current thread is about to wait for others: one more thread may run meanwhile. */
  void beginBlocking() {
    boolean starts;
    Monitors.enter(lock);
    blocked++;
    starts = needsThread();
    if (starts) {
      threads++;
    }
    Monitors.exit(lock);
    if (starts) {
      new ForkJoinWorkerThread(this).start();
    }
  }

  void endBlocking() {
    Monitors.enter(lock);
    blocked--;
    Monitors.exit(lock);
  }

  /** The next task that nobody has begun; null if the thread has to end. */
  ForkJoinTask<?> take() {
    Monitors.enter(lock);
    try {
      while (true) {
        ForkJoinTask<?> task = phase < 2 ? tasks.pollFirst() : null;
        if (task != null) {
          return task;
        }
        if (phase > 0) {
          threads--;
          tryTerminate();
          return null;
        }
        waiting++;
        if (waiting == threads) {
          Monitors.wakeAll(lock, ended);
        }
        Monitors.await(lock, idle, -1L, false);
        waiting--;
      }
    } catch (InterruptedException never) {
      throw new AssertionError(never);
    } finally {
      Monitors.exit(lock);
    }
  }

  /** Takes a task out of the queue of the current thread's pool; false if it is in none. */
  static boolean takeBack(ForkJoinTask<?> task) {
    ForkJoinPool pool = ForkJoinTask.getPool();
    if (pool == null) {
      pool = COMMON;
    }
    Monitors.enter(pool.lock);
    try {
      return pool.tasks.remove(task);
    } finally {
      Monitors.exit(pool.lock);
    }
  }

  public <T> T invoke(ForkJoinTask<T> task) {
    push(Objects.requireNonNull(task));
    return task.join();
  }

  public void execute(ForkJoinTask<?> task) {
    push(Objects.requireNonNull(task));
  }

  @Override
  public void execute(Runnable task) {
    push(ForkJoinTask.adapt(Objects.requireNonNull(task)));
  }

  public <T> ForkJoinTask<T> submit(ForkJoinTask<T> task) {
    push(Objects.requireNonNull(task));
    return task;
  }

  @Override
  public <T> ForkJoinTask<T> submit(Callable<T> task) {
    return submit(ForkJoinTask.<T>adapt(task));
  }

  @Override
  public <T> ForkJoinTask<T> submit(Runnable task, T result) {
    return submit(ForkJoinTask.<T>adapt(task, result));
  }

  @Override
  public ForkJoinTask<?> submit(Runnable task) {
    ForkJoinTask<?> made = ForkJoinTask.adapt(Objects.requireNonNull(task));
    push(made);
    return made;
  }

  @Override
  public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> all) {
    List<Future<T>> futures = new ArrayList<Future<T>>(all.size());
    for (Callable<T> task : all) {
      futures.add(submit(task));
    }
    for (Future<T> future : futures) {
      ((ForkJoinTask<T>) future).quietlyJoin();
    }
    return futures;
  }

  // ---- The end -----------------------------------------------------------------------------------

  private void tryTerminate() {
    if (phase > 0 && phase < 3 && threads == 0 && (phase == 2 || tasks.isEmpty())) {
      phase = 3;
      Monitors.wakeAll(lock, ended);
    }
  }

  /** The common pool cannot be shut down. */
  private void shutDown(int to) {
    List<ForkJoinTask<?>> left = new ArrayList<ForkJoinTask<?>>();
    Monitors.enter(lock);
    try {
      if (this != COMMON && phase < to) {
        phase = to;
        if (to == 2) {
          left.addAll(tasks);
          tasks.clear();
        }
        Monitors.wakeAll(lock, idle);
        tryTerminate();
      }
    } finally {
      Monitors.exit(lock);
    }
    for (ForkJoinTask<?> task : left) {
      task.cancel(false);
    }
  }

  @Override
  public void shutdown() {
    shutDown(1);
  }

  @Override
  public List<Runnable> shutdownNow() {
    shutDown(2);
    return new ArrayList<Runnable>();
  }

  private int phase() {
    Monitors.enter(lock);
    try {
      return phase;
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public boolean isShutdown() {
    return phase() > 0;
  }

  @Override
  public boolean isTerminated() {
    return phase() == 3;
  }

  public boolean isTerminating() {
    return phase() == 2;
  }

  @Override
  public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
    if (this == COMMON) {
      awaitQuiescence(timeout, unit);
      return false;
    }
    return await(unit.toNanos(timeout), true);
  }

  /** Waits until all tasks have been run. */
  public boolean awaitQuiescence(long timeout, TimeUnit unit) {
    try {
      return await(unit.toNanos(timeout), false);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private boolean await(long nanos, boolean forEnd) throws InterruptedException {
    Monitors.enter(lock);
    try {
      while (forEnd ? phase != 3 : waiting < threads || !tasks.isEmpty()) {
        if (nanos <= 0L) {
          return false;
        }
        nanos = Monitors.awaitNanos(lock, ended, nanos);
      }
      return true;
    } finally {
      Monitors.exit(lock);
    }
  }

  // ---- What is going on --------------------------------------------------------------------------

  public int getPoolSize() {
    Monitors.enter(lock);
    try {
      return threads;
    } finally {
      Monitors.exit(lock);
    }
  }

  public int getActiveThreadCount() {
    Monitors.enter(lock);
    try {
      return threads - waiting;
    } finally {
      Monitors.exit(lock);
    }
  }

  public boolean isQuiescent() {
    Monitors.enter(lock);
    try {
      return waiting == threads && tasks.isEmpty();
    } finally {
      Monitors.exit(lock);
    }
  }

  public boolean hasQueuedSubmissions() {
    Monitors.enter(lock);
    try {
      return !tasks.isEmpty();
    } finally {
      Monitors.exit(lock);
    }
  }
}
