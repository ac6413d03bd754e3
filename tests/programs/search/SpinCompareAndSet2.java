// A lock made of compareAndSet, two threads; a plain counter inside. If two threads were inside,
// they would race.
//
// tester: clean
// search rwdd: 9 explored, 0 failing, 5 cut asleep, 2 failed attempts, 2 spins
// tester options: --search rwdd

import java.util.concurrent.atomic.AtomicInteger;

public class SpinCompareAndSet2 {
  static final AtomicInteger lock = new AtomicInteger();
  static int count;

  public static void main(String[] args) {
    Thread t1 = new Thread(() -> {
      while (!lock.compareAndSet(0, 1)) {}
      count++;
      lock.set(0);
    });
    Thread t2 = new Thread(() -> {
      while (!lock.compareAndSet(0, 1)) {}
      count++;
      lock.set(0);
    });
    t1.start();
    t2.start();
  }
}
