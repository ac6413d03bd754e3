// Work in phases with a CyclicBarrier, done right.
//
// In the first phase each worker fills its own cell; in the second one it reads its neighbour's.
// Between the two is a barrier, so no cell is read before it is filled.
//
// tester: clean

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class BarrierPhases {
  static final int WORKERS = 2;

  static final CyclicBarrier barrier = new CyclicBarrier(WORKERS);
  static final int[] cells = new int[WORKERS];
  static final int[] sums = new int[WORKERS];

  static void work(int me) {
    cells[me] = me + 1;
    try {
      barrier.await();
    } catch (InterruptedException | BrokenBarrierException e) {
      throw new AssertionError(e);
    }
    sums[me] = cells[me] + cells[(me + 1) % WORKERS];
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> work(1));
    other.start();
    work(0);
    other.join();
    System.out.println(sums[0] + " " + sums[1]); // expect: 3 3
  }
}
