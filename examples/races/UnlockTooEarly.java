// Leaves the lock one line before the last access.
//
// Happens-before sees it in an ordinary run, too: what is done after the unlock is not handed
// over by it.
//
// race: UnlockTooEarly.last
// --race: UnlockTooEarly.last
// --eraser: UnlockTooEarly.last
// --tester --search rwdd --eraser: UnlockTooEarly.last

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
  }
}
// expect exit: 0
