// A counting semaphore from a monitor, with "if" where "while" belongs.
//
// Verdict: the number of permits becomes negative: a thread that was woken finds, when it has the
// monitor again, that a third one has taken the permit.
//
// finds: -1 permits

public class SemaphoreByHandIf {
  private int permits;

  SemaphoreByHandIf(int permits) {
    this.permits = permits;
  }

  synchronized void acquire() throws InterruptedException {
    if (permits == 0) { // Wrong: should be while.
      wait();
    }
    permits--;
    assert permits >= 0 : permits + " permits";
  }

  synchronized void release() {
    permits++;
    notify();
  }

  public static void main(String[] args) {
    SemaphoreByHandIf semaphore = new SemaphoreByHandIf(1);
    for (int i = 1; i <= 3; i++) {
      new Thread(() -> {
        try {
          semaphore.acquire();
          semaphore.release();
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      }, "user " + i).start();
    }
  }
}
