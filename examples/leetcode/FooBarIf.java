// LeetCode 1115, Print FooBar Alternately, with wait in an "if".
//
// Verdict: with two threads and no spurious wake-ups this is right: who waits is woken only by the
// other one, who has just changed the turn. But Java allows that wait returns for nothing, and then
// foo comes twice in a row: a failure under --spurious-wakeups, and only there.
//
// finds: foo is not on
// tester options: --spurious-wakeups

class FooBar {
  private final int n;
  private boolean fooIsOn = true;

  public FooBar(int n) {
    this.n = n;
  }

  public synchronized void foo() throws InterruptedException {
    for (int i = 0; i < n; i++) {
      if (!fooIsOn) { // Wrong: should be while.
        wait();
      }
      assert fooIsOn : "foo is not on";
      System.out.print("foo");
      fooIsOn = false;
      notify();
    }
  }

  public synchronized void bar() throws InterruptedException {
    for (int i = 0; i < n; i++) {
      if (fooIsOn) {
        wait();
      }
      System.out.print("bar");
      fooIsOn = true;
      notify();
    }
  }
}

public class FooBarIf {
  public static void main(String[] args) {
    FooBar fooBar = new FooBar(2);
    new Thread(() -> {
      try {
        fooBar.foo();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }, "foo").start();
    new Thread(() -> {
      try {
        fooBar.bar();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }, "bar").start();
  }
}
