// LeetCode 1115, Print FooBar Alternately, with one semaphore as a mutex: nobody is disturbed while
// he prints, but nothing says whose turn it is.
//
// Verdict: the check at the end fails, on every order but foo, bar, foo, bar.
//
// finds: not foobarfoobar but

import java.util.concurrent.Semaphore;

class FooBar {
  private final int n;
  private final Semaphore mutex = new Semaphore(1, true);

  public FooBar(int n) {
    this.n = n;
  }

  public void foo(Runnable printFoo) throws InterruptedException {
    for (int i = 0; i < n; i++) {
      mutex.acquire();
      printFoo.run();
      mutex.release(); // Wrong: a fair semaphore alternates only if the other one waits already.
    }
  }

  public void bar(Runnable printBar) throws InterruptedException {
    for (int i = 0; i < n; i++) {
      mutex.acquire();
      printBar.run();
      mutex.release();
    }
  }
}

public class FooBarOneSemaphore {
  public static void main(String[] args) throws InterruptedException {
    FooBar fooBar = new FooBar(2);
    StringBuilder out = new StringBuilder();
    Thread foo = new Thread(() -> {
      try {
        fooBar.foo(() -> out.append("foo"));
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }, "foo");
    Thread bar = new Thread(() -> {
      try {
        fooBar.bar(() -> out.append("bar"));
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }, "bar");
    foo.start();
    bar.start();
    foo.join();
    bar.join();
    if (!"foobarfoobar".contentEquals(out)) {
      throw new AssertionError("not foobarfoobar but " + out);
    }
  }
}
