// A counting semaphore from a monitor, used as a mutex by two threads and as a signal by a third.
//
// Verdict: clean. acquire waits in a loop, each release wakes one waiter, and any of them can use it.
//
// The search runs every schedule that matters, 47,249 of them.
//
// expect: 3
// tester: clean
// search rwdd: 47249 explored, 0 failing

public class SemaphoreByHand {
  private int permits;

  SemaphoreByHand(int permits) {
    this.permits = permits;
  }

  synchronized void acquire() throws InterruptedException {
    while (permits == 0) {
      wait();
    }
    permits--;
  }

  synchronized void release() {
    permits++;
    notify();
  }

  static int counter;

  public static void main(String[] args) throws InterruptedException {
    SemaphoreByHand mutex = new SemaphoreByHand(1);
    SemaphoreByHand done = new SemaphoreByHand(0);
    for (int i = 0; i < 3; i++) {
      new Thread(() -> {
        try {
          mutex.acquire();
          counter++;
          mutex.release();
          done.release();
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      }).start();
    }
    for (int i = 0; i < 3; i++) {
      done.acquire();
    }
    System.out.println(counter);
  }
}
