// A fair semaphore serves in order, whatever the numbers asked for; who gives up makes way.
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

public class FairSemaphore {
  static final StringBuffer order = new StringBuffer();

  static volatile String interrupted;
  static volatile boolean timedOut;

  static Thread waiter(Semaphore s, int n, String name) throws InterruptedException {
    int before = s.getQueueLength();
    Thread t = new Thread(() -> {
      try {
        s.acquire(n);
        order.append(name);
      } catch (InterruptedException e) {
        interrupted = name;
      }
    });
    t.start();
    while (s.getQueueLength() == before) Thread.sleep(1);
    return t;
  }

  public static void main(String[] args) throws InterruptedException {
    Semaphore s = new Semaphore(0, true);
    Thread a = waiter(s, 3, "a");
    Thread b = waiter(s, 1, "b");
    s.release(2);
    System.out.println(s.availablePermits() + " " + s.getQueueLength() + " " + order);
    // Barging is allowed for tryAcquire without a time only.
    System.out.println(s.tryAcquire(1, 1, TimeUnit.MILLISECONDS) + " " + s.tryAcquire());
    s.release();
    s.release();
    a.join();
    System.out.println(s.availablePermits() + " " + s.getQueueLength() + " " + order);
    s.release();
    b.join();
    System.out.println(s.availablePermits() + " " + order);

    Thread big = waiter(s, 5, "big");
    Thread small = waiter(s, 1, "small");
    s.release(2);
    big.interrupt();
    big.join();
    small.join();
    System.out.println(s.availablePermits() + " " + order + " without " + interrupted);
    Thread timed = new Thread(() -> {
      try {
        timedOut = !s.tryAcquire(4, 20, TimeUnit.MILLISECONDS);
      } catch (InterruptedException e) {
        System.out.println(e);
      }
    });
    timed.start();
    while (!s.hasQueuedThreads()) Thread.sleep(1);
    Thread last = waiter(s, 1, "last");
    timed.join();
    last.join();
    System.out.println(s.availablePermits() + " " + order + " " + timedOut);

    // Not fair: a small request may pass a large one that waits.
    Semaphore t = new Semaphore(1);
    Thread large = waiter(t, 2, "large");
    System.out.println(t.tryAcquire(1, 1, TimeUnit.SECONDS));
    t.release(2);
    large.join();
    System.out.println(t.availablePermits() + " " + t.isFair() + s.isFair());
    try {
      new Semaphore(Integer.MAX_VALUE).release();
    } catch (Error e) {
      System.out.println(e);
    }
    try {
      s.acquire(-1);
    } catch (IllegalArgumentException e) {
      System.out.println(e);
    }
    Semaphore debt = new Semaphore(-2);
    debt.release(2);
    System.out.println(debt.tryAcquire() + " " + debt.drainPermits());
    debt.release();
    System.out.println(debt.tryAcquire() + " " + debt.toString().replaceAll("@[0-9a-f]+", "@"));
  }
}

/* expect:
2 2\x{20}
false true
0 1 a
0 ab
1 absmall without big
0 absmalllast true
true
0 falsetrue
java.lang.Error: Maximum permit count exceeded
java.lang.IllegalArgumentException
false 0
true java.util.concurrent.Semaphore@[Permits = 0]
*/
