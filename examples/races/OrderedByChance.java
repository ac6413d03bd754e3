// Two writes of x, one under the lock, one outside. The second thread takes the lock before its
// write and after it. Whichever thread is first, if each runs on until it leaves a lock, one leaves
// the lock before the other one takes it, and so the two writes look ordered, by chance.
//
// These are the schedules of whole blocks, all that the search runs, and happens-before is silent on
// them. The check at nodes compares what the two could do next, and sees it.

public class OrderedByChance {
  static final Object lock = new Object();
  static int x;
  static int seen;

  public static void main(String[] args) throws InterruptedException {
    Thread guarded = new Thread(() -> {
      synchronized (lock) {
        x = 1;
      }
    });
    Thread unguarded = new Thread(() -> {
      synchronized (lock) {
      }
      x = 2; // Wrong: outside.
      seen = x;
      synchronized (lock) {
      }
    });
    guarded.start();
    unguarded.start();
    guarded.join();
    unguarded.join();
  }
}
// expect exit: 0
