// A sum in parts: right whichever steps of the library other threads come between.
//
// tester: clean
// tester options: --no-trust
import java.util.concurrent.atomic.LongAdder;

public class AdderSteps {
  static final LongAdder a = new LongAdder();

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> {
      try {
        a.increment();
        a.add(2);
        Thread.sleep(0);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    });
    t.start();
    a.increment();
    t.join();
    assert a.sum() == 4;
  }
}
