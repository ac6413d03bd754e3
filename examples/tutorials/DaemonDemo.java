// Tutorial: a daemon thread does not keep the program alive.
//
// Verdict: clean. The heartbeat waits for ever, but it is a daemon: the program ends with main and
// the user thread. (What the heartbeat has counted by then depends on the schedule, so nobody prints
// it.)
//
// expect: daemon: true
// expect: user work done
// tester: clean

public class DaemonDemo {
  private static final Object never = new Object();

  public static void main(String[] args) throws InterruptedException {
    Thread heartbeat = new Thread(() -> {
      synchronized (never) {
        while (true) {
          try {
            never.wait();
          } catch (InterruptedException e) {
            return;
          }
        }
      }
    }, "heartbeat");
    heartbeat.setDaemon(true);
    heartbeat.start();
    System.out.println("daemon: " + heartbeat.isDaemon());
    Thread user = new Thread(() -> System.out.println("user work done"));
    user.start();
    user.join();
  }
}
