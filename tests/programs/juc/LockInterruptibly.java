// lockInterruptibly and timed tryLock end with InterruptedException; lock() does not.
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class LockInterruptibly {
  public static void main(String[] args) throws Exception {
    ReentrantLock lock = new ReentrantLock();
    lock.lock();
    Thread a = new Thread(() -> {
      try {
        lock.lockInterruptibly();
        System.out.println("never");
      } catch (InterruptedException e) {
        System.out.println("a interrupted " + lock.isHeldByCurrentThread() + " " + Thread.currentThread().isInterrupted());
      }
    });
    a.start();
    while (!lock.hasQueuedThread(a)) Thread.yield();
    System.out.println(lock.hasQueuedThreads() + " " + lock.getQueueLength());
    a.interrupt();
    a.join();
    System.out.println(lock.hasQueuedThreads());
    Thread b = new Thread(() -> {
      try {
        System.out.println(lock.tryLock(100, TimeUnit.SECONDS));
      } catch (InterruptedException e) {
        System.out.println("b interrupted");
      }
    });
    b.start();
    while (!lock.hasQueuedThread(b)) Thread.yield();
    b.interrupt();
    b.join();
    Thread c = new Thread(() -> {
      lock.lock();
      System.out.println("c has it, interrupted " + Thread.currentThread().isInterrupted());
      lock.unlock();
    });
    c.start();
    while (!lock.hasQueuedThread(c)) Thread.yield();
    c.interrupt();
    lock.unlock();
    c.join();
    Thread.currentThread().interrupt();
    try {
      lock.lockInterruptibly();
      System.out.println("never");
    } catch (InterruptedException e) {
      System.out.println("at once " + lock.isLocked() + " " + Thread.currentThread().isInterrupted());
    }
    Thread.currentThread().interrupt();
    System.out.println(lock.tryLock() + " " + Thread.interrupted());
    lock.unlock();
    Thread.currentThread().interrupt();
    try {
      lock.tryLock(1, TimeUnit.MILLISECONDS);
      System.out.println("never");
    } catch (InterruptedException e) {
      System.out.println("timed, at once");
    }
    lock.lockInterruptibly();
    System.out.println(lock.getHoldCount());
    lock.unlock();
    Thread d = new Thread(() -> {
      lock.lock();
      lock.lock();
      System.out.println("d dies with the lock");
    });
    d.start();
    d.join();
    System.out.println(lock.isLocked() + " " + lock.tryLock() + " " + lock.isHeldByCurrentThread());
  }
}

/* expect:
true 1
a interrupted false false
false
b interrupted
c has it, interrupted true
at once false false
true true
timed, at once
1
d dies with the lock
true false false
*/
