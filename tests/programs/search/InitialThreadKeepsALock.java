// The end of the initial thread makes no branch, since nobody sees it; unless it ends with a lock
// that it never gives back: then it matters who was first.
//
// finds: assertion failed in thread "Thread-0"
// tester options: --search rwdd

import java.util.concurrent.locks.ReentrantLock;

public class InitialThreadKeepsALock {
  static final ReentrantLock lock = new ReentrantLock();

  public static void main(String[] args) {
    new Thread(() -> {
      lock.lock();
      assert false : "thread 1 was first";
    }).start();
    lock.lock();
  }
}
