// A second try at a lock for two threads: be polite, let the other one go first.
//
// Verdict: mutual exclusion holds, and if both always come together it even works. But whoever
// comes last waits for somebody to come after him: it spins for ever. With one round each this
// happens on every schedule.
//
// java: no (it hangs)
// finds: for ever

public class LockTwo {
  private volatile int victim = -1;

  void lock(int me) {
    victim = me;
    while (victim == me) {
      Thread.onSpinWait();
    }
  }

  void unlock(int me) { }

  static int counter;

  public static void main(String[] args) throws InterruptedException {
    LockTwo lock = new LockTwo();
    Thread[] threads = new Thread[2];
    for (int i = 0; i < 2; i++) {
      int me = i;
      threads[i] = new Thread(() -> {
        lock.lock(me);
        counter++;
        lock.unlock(me);
      }, "thread " + me);
      threads[i].start();
    }
    threads[0].join();
    threads[1].join();
    System.out.println(counter);
  }
}
