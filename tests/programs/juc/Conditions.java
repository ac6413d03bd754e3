// Several conditions of one lock: a bounded buffer, signal and signalAll, ownership, time-outs.
import java.util.LinkedList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

class Channel<T> {
  private final Lock lock = new ReentrantLock();
  private final Condition notFull = lock.newCondition();
  private final Condition notEmpty = lock.newCondition();
  private final LinkedList<T> items = new LinkedList<>();
  private final int capacity;

  Channel(int capacity) {
    this.capacity = capacity;
  }

  void put(T t) throws InterruptedException {
    lock.lock();
    try {
      while (items.size() == capacity) notFull.await();
      items.add(t);
      notEmpty.signal();
    } finally {
      lock.unlock();
    }
  }

  T take() throws InterruptedException {
    lock.lock();
    try {
      while (items.isEmpty()) notEmpty.await();
      T t = items.removeFirst();
      notFull.signal();
      return t;
    } finally {
      lock.unlock();
    }
  }
}

public class Conditions {
  static int phase;

  public static void main(String[] args) throws Exception {
    Channel<Integer> ch = new Channel<>(2);
    long[] sum = new long[2];
    Thread[] consumers = new Thread[2];
    for (int i = 0; i < 2; i++) {
      int k = i;
      consumers[i] = new Thread(() -> {
        try {
          for (int v = ch.take(); v >= 0; v = ch.take()) sum[k] += v;
        } catch (InterruptedException e) {
          System.out.println("never");
        }
      });
      consumers[i].start();
    }
    for (int i = 1; i <= 200; i++) ch.put(i);
    ch.put(-1);
    ch.put(-1);
    for (Thread t : consumers) t.join();
    System.out.println(sum[0] + sum[1]);
    ReentrantLock lock = new ReentrantLock();
    Condition c = lock.newCondition(), d = lock.newCondition();
    for (int i = 0; i < 3; i++) {
      try {
        switch (i) {
          case 0: c.signal(); break;
          case 1: c.signalAll(); break;
          case 2: c.await(); break;
        }
        System.out.println("never");
      } catch (IllegalMonitorStateException e) {
        System.out.println("needs the lock");
      }
    }
    lock.lock();
    lock.lock();
    c.signal();
    d.signalAll();
    System.out.println(c.await(5, TimeUnit.MILLISECONDS) + " " + lock.getHoldCount());
    System.out.println(c.awaitNanos(1000000) <= 0);
    lock.unlock();
    lock.unlock();
    Thread[] ts = new Thread[4];
    int[] woken = new int[2];
    for (int i = 0; i < 4; i++) {
      int k = i;
      ts[i] = new Thread(() -> {
        lock.lock();
        try {
          (k % 2 == 0 ? c : d).await();
          woken[k % 2]++;
        } catch (InterruptedException e) {
          System.out.println("interrupted " + lock.isHeldByCurrentThread());
        } finally {
          lock.unlock();
        }
      });
      ts[i].start();
      while (ts[i].getState() != Thread.State.WAITING) Thread.yield();
    }
    lock.lock();
    System.out.println(lock.hasWaiters(c) + " " + lock.getWaitQueueLength(c) + " " + lock.getWaitQueueLength(d));
    c.signalAll();
    System.out.println(lock.getWaitQueueLength(c));
    lock.unlock();
    ts[0].join();
    ts[2].join();
    System.out.println(woken[0] + " " + woken[1]);
    lock.lock();
    d.signal();
    lock.unlock();
    ts[1].join();
    System.out.println(woken[0] + " " + woken[1] + " " + ts[3].isAlive());
    ts[3].interrupt();
    ts[3].join();
    Thread u = new Thread(() -> {
      lock.lock();
      c.awaitUninterruptibly();
      System.out.println("signalled, interrupted " + Thread.currentThread().isInterrupted());
      lock.unlock();
    });
    u.start();
    while (u.getState() != Thread.State.WAITING) Thread.yield();
    u.interrupt();
    lock.lock();
    while (!lock.hasWaiters(c)) {
      lock.unlock();
      Thread.yield();
      lock.lock();
    }
    c.signal();
    lock.unlock();
    u.join();
  }
}

/* expect:
20100
needs the lock
needs the lock
needs the lock
false 2
true
true 2 2
0
2 0
2 1 true
interrupted true
signalled, interrupted true
*/
