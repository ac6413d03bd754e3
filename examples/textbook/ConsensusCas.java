// Threads agree on one of their values with compareAndSet: the first one decides for all.
//
// Verdict: clean.
//
// expect: all agree
// tester: clean

import java.util.concurrent.atomic.AtomicInteger;

public class ConsensusCas {
  private static final int NOBODY = -1;
  private final AtomicInteger winner = new AtomicInteger(NOBODY);
  private final int[] proposed = new int[3];

  int decide(int me, int value) {
    proposed[me] = value;
    winner.compareAndSet(NOBODY, me);
    return proposed[winner.get()];
  }

  public static void main(String[] args) throws InterruptedException {
    ConsensusCas consensus = new ConsensusCas();
    int[] decided = new int[3];
    Thread[] threads = new Thread[3];
    for (int i = 0; i < 3; i++) {
      int me = i;
      threads[i] = new Thread(() -> decided[me] = consensus.decide(me, 10 * (me + 1)));
      threads[i].start();
    }
    for (Thread t : threads) {
      t.join();
    }
    assert decided[0] == decided[1] && decided[1] == decided[2];
    System.out.println("all agree");
  }
}
