// ReentrantLock: hold counts, ownership, tryLock, toString's parts, fairness flag.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class ReentrantLockBasics {
  static int counter;

  static void inThread(Runnable r) throws InterruptedException {
    Thread t = new Thread(r);
    t.start();
    t.join();
  }

  public static void main(String[] args) throws InterruptedException {
    ReentrantLock lock = new ReentrantLock();
    System.out.println(lock.isLocked() + " " + lock.isHeldByCurrentThread() + " " + lock.getHoldCount() + " " + lock.isFair() + " " + new ReentrantLock(true).isFair());
    lock.lock();
    lock.lock();
    System.out.println(lock.isLocked() + " " + lock.isHeldByCurrentThread() + " " + lock.getHoldCount());
    System.out.println(lock.tryLock() + " " + lock.getHoldCount());
    inThread(() -> System.out.println(lock.isLocked() + " " + lock.isHeldByCurrentThread() + " " + lock.getHoldCount() + " " + lock.tryLock()));
    inThread(() -> {
      try {
        System.out.println(lock.tryLock(5, TimeUnit.MILLISECONDS));
      } catch (InterruptedException e) {
        System.out.println("never");
      }
    });
    inThread(() -> {
      try {
        lock.unlock();
      } catch (IllegalMonitorStateException e) {
        System.out.println("not the owner " + e.getMessage());
      }
    });
    lock.unlock();
    lock.unlock();
    System.out.println(lock.isLocked() + " " + lock.getHoldCount());
    lock.unlock();
    System.out.println(lock.isLocked() + " " + lock.getHoldCount());
    try {
      lock.unlock();
    } catch (IllegalMonitorStateException e) {
      System.out.println("not held");
    }
    inThread(() -> {
      System.out.println(lock.tryLock());
      lock.unlock();
    });
    System.out.println(lock.tryLock(1, TimeUnit.SECONDS));
    lock.unlock();
    Lock[] locks = {new ReentrantLock(), new ReentrantLock(true), new ReentrantLock(false)};
    for (Lock l : locks) {
      counter = 0;
      Thread[] ts = new Thread[4];
      for (int i = 0; i < ts.length; i++) {
        ts[i] = new Thread(() -> {
          for (int k = 0; k < 250; k++) {
            l.lock();
            try {
              int c = counter;
              if (k % 50 == 0) Thread.yield();
              counter = c + 1;
            } finally {
              l.unlock();
            }
          }
        });
        ts[i].start();
      }
      for (Thread t : ts) t.join();
      System.out.println(counter);
    }
    lock.lock();
    try {
      throw new IllegalStateException("inside");
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage() + " " + lock.isHeldByCurrentThread());
    } finally {
      lock.unlock();
    }
    System.out.println(lock.isHeldByCurrentThread() + " " + lock.hasQueuedThreads() + " " + lock.getQueueLength());
  }
}

/* expect:
false false 0 false true
true true 2
true 3
true false 0 false
false
not the owner null
true 1
false 0
not held
true
true
1000
1000
1000
inside true
false false 0
*/
