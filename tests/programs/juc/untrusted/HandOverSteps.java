// A queue without room: right whichever steps of the library other threads come between.
//
// tester: clean
// tester options: --no-trust
import java.util.concurrent.SynchronousQueue;

public class HandOverSteps {
  static final SynchronousQueue<Integer> q = new SynchronousQueue<>();

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> {
      try {
        q.put(1);
        q.put(2);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    });
    t.start();
    assert q.take() == 1;
    assert q.take() == 2;
    t.join();
  }
}
