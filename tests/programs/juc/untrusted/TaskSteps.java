// A task that is cancelled while it runs: right whichever steps of the library other threads come between.
//
// tester: clean
// tester options: --no-trust
import java.util.concurrent.FutureTask;

public class TaskSteps {
  static final FutureTask<Integer> f = new FutureTask<>(() -> 3);

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> {
      try {
        f.run();
        Thread.sleep(0);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    });
    t.start();
    boolean cancelled = f.cancel(false);
    t.join();
    assert f.isDone() && f.isCancelled() == cancelled;
  }
}
