// A race with a starting gun, done right: two latches.
//
// The runners wait for the gun; the referee fires it when the track is ready and waits until each
// has arrived. The latches also make sure that everybody sees what was written before.
//
// tester: clean

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

public class LatchStart {
  static final int RUNNERS = 2;

  static final CountDownLatch gun = new CountDownLatch(1);
  static final CountDownLatch finish = new CountDownLatch(RUNNERS);
  static final AtomicInteger arrived = new AtomicInteger();
  static boolean trackReady;

  static void run() {
    try {
      gun.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    assert trackReady : "started too early";
    arrived.incrementAndGet();
    finish.countDown();
  }

  public static void main(String[] args) throws InterruptedException {
    for (int i = 1; i <= RUNNERS; i++) {
      new Thread(() -> run(), "runner " + i).start();
    }
    trackReady = true;
    gun.countDown();
    finish.await();
    System.out.println(arrived.get()); // expect: 2
  }
}
