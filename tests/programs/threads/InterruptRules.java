// The interrupt status: set, tested, cleared by interrupted() and by the exception.
public class InterruptRules {
  static void sleepInterrupted() {
    try {
      Thread.sleep(100000);
      System.out.println("never");
    } catch (InterruptedException e) {
      System.out.println("sleep: " + e.getMessage() + " " + Thread.currentThread().isInterrupted());
    }
  }

  public static void main(String[] args) throws Exception {
    Thread me = Thread.currentThread();
    System.out.println(me.isInterrupted() + " " + Thread.interrupted());
    me.interrupt();
    System.out.println(me.isInterrupted() + " " + me.isInterrupted());
    System.out.println(Thread.interrupted() + " " + Thread.interrupted());
    me.interrupt();
    sleepInterrupted();
    me.interrupt();
    try {
      Thread.sleep(0);
      System.out.println("never");
    } catch (InterruptedException e) {
      System.out.println("sleep(0)");
    }
    Object o = new Object();
    me.interrupt();
    synchronized (o) {
      try {
        o.wait();
        System.out.println("never");
      } catch (InterruptedException e) {
        System.out.println("wait: " + e.getMessage() + " " + me.isInterrupted());
      }
    }
    me.interrupt();
    try {
      new Thread().join();
      System.out.println("join of a thread that never ran");
    } catch (InterruptedException e) {
      System.out.println("join interrupted");
    }
    System.out.println(Thread.interrupted());
    Thread sleeper = new Thread(InterruptRules_sleeper());
    sleeper.start();
    while (sleeper.getState() != Thread.State.TIMED_WAITING) Thread.yield();
    sleeper.interrupt();
    sleeper.join();
    System.out.println(sleeper.isInterrupted());
    Thread waiter = new Thread(() -> {
      synchronized (o) {
        try {
          o.wait();
        } catch (InterruptedException e) {
          System.out.println("waiter " + Thread.holdsLock(o) + " " + Thread.currentThread().isInterrupted());
        }
      }
    });
    waiter.start();
    while (waiter.getState() != Thread.State.WAITING) Thread.yield();
    waiter.interrupt();
    waiter.join();
    Thread joiner = new Thread(() -> {
      try {
        me.join();
      } catch (InterruptedException e) {
        System.out.println("joiner " + e.getMessage());
        Thread.currentThread().interrupt();
        System.out.println(Thread.currentThread().isInterrupted());
      }
    });
    joiner.start();
    while (joiner.getState() != Thread.State.WAITING) Thread.yield();
    joiner.interrupt();
    joiner.join();
    Thread worker = new Thread(() -> {
      long n = 0;
      while (!Thread.currentThread().isInterrupted()) n++;
      System.out.println("stopped " + (n >= 0));
    });
    worker.start();
    worker.interrupt();
    worker.join();
    // Before the start, and after the end, an interrupt has no effect here.
    Thread late = new Thread(() -> {});
    late.start();
    late.join();
    late.interrupt();
    System.out.println(late.isAlive());
    // An interrupt does not stop a thread that waits for a monitor.
    Thread blocked;
    synchronized (o) {
      blocked = new Thread(() -> {
        synchronized (o) {
          System.out.println("got it, interrupted " + Thread.currentThread().isInterrupted());
        }
      });
      blocked.start();
      while (blocked.getState() != Thread.State.BLOCKED) Thread.yield();
      blocked.interrupt();
      Thread.sleep(5);
      System.out.println(blocked.getState());
    }
    blocked.join();
  }

  static Runnable InterruptRules_sleeper() {
    return () -> sleepInterrupted();
  }
}

/* expect:
false false
true true
true false
sleep: sleep interrupted false
sleep(0)
wait: null false
join of a thread that never ran
true
sleep: sleep interrupted false
false
waiter true false
joiner null
true
stopped true
false
BLOCKED
got it, interrupted true
*/
