import java.util.concurrent.locks.AbstractQueuedSynchronizer;

// Two locks made of AbstractQueuedSynchronizer, taken in opposite orders.
public class AqsDeadlock {
  static class SimpleLock extends AbstractQueuedSynchronizer {
    @Override
    protected boolean tryAcquire(int arg) {
      if (!compareAndSetState(0, 1)) {
        return false;
      }
      setExclusiveOwnerThread(Thread.currentThread());
      return true;
    }

    @Override
    protected boolean tryRelease(int arg) {
      setExclusiveOwnerThread(null);
      setState(0);
      return true;
    }
  }

  static void both(SimpleLock first, SimpleLock second) {
    first.acquire(1);
    second.acquire(1);
    second.release(1);
    first.release(1);
  }

  public static void main(String[] args) throws Exception {
    SimpleLock a = new SimpleLock();
    SimpleLock b = new SimpleLock();
    Thread other = new Thread(() -> both(b, a));
    other.start();
    both(a, b);
    other.join();
    System.out.println("done");
  }
}
// java: no (may never end)
// engines: only tester
// deadlock: waits to acquire a, waits to acquire b
