// The states of a thread's life.
public class ThreadStates {
  static volatile boolean go;

  static void await(Thread t, Thread.State s) {
    while (t.getState() != s) Thread.yield();
    System.out.println(t.getName() + " " + t.getState() + " " + t.isAlive());
  }

  public static void main(String[] args) throws InterruptedException {
    Object lock = new Object();
    Thread t = new Thread(() -> {
      while (!go) Thread.yield();
      synchronized (lock) {
        try {
          lock.wait();
          lock.wait(100000);
          Thread.sleep(100000);
        } catch (InterruptedException e) {
          System.out.println("interrupted");
        }
      }
    }, "t");
    System.out.println(t.getState() + " " + t.isAlive());
    t.start();
    await(t, Thread.State.RUNNABLE);
    synchronized (lock) {
      go = true;
      await(t, Thread.State.BLOCKED);
    }
    await(t, Thread.State.WAITING);
    synchronized (lock) {
      lock.notify();
      await(t, Thread.State.BLOCKED);
    }
    await(t, Thread.State.TIMED_WAITING);
    synchronized (lock) {
      lock.notify();
    }
    Thread.sleep(1);
    await(t, Thread.State.TIMED_WAITING);
    Thread j = new Thread(() -> {
      try {
        t.join();
      } catch (InterruptedException e) {
        System.out.println("never");
      }
    }, "j");
    j.start();
    await(j, Thread.State.WAITING);
    t.interrupt();
    t.join();
    j.join();
    await(t, Thread.State.TERMINATED);
    await(j, Thread.State.TERMINATED);
    switch (t.getState()) {
      case NEW:
        System.out.println("new");
        break;
      case TERMINATED:
        System.out.println("terminated");
        break;
      default:
        System.out.println("other");
    }
    System.out.println(Thread.State.values().length + " " + Thread.State.valueOf("BLOCKED").ordinal());
  }
}

/* expect:
NEW false
t RUNNABLE true
t BLOCKED true
t WAITING true
t BLOCKED true
t TIMED_WAITING true
t TIMED_WAITING true
j WAITING true
interrupted
t TERMINATED false
j TERMINATED false
terminated
6 2
*/
