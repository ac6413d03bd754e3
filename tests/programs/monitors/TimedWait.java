// wait with a time-out: it ends by time, by notify, or by interrupt; the lock is held afterwards.
public class TimedWait {
  static final Object LOCK = new Object();
  static boolean flag;

  public static void main(String[] args) throws InterruptedException {
    long t0 = System.nanoTime();
    synchronized (LOCK) {
      LOCK.wait(20);
      System.out.println("timed out " + (System.nanoTime() - t0 >= 19000000L) + " " + Thread.holdsLock(LOCK));
    }
    Thread t = new Thread(() -> {
      synchronized (LOCK) {
        flag = true;
        LOCK.notify();
      }
    });
    synchronized (LOCK) {
      t.start();
      long start = System.nanoTime();
      while (!flag) LOCK.wait(60000);
      System.out.println("notified " + (System.nanoTime() - start < 30000000000L));
    }
    t.join();
    Thread w = new Thread(() -> {
      synchronized (LOCK) {
        try {
          LOCK.wait(60000);
        } catch (InterruptedException e) {
          System.out.println("interrupted " + Thread.holdsLock(LOCK));
        }
      }
    });
    w.start();
    while (w.getState() != Thread.State.TIMED_WAITING) Thread.yield();
    w.interrupt();
    w.join();
    // While one waits with a time-out, others can take the lock; the waiter needs it to return.
    Thread timed = new Thread(() -> {
      synchronized (LOCK) {
        try {
          LOCK.wait(200);
        } catch (InterruptedException e) {
          System.out.println("never");
        }
        System.out.println("back with the lock");
      }
    });
    timed.start();
    while (timed.getState() == Thread.State.NEW || timed.getState() == Thread.State.RUNNABLE) Thread.yield();
    synchronized (LOCK) {
      Thread.sleep(300);
      System.out.println("main still has it");
    }
    timed.join();
    long deadline = System.nanoTime() + 15000000L;
    synchronized (LOCK) {
      int rounds = 0;
      while (true) {
        long left = (deadline - System.nanoTime()) / 1000000;
        if (left <= 0) break;
        LOCK.wait(left);
        rounds++;
      }
      System.out.println(rounds >= 1);
    }
  }
}

/* expect:
timed out true true
notified true
interrupted true
main still has it
back with the lock
true
*/
