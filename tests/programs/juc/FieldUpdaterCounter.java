import java.util.concurrent.atomic.AtomicIntegerFieldUpdater;

// Two threads count a volatile field up: by the updater each time is one step, by hand it is two.
public class FieldUpdaterCounter {
  private static final AtomicIntegerFieldUpdater<FieldUpdaterCounter> COUNT =
      AtomicIntegerFieldUpdater.newUpdater(FieldUpdaterCounter.class, "count");

  private volatile int count;

  void work(boolean byHand) {
    if (byHand) {
      count = count + 1;
    } else {
      COUNT.incrementAndGet(this);
    }
  }

  public static void main(String[] args) throws Exception {
    FieldUpdaterCounter counter = new FieldUpdaterCounter();
    Thread[] threads = new Thread[2];
    for (int i = 0; i < 2; i++) {
      threads[i] = new Thread(() -> counter.work(args.length > 0));
      threads[i].start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println(counter.count);
    assert counter.count == 2;
  }
}
// expect: 2
// tester: clean
// no race
// search rwdd: 0 failing
// search rwdd byhand: finds "AssertionError"
