package java.util.concurrent;

import braid.internal.NotAtomic;

/** A thread of a ForkJoinPool. */
public class ForkJoinWorkerThread extends Thread {
  private final ForkJoinPool pool;

  protected ForkJoinWorkerThread(ForkJoinPool pool) {
    super(pool.nextName());
    this.pool = pool;
    setDaemon(true);
  }

  public ForkJoinPool getPool() {
    return pool;
  }

  @Override
  @NotAtomic("takes a task, runs it, keeps its result, each by itself")
  public void run() {
    ForkJoinTask<?> task = pool.take();
    while (task != null) {
      task.runHere();
      task = pool.take();
    }
  }
}
