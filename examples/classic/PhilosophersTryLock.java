// Two philosophers who put their fork back if they cannot have the other one.
//
// Nobody waits with a fork in his hand, so there is no deadlock. They might go on taking and
// putting back at the same time for ever, but only with a scheduler that is never fair to them.
//
// tester: clean

import java.util.concurrent.locks.ReentrantLock;

public class PhilosophersTryLock {
  static final ReentrantLock fork = new ReentrantLock();
  static final ReentrantLock knife = new ReentrantLock();
  static int meals; // Guarded by both.

  static void dine(ReentrantLock first, ReentrantLock second) {
    while (true) {
      first.lock();
      try {
        if (second.tryLock()) {
          try {
            meals++;
            return;
          } finally {
            second.unlock();
          }
        }
      } finally {
        first.unlock();
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> dine(knife, fork));
    other.start();
    dine(fork, knife);
    other.join();
    System.out.println(meals); // expect: 2
  }
}
