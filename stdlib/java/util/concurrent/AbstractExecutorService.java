package java.util.concurrent;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;

/** What executors have in common that make a future for each task and hand that to execute. */
public abstract class AbstractExecutorService implements ExecutorService {
  public AbstractExecutorService() {}

  protected <T> RunnableFuture<T> newTaskFor(Runnable runnable, T value) {
    return new FutureTask<T>(runnable, value);
  }

  protected <T> RunnableFuture<T> newTaskFor(Callable<T> callable) {
    return new FutureTask<T>(callable);
  }

  private <T> Future<T> start(RunnableFuture<T> task) {
    execute(task);
    return task;
  }

  @Override
  public Future<?> submit(Runnable task) {
    Objects.requireNonNull(task);
    RunnableFuture<Void> future = newTaskFor(task, null);
    return start(future);
  }

  @Override
  public <T> Future<T> submit(Runnable task, T result) {
    Objects.requireNonNull(task);
    return start(newTaskFor(task, result));
  }

  @Override
  public <T> Future<T> submit(Callable<T> task) {
    Objects.requireNonNull(task);
    return start(newTaskFor(task));
  }

  // ---- All of them -------------------------------------------------------------------------------

  private static <T> void cancelAll(List<Future<T>> futures, int from) {
    for (int i = from; i < futures.size(); i++) {
      futures.get(i).cancel(true);
    }
  }

  /** The same as the task's get, but that an exception of it stays unread. */
  private static void awaitEnd(Future<?> future) throws InterruptedException {
    if (future instanceof FutureTask) {
      ((FutureTask<?>) future).awaitEnd();
      return;
    }
    try {
      future.get();
    } catch (CancellationException | ExecutionException failed) {
      // Its future says so.
    }
  }

  @Override
  public <T> List<Future<T>> invokeAll(Collection<? extends Callable<T>> tasks)
      throws InterruptedException {
    Objects.requireNonNull(tasks);
    List<Future<T>> futures = new ArrayList<Future<T>>(tasks.size());
    int ended = 0;
    boolean all = false;
    try {
      for (Callable<T> task : tasks) {
        RunnableFuture<T> future = newTaskFor(task);
        futures.add(future);
        execute(future);
      }
      for (; ended < futures.size(); ended++) {
        awaitEnd(futures.get(ended));
      }
      all = true;
      return futures;
    } finally {
      if (!all) {
        cancelAll(futures, ended);
      }
    }
  }

  /** Nanoseconds that are left after waiting for the task; 0 if the time was over first. */
  private static long awaitEnd(Future<?> future, long nanos) throws InterruptedException {
    if (future instanceof FutureTask) {
      return ((FutureTask<?>) future).awaitEnd(nanos);
    }
    long end = System.nanoTime() + nanos;
    try {
      future.get(nanos, TimeUnit.NANOSECONDS);
    } catch (CancellationException | ExecutionException failed) {
      // Its future says so.
    } catch (TimeoutException late) {
      return 0L;
    }
    return Math.max(1L, end - System.nanoTime());
  }

  @Override
  public <T> List<Future<T>> invokeAll(
      Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
      throws InterruptedException {
    Objects.requireNonNull(tasks);
    long nanos = unit.toNanos(timeout);
    long end = System.nanoTime() + nanos;
    List<Future<T>> futures = new ArrayList<Future<T>>(tasks.size());
    int ended = 0;
    boolean all = false;
    try {
      for (Callable<T> task : tasks) {
        futures.add(newTaskFor(task));
      }
      for (int i = 0; i < futures.size(); i++) {
        if (nanos <= 0L) {
          return futures;
        }
        execute((Runnable) futures.get(i));
      }
      for (; ended < futures.size(); ended++) {
        nanos = awaitEnd(futures.get(ended), nanos);
        if (nanos <= 0L) {
          return futures;
        }
      }
      all = true;
      return futures;
    } finally {
      if (!all) {
        cancelAll(futures, ended);
      }
    }
  }

  // ---- Any of them -------------------------------------------------------------------------------

  @Override
  public <T> T invokeAny(Collection<? extends Callable<T>> tasks)
      throws InterruptedException, ExecutionException {
    try {
      return invokeAny(tasks, -1L);
    } catch (TimeoutException never) {
      throw new AssertionError(never);
    }
  }

  @Override
  public <T> T invokeAny(Collection<? extends Callable<T>> tasks, long timeout, TimeUnit unit)
      throws InterruptedException, ExecutionException, TimeoutException {
    return invokeAny(tasks, Math.max(0L, unit.toNanos(timeout)));
  }

  /** The result of one that ends well; a negative time means no limit. */
  private <T> T invokeAny(Collection<? extends Callable<T>> tasks, long nanos)
      throws InterruptedException, ExecutionException, TimeoutException {
    if (tasks.isEmpty()) {
      throw new IllegalArgumentException();
    }
    ExecutorCompletionService<T> service = new ExecutorCompletionService<T>(this);
    List<Future<T>> futures = new ArrayList<Future<T>>(tasks.size());
    long end = System.nanoTime() + nanos;
    try {
      ExecutionException failed = null;
      Iterator<? extends Callable<T>> rest = tasks.iterator();
      futures.add(service.submit(rest.next()));
      int running = 1;
      while (running > 0) {
        // As long as none is done, one more is started.
        Future<T> future = service.poll();
        if (future == null && rest.hasNext()) {
          futures.add(service.submit(rest.next()));
          running++;
          continue;
        }
        if (future == null && nanos >= 0L) {
          future = service.poll(nanos, TimeUnit.NANOSECONDS);
          if (future == null) {
            throw new TimeoutException();
          }
          nanos = Math.max(0L, end - System.nanoTime());
        } else if (future == null) {
          future = service.take();
        }
        running--;
        try {
          return future.get();
        } catch (ExecutionException e) {
          failed = e;
        } catch (RuntimeException e) {
          failed = new ExecutionException(e);
        }
        if (running == 0 && rest.hasNext()) {
          futures.add(service.submit(rest.next()));
          running++;
        }
      }
      throw failed;
    } finally {
      cancelAll(futures, 0);
      for (Future<T> future : futures) {
        if (future instanceof FutureTask) {
          ((FutureTask<?>) future).passOver();
        }
      }
    }
  }
}
