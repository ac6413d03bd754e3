// LeetCode 1114, Print in Order, spinning on two plain booleans. It is accepted now and then, and
// times out on other days: the compiler may read the flag once and never again.
//
// Verdict: a data race on each flag (firstDone and secondDone are neither volatile nor guarded).
//
// java: no (it can hang)
// finds: data race on Foo.firstDone
// finds: data race on Foo.secondDone

class Foo {
  private boolean firstDone; // Wrong: should be volatile, both of them.
  private boolean secondDone;

  public void first(Runnable printFirst) {
    printFirst.run();
    firstDone = true;
  }

  public void second(Runnable printSecond) {
    while (!firstDone) {
      Thread.yield();
    }
    printSecond.run();
    secondDone = true;
  }

  public void third(Runnable printThird) {
    while (!secondDone) {
      Thread.yield();
    }
    printThird.run();
  }
}

public class PrintInOrderPlainFlags {
  public static void main(String[] args) {
    Foo foo = new Foo();
    new Thread(() -> foo.third(() -> System.out.print("third\n"))).start();
    new Thread(() -> foo.second(() -> System.out.print("second "))).start();
    new Thread(() -> foo.first(() -> System.out.print("first "))).start();
  }
}
