// A race that has nothing to do with an optimistic read of the same program is explained as any other.
//
// finds: they can happen at the same time. Guard both by the same
import java.util.concurrent.locks.StampedLock;

public class RaceBesideAnOptimisticRead {
  static final StampedLock lock = new StampedLock();
  static int x;

  public static void main(String[] args) {
    System.out.println(lock.validate(lock.tryOptimisticRead()));
    new Thread(() -> x++).start();
    x++;
  }
}
