// isAlive, yield, activeness of the current thread, join with a time-out on oneself's friends.
public class YieldAndAlive {
  static volatile boolean stop;

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> {
      while (!stop) Thread.yield();
    });
    System.out.println(t.isAlive());
    t.start();
    System.out.println(t.isAlive());
    t.join(5);
    System.out.println(t.isAlive());
    t.join(3, 100);
    stop = true;
    t.join();
    System.out.println(t.isAlive());
    try {
      t.join(-1);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
    for (int i = 0; i < 3; i++) Thread.yield();
    Thread[] chain = new Thread[10];
    StringBuffer out = new StringBuffer();
    for (int i = 0; i < chain.length; i++) {
      Thread before = i == 0 ? null : chain[i - 1];
      int k = i;
      chain[i] = new Thread(() -> {
        try {
          if (before != null) before.join();
        } catch (InterruptedException e) {
          return;
        }
        out.append(k);
      });
    }
    for (int i = 0; i < chain.length; i++) chain[i].start();
    chain[9].join();
    System.out.println(out);
    Thread self = new Thread(() -> System.out.println(Thread.currentThread().isAlive()));
    self.start();
    self.join();
    System.out.println(Runtime.getRuntime().availableProcessors() >= 1);
  }
}

/* expect:
false
true
true
false
timeout value is negative
0123456789
true
true
*/
