// Tutorial: wait with a time, in a loop that looks at the condition again and counts down the time
// that is left.
//
// Verdict: clean. Either the value is there in time, or get says so; both are right, so the program
// prints neither.
//
// expect: done
// tester: clean

public class TimedWait {
  private String value;

  synchronized void set(String v) {
    value = v;
    notifyAll();
  }

  /** The value, or null if it is not there within the time. */
  synchronized String get(long millis) throws InterruptedException {
    long end = System.currentTimeMillis() + millis;
    while (value == null) {
      long left = end - System.currentTimeMillis();
      if (left <= 0) {
        return null;
      }
      wait(left);
    }
    return value;
  }

  public static void main(String[] args) throws InterruptedException {
    TimedWait cell = new TimedWait();
    Thread setter = new Thread(() -> cell.set("here"));
    setter.start();
    String got = cell.get(500);
    assert got == null || got.equals("here");
    setter.join();
    System.out.println("done");
  }
}
