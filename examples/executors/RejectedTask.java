// A task hands in another one. If main shuts the pool down first, that is rejected.
//
// finds: java.util.concurrent.RejectedExecutionException

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class RejectedTask {
  public static void main(String[] args) {
    ExecutorService pool = Executors.newFixedThreadPool(1);
    pool.execute(() -> pool.execute(() -> { }));
    pool.shutdown();
  }
}
