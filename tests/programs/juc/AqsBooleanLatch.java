import java.util.concurrent.locks.AbstractQueuedSynchronizer;

// The latch of the textbooks: two threads wait for a signal, and see what was written before.
public class AqsBooleanLatch {
  static class BooleanLatch {
    private static class Sync extends AbstractQueuedSynchronizer {
      boolean isSignalled() {
        return getState() != 0;
      }

      @Override
      protected int tryAcquireShared(int ignore) {
        return isSignalled() ? 1 : -1;
      }

      @Override
      protected boolean tryReleaseShared(int ignore) {
        setState(1);
        return true;
      }
    }

    private final Sync sync = new Sync();

    void signal() {
      sync.releaseShared(1);
    }

    void await() throws InterruptedException {
      sync.acquireSharedInterruptibly(1);
    }
  }

  static final BooleanLatch LATCH = new BooleanLatch();
  static int value;

  public static void main(String[] args) throws Exception {
    Thread[] threads = new Thread[2];
    for (int i = 0; i < 2; i++) {
      threads[i] = new Thread(() -> {
        try {
          LATCH.await();
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
        assert value == 5;
      });
      threads[i].start();
    }
    value = 5;
    LATCH.signal();
    for (Thread thread : threads) {
      thread.join();
    }
    System.out.println("done");
  }
}
// expect: done
// tester: clean
// no race
