// A lock made of compareAndSet, three threads; a plain counter inside. If two threads were inside,
// they would race.
//
// tester: clean
// search rwdd: 177 explored, 0 failing, 141 cut asleep, 59 failed attempts, 59 spins
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
