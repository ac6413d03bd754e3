// Each call is one step, the two together are not: no data race, and more tickets sold than there
// were.
//
// no race
// finds: sold twice
// engines: not quantum13, java (there it may fail)
// --eraser: nothing
// --tester --search rwdd --eraser: nothing

import java.util.concurrent.atomic.AtomicInteger;

public class AtomicCheckThenAct {
  static final AtomicInteger tickets = new AtomicInteger(1);

  static void buy() {
    if (tickets.get() > 0) tickets.decrementAndGet(); // Wrong: the test may be out of date.
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> buy());
    other.start();
    buy();
    other.join();
    assert tickets.get() >= 0 : "sold twice";
  }
}
// expect exit: 0
// java: no (rarely the assertion fails)
