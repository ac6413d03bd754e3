// A daemon that sleeps again and again, and does nothing else: it does not keep the program from its end.
//
// tester: clean

public class DaemonThatSleeps {
  public static void main(String[] args) {
    Thread daemon = new Thread(() -> {
      while (true) {
        try {
          Thread.sleep(60_000);
        } catch (InterruptedException e) {
          return;
        }
      }
    });
    daemon.setDaemon(true);
    daemon.start();
    System.out.println("bye"); // expect: bye
  }
}
