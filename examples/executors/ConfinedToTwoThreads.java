// The same pool with two threads: the tasks race.
//
// race: ConfinedToTwoThreads.total

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class ConfinedToTwoThreads {
  static int total;

  public static void main(String[] args) {
    ExecutorService pool = Executors.newFixedThreadPool(2);
    pool.execute(() -> total += 2);
    pool.execute(() -> total += 1);
    pool.shutdown();
  }
}
