// LeetCode 1116, Print Zero Even Odd, with one condition for all three, and signal.
//
// Verdict: a deadlock. The zero thread signals when odd is due, but the signal may wake even, who
// finds that it is not his turn and waits again. Then all three wait, and main waits to join.
//
// java: no (it can hang)
// finds: deadlock
// deadlock: zero, even, odd

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class ZeroEvenOdd {
  private static final int ZERO = 0;
  private static final int EVEN = 1;
  private static final int ODD = 2;

  private final int n;
  private final Lock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private int turn = ZERO;

  public ZeroEvenOdd(int n) {
    this.n = n;
  }

  private void print(int me, int number, int next) throws InterruptedException {
    lock.lock();
    try {
      while (turn != me) {
        changed.await();
      }
      System.out.print(number);
      turn = next;
      changed.signal(); // Wrong: should be signalAll, or a condition for each.
    } finally {
      lock.unlock();
    }
  }

  public void zero() throws InterruptedException {
    for (int i = 1; i <= n; i++) {
      print(ZERO, 0, i % 2 == 0 ? EVEN : ODD);
    }
  }

  public void even() throws InterruptedException {
    for (int i = 2; i <= n; i += 2) {
      print(EVEN, i, ZERO);
    }
  }

  public void odd() throws InterruptedException {
    for (int i = 1; i <= n; i += 2) {
      print(ODD, i, ZERO);
    }
  }
}

public class ZeroEvenOddSignal {
  interface Body {
    void run() throws InterruptedException;
  }

  static Thread start(String name, Body body) {
    Thread thread = new Thread(() -> {
      try {
        body.run();
      } catch (InterruptedException e) {
        throw new RuntimeException(e);
      }
    }, name);
    thread.start();
    return thread;
  }

  public static void main(String[] args) throws InterruptedException {
    ZeroEvenOdd zeo = new ZeroEvenOdd(2);
    Thread zero = start("zero", () -> zeo.zero());
    Thread even = start("even", () -> zeo.even());
    Thread odd = start("odd", () -> zeo.odd());
    zero.join();
    even.join();
    odd.join();
    System.out.println();
  }
}
