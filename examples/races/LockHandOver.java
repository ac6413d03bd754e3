// A lock that changes with the owner: first two threads share a number under lock a, then,
// after the one has ended and the other has handed it over under a, a third one guards it by b.
//
// Each step is ordered; no one lock is held throughout, and that is what Eraser asks for.
//
// no race
// tester: clean
// --eraser: LockHandOver.value
// --tester --search rwdd --eraser: LockHandOver.value

public class LockHandOver {
  static final Object a = new Object();
  static final Object b = new Object();
  static int value;
  static boolean isYours; // Guarded by a.

  static void increment(Object lock) {
    synchronized (lock) {
      value++;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread next = new Thread(() -> {
      boolean isMine;
      synchronized (a) {
        isMine = isYours;
      }
      if (isMine) increment(b);
    });
    Thread early = new Thread(() -> increment(a));
    early.start();
    increment(a);
    early.join();
    synchronized (a) {
      isYours = true;
    }
    next.start();
    next.join();
  }
}
// expect exit: 0
