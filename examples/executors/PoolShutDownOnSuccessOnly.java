// If the task fails, get throws, and shutdown is skipped: it belongs into a finally block.
//
// finds: java.util.concurrent.ExecutionException: java.lang.IllegalStateException: nothing left

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class PoolShutDownOnSuccessOnly {
  static int left = 1;

  static synchronized int take() {
    if (left == 0) throw new IllegalStateException("nothing left");
    return left--;
  }

  public static void main(String[] args) throws InterruptedException, ExecutionException {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<Integer> a = pool.submit(() -> take());
    Future<Integer> b = pool.submit(() -> take());
    int sum = a.get() + b.get();
    pool.shutdown();
  }
}
