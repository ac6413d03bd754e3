// A lock that changes with the owner: first the object is guarded by a, then, after it was handed
// over under a, by b. Each step is ordered; no one lock is held throughout.

public class LockHandOver {
  static final Object a = new Object();
  static final Object b = new Object();
  static int value;
  static boolean isYours; // Guarded by a.

  public static void main(String[] args) throws InterruptedException {
    Thread next = new Thread(() -> {
      boolean isMine;
      synchronized (a) {
        isMine = isYours;
      }
      if (!isMine) return;
      synchronized (b) {
        value++;
      }
    });
    next.start();
    synchronized (a) {
      value++;
      isYours = true;
    }
    next.join();
  }
}
// expect exit: 0
