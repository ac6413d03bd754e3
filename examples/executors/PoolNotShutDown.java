// All results are there, but nobody shuts the pool down: its threads wait for further tasks, and the program never ends.
//
// finds: never ends: the pool created at PoolNotShutDown.java:11 is not shut down

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class PoolNotShutDown {
  public static void main(String[] args) throws InterruptedException, ExecutionException {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    int sum = pool.submit(() -> 1).get() + pool.submit(() -> 2).get();
    assert sum == 3;
  }
}
