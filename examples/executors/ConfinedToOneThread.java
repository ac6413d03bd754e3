// Only the one thread of the pool touches the total, one task after the other: no lock is needed.
//
// tester: clean
// no race

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class ConfinedToOneThread {
  static int total;

  public static void main(String[] args) throws InterruptedException, ExecutionException {
    ExecutorService pool = Executors.newSingleThreadExecutor();
    Thread other = new Thread(() -> pool.execute(() -> total += 2));
    other.start();
    pool.execute(() -> total += 1);
    other.join();
    int result = pool.submit(() -> total).get();
    pool.shutdown();
    assert result == 3;
  }
}
