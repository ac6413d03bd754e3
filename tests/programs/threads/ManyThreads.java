// 10,000 threads that all wait on one latch, and a chain of threads that start each other.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

public class ManyThreads {
  static int chain;

  static void next(int n) {
    chain++;
    if (n == 0) return;
    Thread t = new Thread(() -> next(n - 1));
    t.start();
    try {
      t.join();
    } catch (InterruptedException e) {
      System.out.println("never");
    }
  }

  public static void main(String[] args) throws InterruptedException {
    int n = 10000;
    CountDownLatch go = new CountDownLatch(1);
    CountDownLatch ready = new CountDownLatch(n);
    AtomicInteger sum = new AtomicInteger();
    Thread[] ts = new Thread[n];
    for (int i = 0; i < n; i++) {
      int k = i;
      ts[i] = new Thread(() -> {
        ready.countDown();
        try {
          go.await();
        } catch (InterruptedException e) {
          return;
        }
        sum.addAndGet(k);
      });
      ts[i].start();
    }
    ready.await();
    System.out.println("all wait, sum " + sum.get());
    go.countDown();
    for (Thread t : ts) t.join();
    System.out.println(sum.get());
    next(500);
    System.out.println(chain);
  }
}

/* expect:
all wait, sum 0
49995000
501
*/
// engines: not stress
