// A ticket lock that draws its number in two steps: two threads may get the same one.
//
// Then both come in at once, and afterwards the counter of the served has moved on too far or not
// far enough, so that somebody may wait for ever.
//
// finds: two threads are inside

import java.util.concurrent.atomic.AtomicInteger;

public class TicketLockWrong {
  static volatile int next;
  static volatile int serving;
  static final AtomicInteger inside = new AtomicInteger();

  static void lock() {
    int ticket = next;
    next = ticket + 1; // Wrong: another thread may have read the same number.
    while (serving != ticket) {
      Thread.yield();
    }
  }

  static void work() {
    lock();
    assert inside.incrementAndGet() == 1 : "two threads are inside";
    inside.decrementAndGet();
    serving = serving + 1;
  }

  public static void main(String[] args) {
    new Thread(() -> work()).start();
    work();
  }
}
