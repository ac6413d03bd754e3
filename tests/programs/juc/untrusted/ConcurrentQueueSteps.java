// A queue that makes nobody wait: right whichever steps of the library other threads come between.
//
// tester: clean
// tester options: --no-trust
import java.util.concurrent.ConcurrentLinkedQueue;

public class ConcurrentQueueSteps {
  static final ConcurrentLinkedQueue<Integer> q = new ConcurrentLinkedQueue<>();

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> {
      try {
        q.add(1);
        q.poll();
        Thread.sleep(0);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    });
    t.start();
    q.add(2);
    int size = q.size();
    t.join();
    assert size <= 2 && q.size() <= 1;
  }
}
