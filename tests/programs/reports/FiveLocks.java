// Five philosophers, each with a ReentrantLock on either side.
//
// engines: only tester
// deadlock: cycle of locks

import java.util.concurrent.locks.ReentrantLock;

public class FiveLocks {
  private static final ReentrantLock[] forks = new ReentrantLock[5];

  public static void main(String[] args) {
    for (int i = 0; i < forks.length; i++) {
      forks[i] = new ReentrantLock();
    }
    for (int i = 0; i < forks.length; i++) {
      ReentrantLock left = forks[i];
      ReentrantLock right = forks[(i + 1) % forks.length];
      new Thread(() -> dine(left, right), "Philosopher-" + i).start();
    }
  }

  private static void dine(ReentrantLock left, ReentrantLock right) {
    left.lock();
    try {
      right.lock();
      try {
        Thread.yield();
      } finally {
        right.unlock();
      }
    } finally {
      left.unlock();
    }
  }
}
