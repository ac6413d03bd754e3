// Two threads that give each other something: right whichever steps of the library other threads come between.
//
// tester: clean
// tester options: --no-trust
import java.util.concurrent.Exchanger;

public class ExchangeSteps {
  static final Exchanger<Integer> x = new Exchanger<>();

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> {
      try {
        assert x.exchange(1) == 3;
        assert x.exchange(2) == 4;
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    });
    t.start();
    assert x.exchange(3) == 1;
    assert x.exchange(4) == 2;
    t.join();
  }
}
