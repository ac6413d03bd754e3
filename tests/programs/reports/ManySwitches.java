// Two threads take turns a hundred times, and only then it shows: a byte counts the rounds. The
// failing schedule has some 200 switches; the report folds them.
//
// engines: only tester
// tester options: --stop
// finds: negative

public class ManySwitches {
  private static byte round = 28;
  private static boolean pings = true;

  private static synchronized void ping() throws InterruptedException {
    while (!pings) {
      ManySwitches.class.wait();
    }
    round++;
    assert round > 0 : "negative";
    pings = false;
    ManySwitches.class.notifyAll();
  }

  private static synchronized void pong() throws InterruptedException {
    while (pings) {
      ManySwitches.class.wait();
    }
    pings = true;
    ManySwitches.class.notifyAll();
  }

  public static void main(String[] args) {
    Thread pinger = new Thread(() -> times(true), "pinger");
    Thread ponger = new Thread(() -> times(false), "ponger");
    ponger.setDaemon(true);
    pinger.start();
    ponger.start();
  }

  private static void times(boolean ping) {
    try {
      for (int i = 0; i < 101; i++) {
        if (ping) {
          ping();
        } else {
          pong();
        }
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
