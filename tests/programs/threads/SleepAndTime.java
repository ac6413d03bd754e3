// sleep lasts at least as long as asked; clocks do not go backwards; TimeUnit converts.
import java.util.concurrent.TimeUnit;

public class SleepAndTime {
  public static void main(String[] args) throws InterruptedException {
    long t0 = System.nanoTime(), m0 = System.currentTimeMillis();
    Thread.sleep(20);
    long t1 = System.nanoTime(), m1 = System.currentTimeMillis();
    System.out.println((t1 - t0 >= 20000000L) + " " + (m1 - m0 >= 19) + " " + (t1 - t0 < 10000000000L));
    Thread.sleep(1, 500000);
    Thread.sleep(0);
    TimeUnit.MILLISECONDS.sleep(2);
    TimeUnit.MICROSECONDS.sleep(100);
    System.out.println(System.nanoTime() - t1 >= 3000000L);
    System.out.println(m0 > 1600000000000L);
    for (long bad : new long[] {-1, Long.MIN_VALUE}) {
      try {
        Thread.sleep(bad);
      } catch (IllegalArgumentException e) {
        System.out.println(e.getMessage());
      }
    }
    StringBuffer order = new StringBuffer();
    Thread[] ts = new Thread[3];
    for (int i = 0; i < 3; i++) {
      int k = i;
      ts[i] = new Thread(() -> {
        try {
          Thread.sleep(50 * (3 - k));
        } catch (InterruptedException e) {
          return;
        }
        order.append(k);
      });
    }
    for (Thread t : ts) t.start();
    for (Thread t : ts) t.join();
    System.out.println(order);
    Thread sleeper = new Thread(() -> {
      try {
        Thread.sleep(60000);
      } catch (InterruptedException e) {
        System.out.println("woken");
      }
    });
    sleeper.start();
    long j = System.nanoTime();
    sleeper.join(15);
    System.out.println(sleeper.isAlive() + " " + (System.nanoTime() - j >= 14000000L));
    sleeper.interrupt();
    sleeper.join();
    long last = System.nanoTime();
    boolean monotonic = true;
    for (int i = 0; i < 1000; i++) {
      long now = System.nanoTime();
      monotonic &= now >= last;
      last = now;
    }
    System.out.println(monotonic);
  }
}

/* expect:
true true true
true
true
timeout value is negative
timeout value is negative
210
true true
woken
true
*/
