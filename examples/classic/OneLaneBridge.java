// A bridge with one lane: cars of one direction at a time, any number of them.
//
// A car waits while anybody drives towards it. The last car off the bridge wakes everybody up.
//
// tester: clean

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class OneLaneBridge {
  private final Lock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final int[] cars = new int[2]; // On the bridge, by direction. Guarded by lock.
  private int crossed;

  void arrive(int direction) throws InterruptedException {
    lock.lock();
    try {
      while (cars[1 - direction] > 0) {
        changed.await();
      }
      cars[direction]++;
      assert cars[0] == 0 || cars[1] == 0 : "head-on";
    } finally {
      lock.unlock();
    }
  }

  void leave(int direction) {
    lock.lock();
    try {
      crossed++;
      if (--cars[direction] == 0) {
        changed.signalAll();
      }
    } finally {
      lock.unlock();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    OneLaneBridge bridge = new OneLaneBridge();
    Thread[] drivers = new Thread[3];
    for (int i = 0; i < drivers.length; i++) {
      int direction = i % 2;
      drivers[i] = new Thread(() -> {
        try {
          bridge.arrive(direction);
          bridge.leave(direction);
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
      });
      drivers[i].start();
    }
    for (Thread d : drivers) {
      d.join();
    }
    System.out.println(bridge.crossed); // expect: 3
  }
}
