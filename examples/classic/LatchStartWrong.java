// A latch that counts one too many: a runner who stumbles does not count down.
//
// The referee waits for both, but the one who finds the track taken goes home without a word.
//
// What to learn: count down in finally, on every way out.
//
// java: no (it can hang)
// finds: deadlock

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;

public class LatchStartWrong {
  static final CountDownLatch finish = new CountDownLatch(2);
  static final AtomicBoolean taken = new AtomicBoolean();

  static void run() {
    if (!taken.compareAndSet(false, true)) {
      return; // Wrong: does not count down.
    }
    taken.set(false);
    finish.countDown();
  }

  public static void main(String[] args) throws InterruptedException {
    for (int i = 1; i <= 2; i++) {
      new Thread(() -> run(), "runner " + i).start();
    }
    finish.await();
  }
}
