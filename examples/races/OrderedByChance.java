// Two writes of x, one under the lock, one outside, by a thread that takes the lock before its
// write and after it. Whichever thread runs first, runs to its end and so leaves the lock
// before the other one takes it: the two writes look ordered, by chance.
//
// Other orders of these blocks differ in nothing that is read or written, so the search leaves
// them out, and happens-before would be silent on all that it runs. The check at nodes compares
// what the two could do next, and sees it.
//
// race: OrderedByChance.x
// --race: nothing
// --eraser: OrderedByChance.x
// --tester --search rwdd --eraser: OrderedByChance.x

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
