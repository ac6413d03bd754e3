// notify wakes one, notifyAll wakes all, a notification before the wait is lost.
public class WaitNotify {
  static final Object LOCK = new Object();
  static int woken;

  static Thread waiter() {
    Thread t = new Thread(() -> {
      synchronized (LOCK) {
        try {
          LOCK.wait();
        } catch (InterruptedException e) {
          System.out.println("interrupted");
          return;
        }
        woken++;
      }
    });
    t.start();
    while (t.getState() != Thread.State.WAITING) Thread.yield();
    return t;
  }

  static void settle(Thread[] ts, int alive) throws InterruptedException {
    int n;
    do {
      Thread.sleep(1);
      n = 0;
      for (Thread t : ts) if (t.isAlive()) n++;
    } while (n != alive);
    synchronized (LOCK) {
      System.out.println("alive " + n + " woken " + woken);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    synchronized (LOCK) {
      LOCK.notify();
      LOCK.notifyAll();
    }
    Thread[] ts = new Thread[6];
    for (int i = 0; i < ts.length; i++) ts[i] = waiter();
    settle(ts, 6);
    synchronized (LOCK) {
      LOCK.notify();
    }
    settle(ts, 5);
    synchronized (LOCK) {
      LOCK.notify();
      LOCK.notify();
      System.out.println("nobody runs before the lock is free: " + woken);
    }
    settle(ts, 3);
    synchronized (LOCK) {
      LOCK.notifyAll();
      LOCK.notify();
    }
    settle(ts, 0);
    Thread t = waiter();
    t.interrupt();
    t.join();
    Thread u = waiter();
    synchronized (LOCK) {
      LOCK.notify();
    }
    u.join();
    System.out.println(woken);
  }
}

/* expect:
alive 6 woken 0
alive 5 woken 1
nobody runs before the lock is free: 1
alive 3 woken 3
alive 0 woken 6
interrupted
7
*/
