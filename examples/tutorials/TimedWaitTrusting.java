// Tutorial: wait with a time, and the belief that the value is there when it returns.
//
// Verdict: a NullPointerException when the time is over before the setter comes.
//
// finds: NullPointerException

public class TimedWaitTrusting {
  private String value;

  synchronized void set(String v) {
    value = v;
    notify();
  }

  synchronized int length() throws InterruptedException {
    if (value == null) {
      wait(5000); // "That is plenty."
    }
    return value.length(); // Wrong: wait also returns when the time is over.
  }

  public static void main(String[] args) throws InterruptedException {
    TimedWaitTrusting cell = new TimedWaitTrusting();
    new Thread(() -> cell.set("here")).start();
    System.out.println(cell.length());
  }
}
