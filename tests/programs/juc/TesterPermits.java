// Two semaphores in opposite orders.
import java.util.concurrent.Semaphore;

public class TesterPermits {
  static final Semaphore forks = new Semaphore(1);
  static final Semaphore knives = new Semaphore(1);

  static void eat(Semaphore a, Semaphore b) {
    a.acquireUninterruptibly();
    b.acquireUninterruptibly();
    b.release();
    a.release();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> eat(forks, knives));
    t.start();
    eat(knives, forks);
    t.join();
  }
}
// finds: waits for a permit of semaphore TesterPermits.knives
