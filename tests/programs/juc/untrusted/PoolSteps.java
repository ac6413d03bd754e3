// A pool of two threads: right whichever steps of the library other threads come between.
//
// tester: clean
// tester options: --no-trust
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class PoolSteps {
  static int sum(int threads) throws InterruptedException, ExecutionException {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    Future<Integer> a = pool.submit(() -> 1);
    Future<Integer> b = pool.submit(() -> 2);
    pool.shutdown();
    return a.get() + b.get();
  }

  public static void main(String[] args) throws InterruptedException, ExecutionException {
    assert sum(2) == 3;
  }
}
