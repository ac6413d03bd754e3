// LeetCode 1114, Print in Order, with a monitor: a counter says whose turn it is.
//
// Verdict: clean. Everybody waits in a loop until the counter has his number, and everybody who
// raises the counter wakes all.
//
// expect: first second third
// tester: clean

class Foo {
  private int turn = 1;

  public synchronized void first(Runnable printFirst) throws InterruptedException {
    printFirst.run();
    turn = 2;
    notifyAll();
  }

  public synchronized void second(Runnable printSecond) throws InterruptedException {
    while (turn != 2) {
      wait();
    }
    printSecond.run();
    turn = 3;
    notifyAll();
  }

  public synchronized void third(Runnable printThird) throws InterruptedException {
    while (turn != 3) {
      wait();
    }
    printThird.run();
  }
}

public class PrintInOrderMonitor {
  public static void main(String[] args) throws InterruptedException {
    final Foo foo = new Foo();

    Thread a = new Thread(new Runnable() {
      @Override
      public void run() {
        try {
          foo.first(() -> System.out.print("first "));
        } catch (InterruptedException e) {
          e.printStackTrace();
        }
      }
    });
    Thread b = new Thread(new Runnable() {
      @Override
      public void run() {
        try {
          foo.second(() -> System.out.print("second "));
        } catch (InterruptedException e) {
          e.printStackTrace();
        }
      }
    });
    Thread c = new Thread(new Runnable() {
      @Override
      public void run() {
        try {
          foo.third(() -> System.out.print("third"));
        } catch (InterruptedException e) {
          e.printStackTrace();
        }
      }
    });

    c.start();
    b.start();
    a.start();
    a.join();
    b.join();
    c.join();
    System.out.println();
  }
}
