// Work in phases with a CyclicBarrier that expects one worker more than there are.
//
// Everybody arrives, and everybody waits for the one who does not exist.
//
// java: no (it hangs)
// finds: deadlock

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class BarrierPhasesWrong {
  static final int WORKERS = 2;

  static final CyclicBarrier barrier = new CyclicBarrier(WORKERS + 1); // Wrong: main does not come.

  static void work() {
    try {
      barrier.await();
    } catch (InterruptedException | BrokenBarrierException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) {
    for (int i = 1; i <= WORKERS; i++) {
      new Thread(() -> work(), "worker " + i).start();
    }
  }
}
