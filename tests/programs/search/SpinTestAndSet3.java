// A lock made of compareAndSet, tested before it is tried, three threads; a plain counter inside.
// If two threads were inside, they would race.
//
// tester: clean
// search rwdd: 809 explored, 0 failing, 644 cut asleep, 536 failed attempts, 536 spins
// tester options: --search rwdd

import java.util.concurrent.atomic.AtomicInteger;

public class SpinTestAndSet3 {
  static final AtomicInteger lock = new AtomicInteger();
  static int count;

  public static void main(String[] args) {
    Thread t1 = new Thread(() -> {
      do {
        while (lock.get() == 1) {}
      } while (!lock.compareAndSet(0, 1));
      count++;
      lock.set(0);
    });
    Thread t2 = new Thread(() -> {
      do {
        while (lock.get() == 1) {}
      } while (!lock.compareAndSet(0, 1));
      count++;
      lock.set(0);
    });
    Thread t3 = new Thread(() -> {
      do {
        while (lock.get() == 1) {}
      } while (!lock.compareAndSet(0, 1));
      count++;
      lock.set(0);
    });
    t1.start();
    t2.start();
    t3.start();
  }
}
