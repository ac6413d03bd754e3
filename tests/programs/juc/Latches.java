// CountDownLatch: one way only, time-outs, several waiters, interrupts.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

public class Latches {
  static int ready;

  public static void main(String[] args) throws InterruptedException {
    CountDownLatch l = new CountDownLatch(2);
    System.out.println(l.getCount() + " " + l.await(2, TimeUnit.MILLISECONDS));
    l.countDown();
    System.out.println(l.getCount());
    l.countDown();
    l.countDown();
    System.out.println(l.getCount() + " " + l.await(1, TimeUnit.DAYS));
    l.await();
    new CountDownLatch(0).await();
    try {
      new CountDownLatch(-1);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    int n = 6;
    CountDownLatch start = new CountDownLatch(1), done = new CountDownLatch(n);
    int[] results = new int[n];
    for (int i = 0; i < n; i++) {
      int k = i;
      new Thread(() -> {
        try {
          start.await();
          results[k] = ready + k;
        } catch (InterruptedException e) {
          System.out.println("never");
        } finally {
          done.countDown();
        }
      }).start();
    }
    ready = 100;
    start.countDown();
    done.await();
    int sum = 0;
    for (int r : results) sum += r;
    System.out.println(sum);
    CountDownLatch never = new CountDownLatch(1);
    Thread w = new Thread(() -> {
      try {
        never.await();
      } catch (InterruptedException e) {
        System.out.println("interrupted");
      }
    });
    w.start();
    while (w.getState() != Thread.State.WAITING) Thread.yield();
    w.interrupt();
    w.join();
    Thread.currentThread().interrupt();
    try {
      never.await();
    } catch (InterruptedException e) {
      System.out.println("at once");
    }
    Thread.currentThread().interrupt();
    try {
      l.await();
      System.out.println("never: interrupted before");
    } catch (InterruptedException e) {
      System.out.println("even though open");
    }
    // Stages: each latch opens the next one.
    CountDownLatch[] stage = new CountDownLatch[4];
    for (int i = 0; i < 4; i++) stage[i] = new CountDownLatch(2);
    StringBuffer log = new StringBuffer();
    Thread[] ts = new Thread[2];
    for (int t = 0; t < 2; t++) {
      ts[t] = new Thread(() -> {
        try {
          for (int i = 0; i < 4; i++) {
            log.append(i);
            stage[i].countDown();
            stage[i].await();
          }
        } catch (InterruptedException e) {
          System.out.println("never");
        }
      });
      ts[t].start();
    }
    for (Thread t : ts) t.join();
    System.out.println(log);
  }
}

/* expect:
2 false
1
0 true
count < 0
615
interrupted
at once
even though open
00112233
*/
