// Lab: a thread pool by hand. Workers wait for tasks; shutdown lets them finish what is queued.
//
// Verdict: clean. Queue and flag are guarded by one monitor, workers wait in a loop, shutdown wakes
// all, and a worker ends only if the queue is empty.
//
// `vmrun --tester --search rwdd` runs every schedule, 92,419, in a few seconds; none fails. The test suite ends
// after 2,000.
//
// expect: 3 tasks, sum 6
// tester: clean

import java.util.LinkedList;

public class ThreadPool {
  private final LinkedList<Runnable> tasks = new LinkedList<Runnable>();
  private final Worker[] workers;
  private boolean shutdown;

  private class Worker extends Thread {
    Worker(String name) {
      super(name);
    }

    @Override
    public void run() {
      while (true) {
        Runnable task;
        synchronized (tasks) {
          while (tasks.isEmpty() && !shutdown) {
            try {
              tasks.wait();
            } catch (InterruptedException e) {
              return;
            }
          }
          if (tasks.isEmpty()) {
            return;
          }
          task = tasks.removeFirst();
        }
        try {
          task.run();
        } catch (RuntimeException e) {
          System.out.println(getName() + ": " + e);
        }
      }
    }
  }

  ThreadPool(int size) {
    workers = new Worker[size];
    for (int i = 0; i < size; i++) {
      workers[i] = new Worker("worker " + i);
      workers[i].start();
    }
  }

  void execute(Runnable task) {
    synchronized (tasks) {
      if (shutdown) {
        throw new IllegalStateException("the pool is shut down");
      }
      tasks.addLast(task);
      tasks.notify();
    }
  }

  void shutdownAndWait() throws InterruptedException {
    synchronized (tasks) {
      shutdown = true;
      tasks.notifyAll();
    }
    for (Worker worker : workers) {
      worker.join();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    ThreadPool pool = new ThreadPool(2);
    int[] result = new int[2];
    for (int i = 1; i <= 3; i++) {
      int number = i;
      pool.execute(() -> {
        synchronized (result) {
          result[0]++;
          result[1] += number;
        }
      });
    }
    pool.shutdownAndWait();
    System.out.println(result[0] + " tasks, sum " + result[1]);
  }
}
