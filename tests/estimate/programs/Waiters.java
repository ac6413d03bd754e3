// Threads that wait for their turn, and others that wake one of them at a time, whichever it is.
public class Waiters {
  static int tokens;

  static synchronized void take() throws InterruptedException {
    while (tokens == 0) Waiters.class.wait();
    tokens--;
  }

  static synchronized void give() {
    tokens++;
    Waiters.class.notify();
  }

  public static void main(String[] args) {
    int waiters = Integer.parseInt(args[0]);
    int givers = Integer.parseInt(args[1]);
    int each = Integer.parseInt(args[2]);
    for (int i = 0; i < waiters; i++) {
      new Thread(() -> {
        try {
          for (int k = 0; k < each; k++) take();
        } catch (InterruptedException e) {
          throw new IllegalStateException(e);
        }
      }).start();
    }
    for (int i = 0; i < givers; i++) {
      new Thread(() -> {
        for (int k = 0; k < waiters * each / givers; k++) give();
      }).start();
    }
  }
}
