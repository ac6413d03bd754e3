// A loop that comes back to where it was, and has used up a permit on the way.
//
// The consumer is woken before there is anything: it looks, finds nothing, and parks again, for
// ever. The round that has used up the permit is no round: left out, the permit would still be
// there. The same with a semaphore, and with an interrupt.
//
// java: no (it can hang)
// args: park
// search rwdd park: finds "deadlock: threads wait for ever"
// search dd park: finds "deadlock: threads wait for ever"
// search rwdd semaphore: finds "deadlock: threads wait for ever"
// search dd semaphore: finds "deadlock: threads wait for ever"
// search rwdd interrupt: finds "deadlock: threads wait for ever"
// search dd interrupt: finds "deadlock: threads wait for ever"

import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.LockSupport;

public class SpinUsesUpPermit {
  static volatile boolean ready;
  static final Semaphore semaphore = new Semaphore(0);
  static final Object lock = new Object();

  static void await(String how) {
    if (how.equals("park")) {
      LockSupport.park();
    } else if (how.equals("semaphore")) {
      semaphore.acquireUninterruptibly();
    } else {
      synchronized (lock) {
        try {
          lock.wait();
        } catch (InterruptedException e) {
          // Look again.
        }
      }
    }
  }

  static void wake(String how, Thread t) {
    if (how.equals("park")) {
      LockSupport.unpark(t);
    } else if (how.equals("semaphore")) {
      semaphore.release();
    } else {
      t.interrupt();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread consumer = new Thread(() -> {
      while (!ready) await(args[0]);
    });
    consumer.start();
    wake(args[0], consumer); // Wrong: these two belong the other way round.
    ready = true;
    consumer.join();
  }
}
