// A lock made of compareAndSet, tested before it is tried, two threads; a plain counter inside. If
// two threads were inside, they would race.
//
// tester: clean
// search rwdd: 17 explored, 0 failing, 9 cut asleep, 8 failed attempts, 8 spins
// tester options: --search rwdd

import java.util.concurrent.atomic.AtomicInteger;

public class SpinTestAndSet2 {
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
    t1.start();
    t2.start();
  }
}
