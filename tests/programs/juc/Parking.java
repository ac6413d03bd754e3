// LockSupport: one permit, kept until the next park; interrupts and times end parking.
import java.util.concurrent.locks.LockSupport;

public class Parking {
  static volatile int stage;

  static void until(Thread t, Thread.State state) throws InterruptedException {
    while (t.getState() != state) Thread.sleep(1);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread main = Thread.currentThread();
    LockSupport.unpark(main);
    LockSupport.unpark(main);
    LockSupport.park();
    System.out.println("had a permit");
    long start = System.nanoTime();
    LockSupport.parkNanos(3_000_000);
    System.out.println("only one: " + (System.nanoTime() - start >= 3_000_000));
    LockSupport.parkNanos(0);
    LockSupport.parkNanos(-5);
    LockSupport.parkUntil(System.currentTimeMillis() - 10);
    LockSupport.unpark(null);

    Thread t = new Thread(() -> {
      LockSupport.park();
      stage = 1;
      LockSupport.park(Parking.class.getName());
      stage = 2;
      System.out.println("interrupted: " + Thread.currentThread().isInterrupted());
      LockSupport.park();
      System.out.println("does not park while interrupted");
      System.out.println(Thread.interrupted());
      LockSupport.park();
      stage = 3;
    });
    LockSupport.unpark(t);
    t.start();
    until(t, Thread.State.WAITING);
    System.out.println("stage " + stage);
    LockSupport.unpark(t);
    while (stage != 1) Thread.yield();
    until(t, Thread.State.WAITING);
    t.interrupt();
    while (stage != 2) Thread.yield();
    until(t, Thread.State.WAITING);
    System.out.println("stage " + stage);
    LockSupport.unpark(t);
    t.join();
    System.out.println("stage " + stage);
    LockSupport.unpark(t);

    Thread timed = new Thread(() -> LockSupport.parkNanos(60_000_000_000L));
    timed.start();
    until(timed, Thread.State.TIMED_WAITING);
    LockSupport.unpark(timed);
    timed.join();
    System.out.println("woken early");
  }
}

/* expect:
had a permit
only one: true
stage 0
interrupted: true
does not park while interrupted
true
stage 2
stage 3
woken early
*/
