// What a lock says of itself is a test of it, though no code here names such a test: then taking
// the lock ends a block. Otherwise nobody would ever see it taken.
//
// finds: seen taken
// search rwdd: finds "seen taken"
// search dd: finds "seen taken"
// search exhaustive: finds "seen taken"
// tester options: --search rwdd

import java.util.concurrent.locks.ReentrantLock;

public class LockInWords {
  public static void main(String[] args) {
    ReentrantLock lock = new ReentrantLock();
    Thread t1 = new Thread(() -> {
      lock.lock();
      lock.unlock();
    });
    t1.start();
    String words = "" + lock;
    assert words.endsWith("[Unlocked]") : "seen taken";
  }
}
