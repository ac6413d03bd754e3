// Two tasks meet at a latch. In a pool of one thread the first one waits for a second one that is never begun.
//
// deadlock: pool-1-thread-1

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolTwoTasksMeet {
  static final CountDownLatch both = new CountDownLatch(2);

  static void meet() {
    both.countDown();
    try {
      both.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  public static void main(String[] args) {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.execute(() -> meet());
    pool.execute(() -> meet());
    pool.shutdown();
  }
}
