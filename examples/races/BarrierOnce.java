// Two rounds with one barrier between them, and none at the end of the first round's reading: a
// fast worker writes its second value while the slow one still reads the first.
//
// What to learn: a barrier separates two phases; a loop of read and write has two such borders.
//
// race: BarrierOnce.left
// --race: BarrierOnce.left
// --eraser: BarrierOnce.left
// --tester --search rwdd --eraser: BarrierOnce.left

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class BarrierOnce {
  static final CyclicBarrier barrier = new CyclicBarrier(2);
  static int left;
  static int seen;

  static void meet() {
    try {
      barrier.await();
    } catch (InterruptedException | BrokenBarrierException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {
      meet();
      seen = left;
    });
    other.start();
    left = 1;
    meet();
    left = 2; // Wrong: the other one may still be reading.
    other.join();
    System.out.println(seen);
  }
}
// output: any
// expect exit: 0
