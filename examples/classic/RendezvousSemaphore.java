// A rendezvous of two threads with semaphores, done right: say that you are here, then wait.
//
// tester: clean

import java.util.concurrent.Semaphore;

public class RendezvousSemaphore {
  static final Semaphore aIsHere = new Semaphore(0);
  static final Semaphore bIsHere = new Semaphore(0);
  static int fromA;
  static int fromB;

  public static void main(String[] args) throws InterruptedException {
    Thread b = new Thread(() -> {
      fromB = 2;
      bIsHere.release();
      aIsHere.acquireUninterruptibly();
      assert fromA == 1 : "a is not here yet";
    });
    b.start();
    fromA = 1;
    aIsHere.release();
    bIsHere.acquireUninterruptibly();
    System.out.println(fromB); // expect: 2
    b.join();
  }
}
