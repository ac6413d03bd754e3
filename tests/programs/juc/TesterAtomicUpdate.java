// get and set are two steps; incrementAndGet is one. The tester finds the lost update of the first.
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

public class TesterAtomicUpdate {
  static final AtomicInteger sound = new AtomicInteger();
  static final AtomicInteger lossy = new AtomicInteger();

  public static void main(String[] args) throws InterruptedException {
    CountDownLatch done = new CountDownLatch(2);
    Runnable body = () -> {
      sound.incrementAndGet();
      lossy.set(lossy.get() + 1);
      done.countDown();
    };
    new Thread(body).start();
    new Thread(body).start();
    done.await();
    assert sound.get() == 2 : "the sound counter lost an update";
    assert lossy.get() == 2 : "the lossy counter lost an update";
  }
}
// finds: the lossy counter lost an update
