// LeetCode 1116, Print Zero Even Odd: three threads print 0102030405 together.
//
// Verdict: clean. The zero thread gives the permit to odd and even in turn, and gets it back.
//
// expect: 0102030405
// tester: clean

import java.util.concurrent.Semaphore;
import java.util.function.IntConsumer;

class ZeroEvenOdd {
  private final int n;
  private final Semaphore zero = new Semaphore(1);
  private final Semaphore even = new Semaphore(0);
  private final Semaphore odd = new Semaphore(0);

  public ZeroEvenOdd(int n) {
    this.n = n;
  }

  public void zero(IntConsumer printNumber) throws InterruptedException {
    for (int i = 1; i <= n; i++) {
      zero.acquire();
      printNumber.accept(0);
      (i % 2 == 0 ? even : odd).release();
    }
  }

  public void even(IntConsumer printNumber) throws InterruptedException {
    for (int i = 2; i <= n; i += 2) {
      even.acquire();
      printNumber.accept(i);
      zero.release();
    }
  }

  public void odd(IntConsumer printNumber) throws InterruptedException {
    for (int i = 1; i <= n; i += 2) {
      odd.acquire();
      printNumber.accept(i);
      zero.release();
    }
  }
}

public class ZeroEvenOddSemaphores {
  public static void main(String[] args) throws InterruptedException {
    ZeroEvenOdd zeo = new ZeroEvenOdd(5);
    IntConsumer print = x -> System.out.print(x);
    Thread a = new Thread(() -> {
      try {
        zeo.zero(print);
      } catch (InterruptedException e) {
        e.printStackTrace();
      }
    }, "zero");
    Thread b = new Thread(() -> {
      try {
        zeo.even(print);
      } catch (InterruptedException e) {
        e.printStackTrace();
      }
    }, "even");
    Thread c = new Thread(() -> {
      try {
        zeo.odd(print);
      } catch (InterruptedException e) {
        e.printStackTrace();
      }
    }, "odd");
    a.start();
    b.start();
    c.start();
    a.join();
    b.join();
    c.join();
    System.out.println();
  }
}
