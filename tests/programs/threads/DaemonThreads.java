// The program ends when the last thread that is no daemon ends; the daemons are just dropped.
public class DaemonThreads {
  static volatile int ticks;

  static void pause(long ms) {
    try {
      Thread.sleep(ms);
    } catch (InterruptedException e) {
      System.out.println("never");
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread d = new Thread(() -> {
      try {
        while (true) {
          ticks++;
          pause(1);
        }
      } finally {
        System.out.println("never: nobody leaves this loop");
      }
    });
    d.setDaemon(true);
    d.start();
    Thread waiting = new Thread(() -> {
      synchronized (d) {
        try {
          d.wait();
        } catch (InterruptedException e) {
          System.out.println("never");
        }
      }
      System.out.println("never");
    });
    waiting.setDaemon(true);
    waiting.start();
    while (ticks < 3) pause(1);
    System.out.println(d.isDaemon() + " " + d.isAlive());
    Thread user = new Thread(() -> {
      pause(20);
      System.out.println("the last user thread");
    });
    user.start();
    System.out.println("main ends");
  }
}

/* expect:
true true
main ends
the last user thread
*/
