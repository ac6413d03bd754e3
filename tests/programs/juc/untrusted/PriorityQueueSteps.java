// A priority queue: right whichever steps of the library other threads come between.
//
// tester: clean
// tester options: --no-trust
import java.util.concurrent.PriorityBlockingQueue;

public class PriorityQueueSteps {
  static final PriorityBlockingQueue<Integer> q = new PriorityBlockingQueue<>();

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> {
      try {
        q.put(2);
        q.put(1);
        Thread.sleep(0);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    });
    t.start();
    int first = q.take();
    t.join();
    assert q.size() == 1 && first + q.take() == 3;
  }
}
