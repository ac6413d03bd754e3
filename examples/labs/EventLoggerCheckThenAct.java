// Lab: the event logger with a volatile flag that log looks at before it takes the lock.
//
// Verdict: a message is accepted and never written. The client sees that the logger runs; main stops
// it, the writer finds nothing and ends; then the client adds its message. The assertion fails.
//
// finds: accepted, 0 written

import java.util.ArrayList;
import java.util.List;

public class EventLoggerCheckThenAct {
  private final List<String> pending = new ArrayList<>();
  private volatile boolean stopped;
  private int written;

  boolean log(String message) {
    if (stopped) { // Wrong: belongs into the synchronized block.
      return false;
    }
    synchronized (this) {
      pending.add(message);
      notifyAll();
    }
    return true;
  }

  synchronized void stop() {
    stopped = true;
    notifyAll();
  }

  synchronized void writeAll() throws InterruptedException {
    while (true) {
      while (pending.isEmpty()) {
        if (stopped) {
          return;
        }
        wait();
      }
      pending.remove(0);
      written++;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    EventLoggerCheckThenAct logger = new EventLoggerCheckThenAct();
    Thread writer = new Thread(() -> {
      try {
        logger.writeAll();
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }, "writer");
    int[] accepted = {0};
    Thread client = new Thread(() -> {
      if (logger.log("hello")) {
        accepted[0] = 1;
      }
    }, "client");
    writer.start();
    client.start();
    logger.stop();
    client.join();
    writer.join();
    assert accepted[0] == logger.written : accepted[0] + " accepted, " + logger.written + " written";
  }
}
