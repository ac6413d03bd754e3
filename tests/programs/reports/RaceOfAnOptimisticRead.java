// A plain field that is read optimistically: a race by the letter, and the report says what makes it none.
//
// finds: A read between tryOptimisticRead and validate is a race by
import java.util.concurrent.locks.StampedLock;

public class RaceOfAnOptimisticRead {
  static final StampedLock lock = new StampedLock();
  static int x;

  static void write() {
    long stamp = lock.writeLock();
    x++;
    lock.unlockWrite(stamp);
  }

  public static void main(String[] args) {
    new Thread(RaceOfAnOptimisticRead::write).start();
    long stamp = lock.tryOptimisticRead();
    int seen = x;
    if (lock.validate(stamp)) System.out.println(seen);
  }
}
