// A barrier of atomics and a volatile flag, done right: it turns its sense round in every round.
//
// The last one to arrive first puts the counter back and then turns the flag; the others spin until
// the flag has the sense of this round. So the barrier is ready for the next round before anybody
// leaves it.
//
// tester: clean

import java.util.concurrent.atomic.AtomicInteger;

public class SenseBarrier {
  static final int PARTIES = 2;

  static final AtomicInteger missing = new AtomicInteger(PARTIES);
  static volatile boolean sense;
  static final int[] rounds = new int[PARTIES]; // Read by others only after the barrier.

  static void await(boolean mine) {
    if (missing.decrementAndGet() == 0) {
      missing.set(PARTIES);
      sense = mine;
    } else {
      while (sense != mine) {
        Thread.yield();
      }
    }
  }

  static void walk(int me) {
    rounds[me] = 1;
    await(true);
    assert rounds[1 - me] == 1 : "the other one is not there yet";
    await(false);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> walk(1));
    other.start();
    walk(0);
    other.join();
    System.out.println(missing.get()); // expect: 2
  }
}
