// CyclicBarrier: generations, the action, arrival index, broken by time-out, interrupt and reset.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

public class Barriers {
  static String await(CyclicBarrier b) {
    try {
      return "index " + b.await();
    } catch (InterruptedException e) {
      return "interrupted";
    } catch (BrokenBarrierException e) {
      return "broken";
    }
  }

  static void waiting(CyclicBarrier b, int n) {
    while (b.getNumberWaiting() != n) Thread.yield();
  }

  public static void main(String[] args) throws Exception {
    int n = 4;
    int[] row = new int[n];
    StringBuilder log = new StringBuilder();
    CyclicBarrier b = new CyclicBarrier(n, () -> {
      int s = 0;
      for (int r : row) s += r;
      log.append(s).append(' ');
    });
    System.out.println(b.getParties() + " " + b.getNumberWaiting() + " " + b.isBroken());
    Thread[] ts = new Thread[n];
    AtomicInteger indexes = new AtomicInteger();
    for (int i = 0; i < n; i++) {
      int k = i;
      ts[i] = new Thread(() -> {
        for (int round = 1; round <= 3; round++) {
          row[k] = round * (k + 1);
          try {
            indexes.addAndGet(b.await());
          } catch (InterruptedException | BrokenBarrierException e) {
            System.out.println("never");
          }
        }
      });
      ts[i].start();
    }
    for (Thread t : ts) t.join();
    System.out.println(log + "indexes " + indexes.get());
    System.out.println(await(new CyclicBarrier(1, () -> System.out.println("alone"))));
    CyclicBarrier two = new CyclicBarrier(2);
    try {
      two.await(5, TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      System.out.println("timeout " + two.isBroken());
    }
    System.out.println(await(two));
    two.reset();
    System.out.println(two.isBroken());
    Thread w = new Thread(() -> System.out.println("w " + await(two)));
    w.start();
    waiting(two, 1);
    w.interrupt();
    w.join();
    System.out.println(two.isBroken() + " " + await(two));
    two.reset();
    CyclicBarrier three = new CyclicBarrier(3);
    String[] said = new String[2];
    Thread[] us = new Thread[2];
    for (int i = 0; i < 2; i++) {
      int k = i;
      us[i] = new Thread(() -> said[k] = await(three));
      us[i].start();
      waiting(three, i + 1);
    }
    us[0].interrupt();
    us[0].join();
    us[1].join();
    System.out.println(said[0] + " " + said[1] + " " + three.isBroken() + " " + three.getNumberWaiting());
    three.reset();
    us[0] = new Thread(() -> said[0] = await(three));
    us[0].start();
    waiting(three, 1);
    three.reset();
    us[0].join();
    System.out.println(said[0] + " " + three.isBroken());
    CyclicBarrier failing = new CyclicBarrier(2, () -> {
      throw new IllegalStateException("action");
    });
    us[0] = new Thread(() -> said[0] = await(failing));
    us[0].start();
    waiting(failing, 1);
    try {
      failing.await();
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    us[0].join();
    System.out.println(said[0] + " " + failing.isBroken());
    for (int bad : new int[] {0, -1}) {
      try {
        new CyclicBarrier(bad);
      } catch (IllegalArgumentException e) {
        System.out.println("parties " + bad);
      }
    }
  }
}

/* expect:
4 0 false
10 20 30 indexes 18
alone
index 0
timeout true
broken
false
w interrupted
true broken
interrupted broken true 0
broken false
action
broken true
parties 0
parties -1
*/
