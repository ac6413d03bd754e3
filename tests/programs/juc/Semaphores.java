// Semaphore: permits, tryAcquire, several at once, drain, negative start, interrupts.
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

public class Semaphores {
  static int inside, most;

  public static void main(String[] args) throws InterruptedException {
    Semaphore s = new Semaphore(2);
    System.out.println(s.availablePermits() + " " + s.isFair() + " " + new Semaphore(1, true).isFair());
    s.acquire();
    System.out.println(s.tryAcquire() + " " + s.tryAcquire() + " " + s.availablePermits());
    System.out.println(s.tryAcquire(2, TimeUnit.MILLISECONDS));
    s.release(3);
    System.out.println(s.availablePermits() + " " + s.tryAcquire(2) + " " + s.tryAcquire(2) + " " + s.availablePermits());
    s.release();
    s.acquire(2);
    System.out.println(s.availablePermits());
    s.release(5);
    System.out.println(s.drainPermits() + " " + s.availablePermits());
    Semaphore negative = new Semaphore(-1);
    System.out.println(negative.tryAcquire());
    negative.release();
    negative.release();
    System.out.println(negative.tryAcquire() + " " + negative.availablePermits());
    try {
      s.release(-1);
    } catch (IllegalArgumentException e) {
      System.out.println("negative");
    }
    Semaphore pool = new Semaphore(3);
    Object guard = new Object();
    Thread[] ts = new Thread[8];
    for (int i = 0; i < ts.length; i++) {
      ts[i] = new Thread(() -> {
        for (int k = 0; k < 20; k++) {
          pool.acquireUninterruptibly();
          synchronized (guard) {
            inside++;
            most = Math.max(most, inside);
          }
          Thread.yield();
          synchronized (guard) {
            inside--;
          }
          pool.release();
        }
      });
      ts[i].start();
    }
    for (Thread t : ts) t.join();
    System.out.println((most <= 3) + " " + inside + " " + pool.availablePermits());
    Semaphore none = new Semaphore(0);
    Thread w = new Thread(() -> {
      try {
        none.acquire();
        System.out.println("never");
      } catch (InterruptedException e) {
        System.out.println("interrupted " + Thread.currentThread().isInterrupted());
      }
    });
    w.start();
    while (!none.hasQueuedThreads()) Thread.yield();
    System.out.println(none.getQueueLength());
    w.interrupt();
    w.join();
    Thread other = new Thread(() -> none.release(4));
    other.start();
    none.acquire(4);
    other.join();
    System.out.println(none.availablePermits());
    // Alternation by two semaphores.
    Semaphore a = new Semaphore(1), b = new Semaphore(0);
    StringBuilder out = new StringBuilder();
    Thread x = new Thread(() -> {
      for (int i = 0; i < 5; i++) {
        a.acquireUninterruptibly();
        out.append('x').append(i);
        b.release();
      }
    });
    Thread y = new Thread(() -> {
      for (int i = 0; i < 5; i++) {
        b.acquireUninterruptibly();
        out.append('y');
        a.release();
      }
    });
    y.start();
    x.start();
    x.join();
    y.join();
    System.out.println(out);
  }
}

/* expect:
2 false true
true false 0
false
3 true false 1
0
5 0
false
true 0
negative
true 0 3
1
interrupted false
0
x0yx1yx2yx3yx4y
*/
