// A counter without a lock, done right: read, compute, compareAndSet, and again if somebody was
// faster.
//
// tester: clean

import java.util.concurrent.atomic.AtomicInteger;

public class CasCounter {
  static final AtomicInteger value = new AtomicInteger();

  static void increment() {
    int old;
    do {
      old = value.get();
    } while (!value.compareAndSet(old, old + 1));
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(() -> increment());
    Thread two = new Thread(() -> increment());
    one.start();
    two.start();
    increment();
    one.join();
    two.join();
    System.out.println(value.get()); // expect: 3
  }
}
