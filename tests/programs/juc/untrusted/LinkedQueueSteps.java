// A linked queue of one element: right whichever steps of the library other threads come between.
//
// tester: clean
// tester options: --no-trust
import java.util.concurrent.LinkedBlockingQueue;

public class LinkedQueueSteps {
  static final LinkedBlockingQueue<Integer> q = new LinkedBlockingQueue<>(1);

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
    int sum = q.take() + q.take();
    t.join();
    assert sum == 3 && q.isEmpty();
  }
}
