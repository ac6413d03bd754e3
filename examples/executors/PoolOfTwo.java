// The same with two threads: the second one runs the inner task.
//
// tester: clean

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class PoolOfTwo {
  public static void main(String[] args) throws InterruptedException, ExecutionException {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    Future<Integer> page = pool.submit(() -> {
      Future<Integer> footer = pool.submit(() -> 2);
      return 1 + footer.get();
    });
    assert page.get() == 3;
    pool.shutdown();
  }
}
