// A thread that runs for ever if it comes first: for a fair schedule, too. It counts, so that no
// state comes back.
//
// finds: endless loop: thread "first" runs for ever at EndlessOnOneSchedule.java:20
// search rwdd: finds "endless loop"

public class EndlessOnOneSchedule {
  static int turn;

  static synchronized int next() { return ++turn; }

  static synchronized int get() { return turn; }

  public static void main(String[] args) throws InterruptedException {
    Thread t =
        new Thread(
            () -> {
              if (next() == 1) {
                long tries = 0;
                while (get() < 3) tries++;
              }
            },
            "first");
    t.start();
    next();
    t.join();
  }
}
