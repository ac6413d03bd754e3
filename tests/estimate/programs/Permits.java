import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.ReentrantLock;

// A bounded buffer by semaphores and a lock, of java.util.concurrent.
public class Permits {
  static final Semaphore free = new Semaphore(1);
  static final Semaphore full = new Semaphore(0);
  static final ReentrantLock lock = new ReentrantLock();
  static int items;

  static void put() throws InterruptedException {
    free.acquire();
    lock.lock();
    try {
      items++;
    } finally {
      lock.unlock();
    }
    full.release();
  }

  static void get() throws InterruptedException {
    full.acquire();
    lock.lock();
    try {
      items--;
    } finally {
      lock.unlock();
    }
    free.release();
  }

  interface Step {
    void run() throws InterruptedException;
  }

  static void start(Step step, int times) {
    new Thread(() -> {
      try {
        for (int k = 0; k < times; k++) step.run();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }).start();
  }

  public static void main(String[] args) {
    int pairs = Integer.parseInt(args[0]);
    int each = Integer.parseInt(args[1]);
    for (int i = 0; i < pairs; i++) {
      start(() -> put(), each);
      start(() -> get(), each);
    }
  }
}
