// LeetCode 1114, Print in Order, with notify where notifyAll belongs.
//
// Verdict: a deadlock. If second and third both wait when first comes, notify may wake third. It
// is not third's turn, so it waits again, and nobody is left to wake second.
//
// java: no (it can hang)
// finds: deadlock
// deadlock: second, third

class Foo {
  private int turn = 1;

  public synchronized void first() {
    System.out.println("first");
    turn = 2;
    notify(); // Wrong: whoever is woken may not be the one whose turn it is.
  }

  public synchronized void second() throws InterruptedException {
    while (turn != 2) {
      wait();
    }
    System.out.println("second");
    turn = 3;
    notify();
  }

  public synchronized void third() throws InterruptedException {
    while (turn != 3) {
      wait();
    }
    System.out.println("third");
  }
}

public class PrintInOrderNotify {
  public static void main(String[] args) {
    Foo foo = new Foo();
    new Thread(() -> foo.first(), "first").start();
    new Thread(() -> {
      try {
        foo.second();
      } catch (InterruptedException e) {
        throw new RuntimeException(e);
      }
    }, "second").start();
    new Thread(() -> {
      try {
        foo.third();
      } catch (InterruptedException e) {
        throw new RuntimeException(e);
      }
    }, "third").start();
  }
}
