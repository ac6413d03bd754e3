// A barrier of atomics whose last one opens the door before it puts the counter back.
//
// Another one rushes through the door, comes to the next round and counts itself off from the old
// counter. Then the counter is put back, and that arrival is forgotten: both spin for ever.
//
// java: no (it can hang)
// finds: spins for ever

import java.util.concurrent.atomic.AtomicInteger;

public class SenseBarrierWrong {
  static final int PARTIES = 2;

  static final AtomicInteger missing = new AtomicInteger(PARTIES);
  static volatile boolean sense;

  static void await(boolean mine) {
    if (missing.decrementAndGet() == 0) {
      sense = mine; // Wrong: these two belong the other way round.
      missing.set(PARTIES);
    } else {
      while (sense != mine) {
        Thread.yield();
      }
    }
  }

  static void walk() {
    await(true);
    await(false);
  }

  public static void main(String[] args) {
    new Thread(() -> walk()).start();
    walk();
  }
}
