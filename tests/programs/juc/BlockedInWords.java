// Everybody is stuck, each in another way; the report says it in the words of the source.
//
// java: no (it hangs)
// expect exit: 1
// expect stderr: Thread "main" waits in join for thread "locker"
// expect stderr: Thread "taker" waits for a signal on condition Queue.notEmpty of lock Queue.lock
// expect stderr: Thread "latched" waits for latch BlockedInWords.gate to be counted down
// expect stderr: Thread "barred" waits at barrier BlockedInWords.barrier
// expect stderr: Thread "permitted" waits for a permit of semaphore BlockedInWords.seats[1]
// expect stderr: Thread "parked" is parked
// expect stderr: Thread "waiter" waits on mail for a notify
// expect stderr: Thread "holder" waits on Object#
// expect stderr: Thread "locker" wants lock BlockedInWords.lock, held by "parked"
// expect stderr: Thread "outside" wants the monitor of BlockedInWords.room, held by "sleeper"

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;

public class BlockedInWords {
  static final CountDownLatch gate = new CountDownLatch(2);
  static final CyclicBarrier barrier = new CyclicBarrier(3);
  static final ReentrantLock lock = new ReentrantLock();
  static final Semaphore[] seats = {new Semaphore(1), new Semaphore(0)};
  static final Object room = new Object();

  static class Queue {
    final ReentrantLock lock = new ReentrantLock();
    final Condition notEmpty = lock.newCondition();

    void take() throws InterruptedException {
      lock.lock();
      try {
        notEmpty.await();
      } finally {
        lock.unlock();
      }
    }
  }

  interface Body {
    void run() throws Exception;
  }

  static Thread start(String name, Body body) {
    Thread t = new Thread(() -> {
      try {
        body.run();
      } catch (Exception e) {
        throw new AssertionError(e);
      }
    }, name);
    t.start();
    return t;
  }

  public static void main(String[] args) throws Exception {
    Queue queue = new Queue();
    start("taker", () -> queue.take());
    start("latched", () -> gate.await());
    start("barred", () -> barrier.await());
    start("permitted", () -> seats[1].acquire());
    start("parked", () -> {
      lock.lock();
      LockSupport.park();
    });
    Object mail = new Object();
    new Thread("waiter") {
      @Override
      public void run() {
        synchronized (mail) {
          try {
            mail.wait();
          } catch (InterruptedException e) {
            throw new AssertionError(e);
          }
        }
      }
    }.start();
    start("holder", () -> {
      Object[] hidden = {new Object(), new Object()};
      synchronized (hidden[1]) {
        hidden[1].wait();
      }
    });
    start("sleeper", () -> {
      synchronized (room) {
        gate.await();
      }
    });
    Thread.sleep(10);
    start("outside", () -> {
      synchronized (room) {
      }
    });
    start("locker", () -> lock.lock()).join();
  }
}
