// LeetCode 1115, Print FooBar Alternately, with two semaphores that hand the turn over.
//
// Verdict: clean. Exactly one permit exists at any time: in foo, in bar, or in the hand of one of
// the two threads.
//
// expect: foobarfoobarfoobar
// tester: clean

import java.util.concurrent.Semaphore;

class FooBar {
  private final int n;
  private final Semaphore fooTurn = new Semaphore(1);
  private final Semaphore barTurn = new Semaphore(0);

  public FooBar(int n) {
    this.n = n;
  }

  public void foo(Runnable printFoo) throws InterruptedException {
    for (int i = 0; i < n; i++) {
      fooTurn.acquire();
      printFoo.run();
      barTurn.release();
    }
  }

  public void bar(Runnable printBar) throws InterruptedException {
    for (int i = 0; i < n; i++) {
      barTurn.acquire();
      printBar.run();
      fooTurn.release();
    }
  }
}

public class FooBarSemaphores {
  public static void main(String[] args) throws InterruptedException {
    FooBar fooBar = new FooBar(3);
    Thread bar = new Thread(() -> {
      try {
        fooBar.bar(() -> System.out.print("bar"));
      } catch (InterruptedException e) {
        System.out.println("interrupted");
      }
    });
    bar.start();
    fooBar.foo(() -> System.out.print("foo"));
    bar.join();
    System.out.println();
  }
}
