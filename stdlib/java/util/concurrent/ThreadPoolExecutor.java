package java.util.concurrent;

import braid.internal.Idle;
import braid.internal.Monitors;
import braid.internal.NotAtomic;
import braid.internal.Part;
import braid.internal.Places;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A pool of threads that run tasks from a queue. All that belongs to the pool is under one lock; idle
 * workers wait in a queue of that lock, not in the queue of tasks. So nobody has to be interrupted
 * when the pool is shut down, and reports can tell who is idle.
 */
public class ThreadPoolExecutor extends AbstractExecutorService {
  private static final int RUNNING = 0;
  private static final int SHUTDOWN = 1;
  private static final int STOP = 2;
  private static final int TERMINATED = 3;

  private final Part lock = new Part(this, false);

  /** What the queues of idle workers, and of those that await the end, are known by. */
  private final Part idle = new Idle(this);

  private final Part ended = new Part(this, false);

  private final BlockingQueue<Runnable> queue;

  /** Tasks that idle workers are about to take, of a pool whose queue holds none; else null. */
  private final ArrayDeque<Runnable> handed;

  /** Where the pool was made, for reports. */
  private final long place = Places.ofCaller();

  private int phase = RUNNING;

  /** Workers that were started and have not ended. */
  private final ArrayList<Worker> workers = new ArrayList<Worker>();

  /** The same, with those that are about to be started. */
  private int count;

  private int waiting;

  /** Whether one of them waits for the next task to come due. */
  private boolean waitsForDue;

  private int largest;
  private long completed;

  private int core;
  private int max;
  private long keepAlive;
  private boolean coreTimesOut;
  private ThreadFactory factory;
  private RejectedExecutionHandler handler;

  /** One thread of the pool. */
  private final class Worker implements Runnable {
    /** The task that it was started for. */
    private Runnable first;

    private Thread thread;
    private boolean busy;
    private long completed;

    Worker(Runnable first) {
      this.first = first;
      this.busy = first != null;
    }

    @Override
    public void run() {
      work(this);
    }
  }

  public ThreadPoolExecutor(
      int corePoolSize,
      int maximumPoolSize,
      long keepAliveTime,
      TimeUnit unit,
      BlockingQueue<Runnable> workQueue) {
    this(
        corePoolSize,
        maximumPoolSize,
        keepAliveTime,
        unit,
        workQueue,
        Executors.defaultThreadFactory(),
        new AbortPolicy());
  }

  public ThreadPoolExecutor(
      int corePoolSize,
      int maximumPoolSize,
      long keepAliveTime,
      TimeUnit unit,
      BlockingQueue<Runnable> workQueue,
      ThreadFactory threadFactory) {
    this(
        corePoolSize,
        maximumPoolSize,
        keepAliveTime,
        unit,
        workQueue,
        threadFactory,
        new AbortPolicy());
  }

  public ThreadPoolExecutor(
      int corePoolSize,
      int maximumPoolSize,
      long keepAliveTime,
      TimeUnit unit,
      BlockingQueue<Runnable> workQueue,
      RejectedExecutionHandler handler) {
    this(
        corePoolSize,
        maximumPoolSize,
        keepAliveTime,
        unit,
        workQueue,
        Executors.defaultThreadFactory(),
        handler);
  }

  public ThreadPoolExecutor(
      int corePoolSize,
      int maximumPoolSize,
      long keepAliveTime,
      TimeUnit unit,
      BlockingQueue<Runnable> workQueue,
      ThreadFactory threadFactory,
      RejectedExecutionHandler handler) {
    if (corePoolSize < 0
        || maximumPoolSize <= 0
        || maximumPoolSize < corePoolSize
        || keepAliveTime < 0) {
      throw new IllegalArgumentException();
    }
    this.queue = Objects.requireNonNull(workQueue);
    this.factory = Objects.requireNonNull(threadFactory);
    this.handler = Objects.requireNonNull(handler);
    this.handed = workQueue instanceof SynchronousQueue ? new ArrayDeque<Runnable>() : null;
    this.core = corePoolSize;
    this.max = maximumPoolSize;
    this.keepAlive = unit.toNanos(keepAliveTime);
  }

