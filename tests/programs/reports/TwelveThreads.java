// Twelve threads count themselves in two steps, and the last one looks whether all were counted.
// Names of threads are long, and there are too many for columns.
//
// engines: only tester
// tester options: --stop
// finds: forgotten

public class TwelveThreads {
  private static final int VISITORS = 12;

  static class Tally {
    private int counted;
    private int gone;

    synchronized int look() {
      return counted;
    }

    synchronized void set(int n) {
      counted = n;
    }

    synchronized void leave() {
      gone++;
      assert gone < VISITORS || counted == VISITORS : "somebody was forgotten";
    }
  }

  public static void main(String[] args) {
    Tally tally = new Tally();
    for (int i = 1; i <= VISITORS; i++) {
      new Thread(() -> visit(tally), "visitor number " + i).start();
    }
  }

  private static void visit(Tally tally) {
    int before = tally.look();
    tally.set(before + 1);
    tally.leave();
  }
}
