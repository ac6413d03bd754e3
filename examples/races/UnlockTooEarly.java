// Leaves the lock one line before the last access.
//
// In an ordinary run the first thread is through before the second one comes, takes the lock after
// it, and happens-before orders the two, all but the last line.

import java.util.concurrent.locks.ReentrantLock;

public class UnlockTooEarly {
  private final ReentrantLock lock = new ReentrantLock();
  private int size;
  private int last;

  void add(int value) {
    lock.lock();
    size++;
    lock.unlock();
    last = value; // Wrong: after the unlock.
  }

  public static void main(String[] args) throws InterruptedException {
    UnlockTooEarly list = new UnlockTooEarly();
    Thread other = new Thread(() -> list.add(1));
    other.start();
    list.add(2);
    other.join();
    System.out.println(list.size); // expect: 2
  }
}
