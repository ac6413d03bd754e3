// A signal before the await is lost; awaiting in a loop that looks at the state loses nothing.
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class TesterLostSignal {
  static final ReentrantLock lock = new ReentrantLock();
  static final Condition ready = lock.newCondition();
  static boolean isReady;

  public static void main(String[] args) throws InterruptedException {
    Thread waiter = new Thread(() -> {
      lock.lock();
      ready.awaitUninterruptibly();
      lock.unlock();
    });
    waiter.start();
    lock.lock();
    isReady = true;
    ready.signalAll();
    lock.unlock();
    waiter.join();
  }
}
// finds: waits for a signal on condition TesterLostSignal.ready of lock TesterLostSignal.lock