  private void enter() {
    Monitors.enter(lock);
  }

  private void exit() {
    Monitors.exit(lock);
  }

  // ---- Taking in tasks ---------------------------------------------------------------------------

  @Override
  public void execute(Runnable command) {
    Objects.requireNonNull(command);
    Worker made = null;
    boolean taken = true;
    enter();
    try {
      if (phase != RUNNING) {
        taken = false;
      } else if (count < core) {
        made = reserve(command);
      } else if (offer(command)) {
        made = count == 0 ? reserve(null) : null;
      } else if (count < max) {
        made = reserve(command);
      } else {
        taken = false;
      }
    } finally {
      exit();
    }
    if (!taken) {
      reject(command);
    } else if (made != null && !start(made) && made.first != null) {
      reject(command);
    }
  }

  private boolean offer(Runnable command) {
    if (handed == null) {
      if (!queue.offer(command)) {
        return false;
      }
    } else if (waiting > handed.size()) {
      handed.add(command);
    } else {
      return false;
    }
    Monitors.wakeOne(lock, idle);
    return true;
  }

  /** Takes in a task that is due some time; false if the pool is shut down. */
  final boolean enqueue(Runnable task, boolean afterShutdown) {
    enter();
    try {
      if (phase >= STOP || phase == SHUTDOWN && !afterShutdown) {
        return false;
      }
      queue.add(task);
      if (queue.peek() == task) {
        // Also for who waits until the one is due that was the next before.
        Monitors.wakeAll(lock, idle);
      }
    } finally {
      exit();
    }
    prestart(Math.max(1, getCorePoolSize()));
    return true;
  }

  final void reject(Runnable command) {
    handler.rejectedExecution(command, this);
  }

  private Worker reserve(Runnable first) {
    count++;
    return new Worker(first);
  }

  /** Gives the worker a thread, without the lock: the factory may be the user's. */
  private boolean start(Worker worker) {
    boolean added = false;
    boolean started = false;
    try {
      worker.thread = factory.newThread(worker);
      added = worker.thread != null && add(worker);
      if (added) {
        worker.thread.start();
        started = true;
      }
    } finally {
      if (!started) {
        giveUp(worker);
      }
    }
    return started;
  }

  private boolean add(Worker worker) {
    enter();
    try {
      if (phase >= STOP || phase == SHUTDOWN && worker.first != null) {
        return false;
      }
      workers.add(worker);
      largest = Math.max(largest, workers.size());
      return true;
    } finally {
      exit();
    }
  }

  /** The worker was not started. */
  private void giveUp(Worker worker) {
    enter();
    try {
      workers.remove(worker);
      count--;
      tryTerminate();
    } finally {
      exit();
    }
  }

  // ---- Workers -----------------------------------------------------------------------------------

  @NotAtomic("of the pool's threads: they take a task, run it, keep its result, each by itself")
  private void work(Worker worker) {
    boolean whole = false;
    try {
      Runnable task = begin(worker);
      while (task != null) {
        beforeExecute(worker.thread, task);
        try {
          task.run();
        } catch (Throwable thrown) {
          afterExecute(task, thrown);
          throw thrown;
        }
        afterExecute(task, null);
        task = next(worker);
      }
      whole = true;
    } finally {
      if (!whole) {
        endAbruptly(worker);
      }
    }
  }

  private Runnable begin(Worker worker) {
    if (worker.first == null) {
      return next(worker);
    }
    Runnable task = worker.first;
    worker.first = null;
    return task;
  }

  private void becomeIdle(Worker worker) {
    if (worker.busy) {
      worker.completed++;
      worker.busy = false;
    }
  }

