// A task waits for another task of its own pool, which has one thread: that one can never begin.
//
// deadlock: main, pool-1-thread-1
// finds: pool-1-thread-1 waits for the result of FutureTask#2

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class PoolOfOne {
  public static void main(String[] args) throws InterruptedException, ExecutionException {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    Future<Integer> page = pool.submit(() -> {
      Future<Integer> footer = pool.submit(() -> 2);
      return 1 + footer.get();
    });
    assert page.get() == 3;
    pool.shutdown();
  }
}
