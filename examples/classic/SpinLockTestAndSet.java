// A spin lock that looks before it tries (test and test-and-set), done right.
//
// Looking alone is cheap; what decides is still one getAndSet.
//
// tester: clean

import java.util.concurrent.atomic.AtomicBoolean;

public class SpinLockTestAndSet {
  static final AtomicBoolean taken = new AtomicBoolean();
  static int count; // Guarded by the spin lock.

  static void lock() {
    while (true) {
      while (taken.get()) {
        Thread.yield();
      }
      if (!taken.getAndSet(true)) {
        return;
      }
    }
  }

  static void work() {
    lock();
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
