package java.util.concurrent;

import java.util.Objects;

/** Hands tasks to an executor, and puts their futures into a queue as they are done. */
public class ExecutorCompletionService<V> implements CompletionService<V> {
  private final Executor executor;

  /** Null unless it has a way of its own to make futures. */
  private final AbstractExecutorService maker;

  private final BlockingQueue<Future<V>> done;

  /** Says when the task's future is done. */
  private static final class Queueing<V> extends FutureTask<Void> {
    private final Future<V> task;
    private final BlockingQueue<Future<V>> queue;

    Queueing(RunnableFuture<V> task, BlockingQueue<Future<V>> queue) {
      super(task, null);
      this.task = task;
      this.queue = queue;
    }

    @Override
    protected void done() {
      queue.add(task);
    }
  }

  public ExecutorCompletionService(Executor executor) {
    this(executor, new LinkedBlockingQueue<Future<V>>());
  }

  public ExecutorCompletionService(
      Executor executor, BlockingQueue<Future<V>> completionQueue) {
    this.executor = Objects.requireNonNull(executor);
    this.done = Objects.requireNonNull(completionQueue);
    this.maker =
        executor instanceof AbstractExecutorService ? (AbstractExecutorService) executor : null;
  }

  private Future<V> start(RunnableFuture<V> task) {
    executor.execute(new Queueing<V>(task, done));
    return task;
  }

  @Override
  public Future<V> submit(Callable<V> task) {
    Objects.requireNonNull(task);
    return start(maker == null ? new FutureTask<V>(task) : maker.newTaskFor(task));
  }

  @Override
  public Future<V> submit(Runnable task, V result) {
    Objects.requireNonNull(task);
    return start(maker == null ? new FutureTask<V>(task, result) : maker.newTaskFor(task, result));
  }

  @Override
  public Future<V> take() throws InterruptedException {
    return done.take();
  }

  @Override
  public Future<V> poll() {
    return done.poll();
  }

  @Override
  public Future<V> poll(long timeout, TimeUnit unit) throws InterruptedException {
    return done.poll(timeout, unit);
  }
}
