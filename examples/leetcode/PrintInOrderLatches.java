// LeetCode 1114, Print in Order: three threads, started in any order, print first, second, third.
// With two latches.
//
// Verdict: clean. second() waits for the latch that first() opens, third() for the one that
// second() opens; whoever comes late finds the latch open already.
//
// expect: firstsecondthird
// tester: clean

import java.util.concurrent.CountDownLatch;

class Foo {
  private final CountDownLatch firstDone = new CountDownLatch(1);
  private final CountDownLatch secondDone = new CountDownLatch(1);

  public void first(Runnable printFirst) throws InterruptedException {
    printFirst.run();
    firstDone.countDown();
  }

  public void second(Runnable printSecond) throws InterruptedException {
    firstDone.await();
    printSecond.run();
    secondDone.countDown();
  }

  public void third(Runnable printThird) throws InterruptedException {
    secondDone.await();
    printThird.run();
  }
}

public class PrintInOrderLatches {
  interface Step {
    void run() throws InterruptedException;
  }

  static Thread start(Step step) {
    Thread thread = new Thread(() -> {
      try {
        step.run();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    });
    thread.start();
    return thread;
  }

  public static void main(String[] args) throws InterruptedException {
    Foo foo = new Foo();
    StringBuffer out = new StringBuffer();
    Thread[] threads = {
      start(() -> foo.third(() -> out.append("third"))),
      start(() -> foo.first(() -> out.append("first"))),
      start(() -> foo.second(() -> out.append("second"))),
    };
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println(out);
    if (!out.toString().equals("firstsecondthird")) {
      throw new IllegalStateException("wrong order: " + out);
    }
  }
}
