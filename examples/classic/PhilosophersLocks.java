// Three philosophers with a ReentrantLock for each fork, each of them left first: a deadlock.
//
// What to learn: locks of java.util.concurrent need ONE order just like synchronized does.
//
// java: no (it can hang)
// finds: deadlock: a cycle of locks

import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class PhilosophersLocks {
  static final int SEATS = 3;

  public static void main(String[] args) {
    Lock[] forks = new Lock[SEATS];
    for (int i = 0; i < SEATS; i++) {
      forks[i] = new ReentrantLock();
    }
    for (int i = 0; i < SEATS; i++) {
      Lock left = forks[i];
      Lock right = forks[(i + 1) % SEATS];
      new Thread(() -> {
        left.lock();
        try {
          right.lock();
          try {
            // Eats.
          } finally {
            right.unlock();
          }
        } finally {
          left.unlock();
        }
      }, "philosopher " + i).start();
    }
  }
}
