// A lock made of compareAndSet, three threads; a plain counter inside. If two threads were inside,
// they would race.
//
// tester: clean
// not yet: search rwdd: 15 explored, 9 cut asleep, 12 failed attempts, 12 spins
// tester options: --search rwdd

import java.util.concurrent.atomic.AtomicInteger;

public class SpinCompareAndSet3 {
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
    Thread t3 = new Thread(() -> {
      while (!lock.compareAndSet(0, 1)) {}
      count++;
      lock.set(0);
    });
    t1.start();
    t2.start();
    t3.start();
  }
}
