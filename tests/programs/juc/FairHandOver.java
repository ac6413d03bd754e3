// A fair lock goes to the thread that has waited longest, after unlock and after await; a thread that
// gives up waiting does not keep the others from it.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class FairHandOver {
  static final ReentrantLock lock = new ReentrantLock(true);
  static final Condition turn = lock.newCondition();
  static final StringBuffer order = new StringBuffer();
  static boolean open;

  static Thread queued(Runnable body) throws InterruptedException {
    Thread t = new Thread(body);
    t.start();
    while (!lock.hasQueuedThread(t)) Thread.sleep(1);
    return t;
  }

  // Two threads take turns although each asks again at once.
  static void alternate() throws InterruptedException {
    lock.lock();
    Thread[] pair = new Thread[2];
    for (int i = 0; i < 2; i++) {
      char name = (char) ('A' + i);
      pair[i] = queued(() -> {
        for (int k = 0; k < 5; k++) {
          lock.lock();
          order.append(name);
          // Long enough for the other one to queue.
          while (k < 4 && !lock.hasQueuedThreads()) Thread.yield();
          lock.unlock();
        }
      });
    }
    lock.unlock();
    for (Thread t : pair) t.join();
    System.out.println(order);
    order.setLength(0);
  }

  static void giveUp(boolean byTime) throws InterruptedException {
    lock.lock();
    Thread first = queued(() -> {
      try {
        if (byTime) {
          System.out.println("first got it: " + lock.tryLock(30, TimeUnit.MILLISECONDS));
        } else {
          lock.lockInterruptibly();
        }
      } catch (InterruptedException e) {
        System.out.println("first interrupted, flag " + Thread.currentThread().isInterrupted());
      }
    });
    Thread second = queued(() -> {
      lock.lock();
      System.out.println("second got it");
      lock.unlock();
    });
    if (byTime) {
      first.join();
    } else {
      // Interrupted after it was let in, perhaps before it ran.
      first.interrupt();
      first.join();
    }
    lock.unlock();
    second.join();
    System.out.println(lock.isLocked() + " " + lock.getQueueLength());
  }

  // Interrupts that race with the hand-over never lose the lock.
  static void race() throws InterruptedException {
    for (int round = 0; round < 50; round++) {
      lock.lock();
      Thread a = queued(() -> {
        try {
          lock.lockInterruptibly();
          lock.unlock();
        } catch (InterruptedException e) {
          // may happen
        }
      });
      Thread b = queued(() -> {
        lock.lock();
        lock.unlock();
      });
      lock.unlock();
      a.interrupt();
      a.join();
      b.join();
    }
    System.out.println("race over, locked " + lock.isLocked());
  }

  static void awaitLetsIn() throws InterruptedException {
    Thread waiter = new Thread(() -> {
      lock.lock();
      try {
        lock.lock();
        while (!open) turn.awaitUninterruptibly();
        System.out.println("waiter holds " + lock.getHoldCount());
        lock.unlock();
      } finally {
        lock.unlock();
      }
    });
    waiter.start();
    while (true) {
      lock.lock();
      boolean there = lock.hasWaiters(turn);
      lock.unlock();
      if (there) break;
      Thread.sleep(1);
    }
    lock.lock();
    Thread next = queued(() -> {
      lock.lock();
      System.out.println("next before the waiter: " + lock.hasQueuedThread(waiter));
      lock.unlock();
    });
    open = true;
    turn.signal();
    while (!lock.hasQueuedThread(waiter)) Thread.yield();
    System.out.println("queue " + lock.getQueueLength());
    lock.unlock();
    waiter.join();
    next.join();
  }

  public static void main(String[] args) throws InterruptedException {
    alternate();
    giveUp(true);
    giveUp(false);
    race();
    awaitLetsIn();
  }
}

/* expect:
ABABABABAB
first got it: false
second got it
false 0
first interrupted, flag false
second got it
false 0
race over, locked false
queue 2
next before the waiter: true
waiter holds 2
*/
