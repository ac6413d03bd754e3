// LeetCode 1115, Print FooBar Alternately, by spinning on a volatile flag with yield.
//
// Verdict: clean. Only the thread whose turn it is writes the flag, and it writes it once it has
// printed. A thread that spins goes round without changing anything until the other one has.
//
// expect: foobarfoobar
// tester: clean

class FooBar {
  private final int n;
  private volatile boolean fooIsOn = true;

  public FooBar(int n) {
    this.n = n;
  }

  public void foo(Runnable printFoo) {
    int i = 0;
    while (i < n) {
      if (fooIsOn) {
        printFoo.run();
        i++;
        fooIsOn = false;
      } else {
        Thread.yield();
      }
    }
  }

  public void bar(Runnable printBar) {
    int i = 0;
    while (i < n) {
      if (!fooIsOn) {
        printBar.run();
        i++;
        fooIsOn = true;
      } else {
        Thread.yield();
      }
    }
  }
}

public class FooBarVolatile {
  public static void main(String[] args) throws InterruptedException {
    FooBar fooBar = new FooBar(2);
    Thread foo = new Thread(() -> fooBar.foo(() -> System.out.print("foo")));
    Thread bar = new Thread(() -> fooBar.bar(() -> System.out.print("bar")));
    foo.start();
    bar.start();
    foo.join();
    bar.join();
    System.out.println();
  }
}
