// Two workers fill one half each, meet at a barrier, and then read what the other one has
// written.
//
// What is done before await() happens before what follows await() in every party.
//
// no race
// tester: clean
// --eraser: nothing
// --tester --search rwdd --eraser: nothing

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

public class PublishByBarrier {
  static final CyclicBarrier barrier = new CyclicBarrier(2);
  static int left;
  static int right;
  static int sumOfLeft;
  static int sumOfRight;

  static void meet() {
    try {
      barrier.await();
    } catch (InterruptedException | BrokenBarrierException e) {
      throw new IllegalStateException(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {
      right = 2;
      meet();
      sumOfRight = left + right;
    });
    other.start();
    left = 1;
    meet();
    sumOfLeft = left + right;
    other.join();
    System.out.println(sumOfLeft + " " + sumOfRight); // expect: 3 3
  }
}
