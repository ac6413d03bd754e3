// Lab: a thread pool by hand, whose shutdown sets a flag and wakes nobody.
//
// Verdict: a deadlock. A worker that waits for tasks never hears of the shutdown; main joins it for
// ever. If the worker looks at the flag before it waits, all is well: that is what a demonstration
// with sleep(100) before the end never shows, and one without it nearly always does.
//
// java: no (it can hang)
// finds: deadlock
// deadlock: main, worker

import java.util.LinkedList;
import java.util.Queue;

public class ThreadPoolSleepyShutdown {
  private final Queue<Runnable> tasks = new LinkedList<>();
  private boolean shutdown;
  private final Thread worker = new Thread(() -> work(), "worker");

  private void work() {
    while (true) {
      Runnable task;
      synchronized (this) {
        while (tasks.isEmpty() && !shutdown) {
          try {
            wait();
          } catch (InterruptedException e) {
            return;
          }
        }
        if (tasks.isEmpty()) {
          return;
        }
        task = tasks.poll();
      }
      task.run();
    }
  }

  synchronized void execute(Runnable task) {
    tasks.offer(task);
    notify();
  }

  void shutdown() throws InterruptedException {
    synchronized (this) {
      shutdown = true; // Wrong: notifyAll() is missing.
    }
    worker.join();
  }

  public static void main(String[] args) throws InterruptedException {
    ThreadPoolSleepyShutdown pool = new ThreadPoolSleepyShutdown();
    pool.worker.start();
    pool.execute(() -> { });
    pool.shutdown();
    System.out.println("down");
  }
}