  /** The next task for the worker, which has done the one before; null if it has to end. */
  private Runnable next(Worker worker) {
    enter();
    try {
      becomeIdle(worker);
      boolean late = false;
      while (true) {
        if (phase >= STOP || phase == SHUTDOWN && isEmpty()) {
          end(worker);
          return null;
        }
        boolean timed = coreTimesOut || count > core;
        if ((count > max || timed && late) && (count > 1 || isEmpty())) {
          end(worker);
          return null;
        }
        Runnable task = handed == null ? queue.poll() : handed.poll();
        if (task != null) {
          worker.busy = true;
          if (waiting > 0 && !waitsForDue && untilDue() >= 0L) {
            Monitors.wakeOne(lock, idle);
          }
          // An interrupt that was meant for the task before is not for this one.
          Thread.interrupted();
          return task;
        }
        late = !awaitTask(timed);
      }
    } finally {
      exit();
    }
  }

  /** Nanoseconds until the next task comes due; negative if none does by itself. */
  long untilDue() {
    return -1L;
  }

  /** Waits until there may be a task; false if it has waited as long as an idle worker may. */
  private boolean awaitTask(boolean timed) {
    long limit = timed ? keepAlive : -1L;
    if (limit == 0L) {
      return false;
    }
    long due = waitsForDue ? -1L : untilDue();
    boolean forDue = due >= 0L && (limit < 0L || due < limit);
    waiting++;
    waitsForDue |= forDue;
    try {
      return Monitors.await(lock, idle, forDue ? due : limit, false) || forDue;
    } catch (InterruptedException never) {
      throw new AssertionError(never);
    } finally {
      waiting--;
      if (forDue) {
        waitsForDue = false;
      }
    }
  }

  private void end(Worker worker) {
    becomeIdle(worker);
    workers.remove(worker);
    completed += worker.completed;
    count--;
    tryTerminate();
  }

  /** A task has thrown: the worker ends, and another one takes its place. */
  private void endAbruptly(Worker worker) {
    Worker next = null;
    enter();
    try {
      end(worker);
      if (phase < STOP && (count < core || count == 0 && !isEmpty())) {
        next = reserve(null);
      }
    } finally {
      exit();
    }
    if (next != null) {
      start(next);
    }
  }

  private boolean isEmpty() {
    return handed == null ? queue.isEmpty() : handed.isEmpty();
  }

  protected void beforeExecute(Thread t, Runnable r) {}

  protected void afterExecute(Runnable r, Throwable t) {}

  // ---- The end -----------------------------------------------------------------------------------

  private void tryTerminate() {
    if (count > 0 || phase == TERMINATED || phase == RUNNING || phase == SHUTDOWN && !isEmpty()) {
      return;
    }
    try {
      terminated();
    } finally {
      phase = TERMINATED;
      Monitors.wakeAll(lock, ended);
    }
  }

  protected void terminated() {}

  /** What is left out of the queue when the pool is shut down. */
  void onShutdown() {}

  @Override
  public void shutdown() {
    enter();
    try {
      if (phase == RUNNING) {
        phase = SHUTDOWN;
        onShutdown();
        Monitors.wakeAll(lock, idle);
        tryTerminate();
      }
    } finally {
      exit();
    }
  }

  @Override
  public List<Runnable> shutdownNow() {
    List<Runnable> left = new ArrayList<Runnable>();
    enter();
    try {
      if (phase < STOP) {
        phase = STOP;
        for (int i = 0; i < workers.size(); i++) {
          workers.get(i).thread.interrupt();
        }
        Monitors.wakeAll(lock, idle);
      }
      drainTo(left);
      tryTerminate();
    } finally {
      exit();
    }
    return left;
  }

  /** Takes out all tasks, also those that are not due yet. */
  void drainTo(List<Runnable> left) {
    if (handed != null) {
      left.addAll(handed);
      handed.clear();
    }
    queue.drainTo(left);
  }

