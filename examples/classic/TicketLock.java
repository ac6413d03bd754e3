// A ticket lock, done right: draw a number, and wait until it is your turn.
//
// Drawing is one atomic step, so no two threads have the same number, and they come in in the order
// of their numbers.
//
// tester: clean

import java.util.concurrent.atomic.AtomicInteger;

public class TicketLock {
  static final AtomicInteger next = new AtomicInteger();
  static volatile int serving;
  static int count; // Guarded by the ticket lock.

  static void lock() {
    int ticket = next.getAndIncrement();
    while (serving != ticket) {
      Thread.yield();
    }
  }

  static void unlock() {
    serving = serving + 1; // Only its holder writes it.
  }

  static void work() {
    lock();
    count++;
    unlock();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> work());
    other.start();
    work();
    other.join();
    System.out.println(count); // expect: 2
  }
}
