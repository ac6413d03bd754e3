// A spin lock, done right: one compareAndSet decides who is in.
//
// tester: clean

import java.util.concurrent.atomic.AtomicBoolean;

public class SpinLock {
  static final AtomicBoolean taken = new AtomicBoolean();
  static int count; // Guarded by the spin lock.

  static void work() {
    while (!taken.compareAndSet(false, true)) {
      Thread.yield();
    }
    count++;
    taken.set(false);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> work());
    other.start();
    work();
    other.join();
    System.out.println(count); // expect: 2
  }
}