  private int phase() {
    enter();
    try {
      return phase;
    } finally {
      exit();
    }
  }

  @Override
  public boolean isShutdown() {
    return phase() >= SHUTDOWN;
  }

  @Override
  public boolean isTerminated() {
    return phase() == TERMINATED;
  }

  final boolean isStopped() {
    return phase() >= STOP;
  }

  public boolean isTerminating() {
    int now = phase();
    return now >= SHUTDOWN && now < TERMINATED;
  }

  @Override
  public boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
    long nanos = unit.toNanos(timeout);
    enter();
    try {
      while (phase != TERMINATED) {
        if (nanos <= 0L) {
          return false;
        }
        nanos = Monitors.awaitNanos(lock, ended, nanos);
      }
      return true;
    } finally {
      exit();
    }
  }

  // ---- Settings ----------------------------------------------------------------------------------

  public void setThreadFactory(ThreadFactory threadFactory) {
    Objects.requireNonNull(threadFactory);
    enter();
    factory = threadFactory;
    exit();
  }

  public ThreadFactory getThreadFactory() {
    enter();
    try {
      return factory;
    } finally {
      exit();
    }
  }

  public void setRejectedExecutionHandler(RejectedExecutionHandler handler) {
    Objects.requireNonNull(handler);
    enter();
    this.handler = handler;
    exit();
  }

  public RejectedExecutionHandler getRejectedExecutionHandler() {
    enter();
    try {
      return handler;
    } finally {
      exit();
    }
  }

  public void setCorePoolSize(int corePoolSize) {
    List<Worker> made = new ArrayList<Worker>();
    enter();
    try {
      if (corePoolSize < 0 || max < corePoolSize) {
        throw new IllegalArgumentException();
      }
      int more = Math.min(corePoolSize - core, queue.size());
      core = corePoolSize;
      if (count > core) {
        Monitors.wakeAll(lock, idle);
      }
      for (; more > 0 && count < core && phase < STOP; more--) {
        made.add(reserve(null));
      }
    } finally {
      exit();
    }
    for (Worker worker : made) {
      start(worker);
    }
  }

  public int getCorePoolSize() {
    enter();
    try {
      return core;
    } finally {
      exit();
    }
  }

  /** A worker without a task, if there may be one more of at most `most`. */
  private boolean prestart(int most) {
    Worker made = null;
    enter();
    try {
      if (count < most && phase < STOP && !(phase == SHUTDOWN && isEmpty())) {
        made = reserve(null);
      }
    } finally {
      exit();
    }
    return made != null && start(made);
  }

  public boolean prestartCoreThread() {
    return prestart(getCorePoolSize());
  }

  public int prestartAllCoreThreads() {
    int started = 0;
    while (prestartCoreThread()) {
      started++;
    }
    return started;
  }

  public boolean allowsCoreThreadTimeOut() {
    enter();
    try {
      return coreTimesOut;
    } finally {
      exit();
    }
  }

  public void allowCoreThreadTimeOut(boolean value) {
    enter();
    try {
      if (value && keepAlive <= 0L) {
        throw new IllegalArgumentException("Core threads must have nonzero keep alive times");
      }
      if (value != coreTimesOut) {
        coreTimesOut = value;
        Monitors.wakeAll(lock, idle);
      }
    } finally {
      exit();
    }
  }

  public void setMaximumPoolSize(int maximumPoolSize) {
    enter();
    try {
      if (maximumPoolSize <= 0 || maximumPoolSize < core) {
        throw new IllegalArgumentException();
      }
      max = maximumPoolSize;
      if (count > max) {
        Monitors.wakeAll(lock, idle);
      }
    } finally {
      exit();
    }
  }

  public int getMaximumPoolSize() {
    enter();
    try {
      return max;
    } finally {
      exit();
    }
  }

  public void setKeepAliveTime(long time, TimeUnit unit) {
    if (time < 0) {
      throw new IllegalArgumentException();
    }
    enter();
    try {
      if (time == 0 && coreTimesOut) {
        throw new IllegalArgumentException("Core threads must have nonzero keep alive times");
      }
      long nanos = unit.toNanos(time);
      if (nanos < keepAlive) {
        Monitors.wakeAll(lock, idle);
      }
      keepAlive = nanos;
    } finally {
      exit();
    }
  }

  public long getKeepAliveTime(TimeUnit unit) {
    enter();
    try {
      return unit.convert(keepAlive, TimeUnit.NANOSECONDS);
    } finally {
      exit();
    }
  }

  // ---- What is going on --------------------------------------------------------------------------

  public BlockingQueue<Runnable> getQueue() {
    return queue;
  }

  public boolean remove(Runnable task) {
    enter();
    try {
      boolean removed = queue.remove(task);
      tryTerminate();
      return removed;
    } finally {
      exit();
    }
  }

  public void purge() {
    enter();
    try {
      for (Object task : queue.toArray()) {
        if (task instanceof Future && ((Future<?>) task).isCancelled()) {
          queue.remove(task);
        }
      }
      tryTerminate();
    } finally {
      exit();
    }
  }

  public int getPoolSize() {
    enter();
    try {
      return phase == TERMINATED ? 0 : workers.size();
    } finally {
      exit();
    }
  }

  private int active() {
    int n = 0;
    for (int i = 0; i < workers.size(); i++) {
      n += workers.get(i).busy ? 1 : 0;
    }
    return n;
  }

  private long done() {
    long n = completed;
    for (int i = 0; i < workers.size(); i++) {
      n += workers.get(i).completed;
    }
    return n;
  }

  public int getActiveCount() {
    enter();
    try {
      return active();
    } finally {
      exit();
    }
  }

  public int getLargestPoolSize() {
    enter();
    try {
      return largest;
    } finally {
      exit();
    }
  }

  public long getTaskCount() {
    enter();
    try {
      return done() + active() + queue.size();
    } finally {
      exit();
    }
  }

  public long getCompletedTaskCount() {
    enter();
    try {
      return done();
    } finally {
      exit();
    }
  }

  @Override
  public String toString() {
    String now;
    enter();
    try {
      now =
          (phase == RUNNING ? "Running" : phase == TERMINATED ? "Terminated" : "Shutting down")
              + ", pool size = "
              + workers.size()
              + ", active threads = "
              + active()
              + ", queued tasks = "
              + queue.size()
              + ", completed tasks = "
              + done();
    } finally {
      exit();
    }
    return super.toString() + "[" + now + "]";
  }

  // ---- Tasks that are not taken ------------------------------------------------------------------

  /** Runs the task in the thread that brings it. */
  public static class CallerRunsPolicy implements RejectedExecutionHandler {
    public CallerRunsPolicy() {}

    @Override
    public void rejectedExecution(Runnable r, ThreadPoolExecutor e) {
      if (!e.isShutdown()) {
        r.run();
      }
    }
  }

  /** Throws. */
  public static class AbortPolicy implements RejectedExecutionHandler {
    public AbortPolicy() {}

    @Override
    public void rejectedExecution(Runnable r, ThreadPoolExecutor e) {
      throw new RejectedExecutionException("Task " + r + " rejected from " + e);
    }
  }

  /** Drops the task. */
  public static class DiscardPolicy implements RejectedExecutionHandler {
    public DiscardPolicy() {}

    @Override
    public void rejectedExecution(Runnable r, ThreadPoolExecutor e) {}
  }

  /** Drops the task that would be next, and tries again. */
  public static class DiscardOldestPolicy implements RejectedExecutionHandler {
    public DiscardOldestPolicy() {}

    @Override
    public void rejectedExecution(Runnable r, ThreadPoolExecutor e) {
      if (!e.isShutdown()) {
        e.getQueue().poll();
        e.execute(r);
      }
    }
  }
}
