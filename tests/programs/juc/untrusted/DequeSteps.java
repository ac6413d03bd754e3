// A deque, used from both ends: right whichever steps of the library other threads come between.
//
// tester: clean
// tester options: --no-trust
import java.util.concurrent.LinkedBlockingDeque;

public class DequeSteps {
  static final LinkedBlockingDeque<Integer> q = new LinkedBlockingDeque<>(2);

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> {
      try {
        q.putFirst(1);
        q.offerLast(2);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    });
    t.start();
    Integer last = q.pollLast();
    t.join();
    assert (last == null ? 2 : 1) == q.size();
  }
}
