// Lab: an event logger with a thread of its own, that is stopped in an orderly way.
//
// Verdict: clean. Testing the flag and adding a message are one synchronized step, so a message that
// was accepted is written.
//
// expect: accepted messages are written
// tester: clean

import java.util.ArrayList;
import java.util.List;

public class EventLogger {
  private final List<String> pending = new ArrayList<>();
  private final List<String> written = new ArrayList<>();
  private boolean stopped;
  private final Thread writer;

  EventLogger() {
    writer = new Thread(new Runnable() {
      public void run() {
        writeAll();
      }
    }, "writer");
  }

  void start() {
    writer.start();
  }

  synchronized boolean log(String message) {
    if (stopped) {
      return false;
    }
    pending.add(message);
    notifyAll();
    return true;
  }

  synchronized void stop() {
    stopped = true;
    notifyAll();
  }

  private void writeAll() {
    while (true) {
      String message;
      synchronized (this) {
        while (pending.isEmpty()) {
          if (stopped) {
            return;
          }
          try {
            wait();
          } catch (InterruptedException e) {
            return;
          }
        }
        message = pending.remove(0);
      }
      written.add(message);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    EventLogger logger = new EventLogger();
    logger.start();
    int[] accepted = new int[1];
    Thread client = new Thread(() -> {
      for (String s : new String[] {"a", "b"}) {
        if (logger.log(s)) {
          accepted[0]++;
        }
      }
    }, "client");
    client.start();
    logger.stop();
    client.join();
    logger.writer.join();
    assert accepted[0] == logger.written.size()
        : accepted[0] + " accepted, " + logger.written.size() + " written";
    System.out.println("accepted messages are written");
  }
}
