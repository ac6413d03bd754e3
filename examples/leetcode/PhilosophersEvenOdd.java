// LeetCode 1226, The Dining Philosophers: even philosophers take the left fork first, odd ones the
// right one. Three philosophers, each eats once.
//
// Verdict: clean. A cycle of waiting would need everybody to hold his left fork, or everybody his
// right one; philosopher 0 starts left and philosopher 1 right, and they want fork 1 both: the one
// without it holds nothing, or the one with it holds fork 0 or fork 1 only.
//
// expect: everybody has eaten 3
// tester: clean

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class DiningPhilosophers {
  private final Lock[] forks;

  public DiningPhilosophers(int n) {
    forks = new Lock[n];
    for (int i = 0; i < n; i++) {
      forks[i] = new ReentrantLock();
    }
  }

  public void wantsToEat(int philosopher, Runnable pickLeftFork, Runnable pickRightFork,
      Runnable eat, Runnable putLeftFork, Runnable putRightFork) {
    Lock left = forks[philosopher];
    Lock right = forks[(philosopher + 1) % forks.length];
    if (philosopher % 2 == 0) {
      left.lock();
      right.lock();
    } else {
      right.lock();
      left.lock();
    }
    pickLeftFork.run();
    pickRightFork.run();
    eat.run();
    putLeftFork.run();
    putRightFork.run();
    left.unlock();
    right.unlock();
  }
}

public class PhilosophersEvenOdd {
  static final int N = 3;
  static final boolean[] onTable = {true, true, true};

  static void pick(int fork) {
    assert onTable[fork] : "fork " + fork + " is taken";
    onTable[fork] = false;
  }

  static void put(int fork) {
    onTable[fork] = true;
  }

  public static void main(String[] args) throws InterruptedException {
    DiningPhilosophers table = new DiningPhilosophers(N);
    AtomicInteger meals = new AtomicInteger();
    Thread[] threads = new Thread[N];
    for (int i = 0; i < N; i++) {
      int me = i;
      int next = (i + 1) % N;
      threads[i] = new Thread(() -> table.wantsToEat(me, () -> pick(me), () -> pick(next),
          () -> meals.incrementAndGet(), () -> put(me), () -> put(next)), "philosopher " + i);
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println("everybody has eaten " + meals);
  }
}
