// A StampedLock in all its modes: right whichever steps of the library other threads come between.
//
// tester: clean
// tester options: --no-trust
import java.util.concurrent.locks.StampedLock;

public class StampSteps {
  static final StampedLock lock = new StampedLock();
  static int x;

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> {
      long stamp = lock.writeLock();
      x++;
      lock.unlockWrite(stamp);
    });
    t.start();
    long read = lock.readLock();
    int seen = x;
    long write = lock.tryConvertToWriteLock(read);
    if (write != 0) {
      x = seen + 1;
    }
    lock.unlock(write == 0 ? read : write);
    t.join();
    assert x == (write == 0 ? 1 : 2);
  }
}
