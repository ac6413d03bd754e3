// Three threads, three locks: each two of them have one in common, all three have none.
//
// No two can be inside at once, so there is no race. Eraser wants one lock for the variable. It
// does not count the first thread's locks (that one may be initialising), so it complains only
// where the first thread comes again: a false alarm, on some schedules.
//
// no race
// tester: clean
// --eraser: nothing
// --tester --search rwdd --eraser: PairwiseLocks.count

public class PairwiseLocks {
  static final Object a = new Object();
  static final Object b = new Object();
  static final Object c = new Object();
  static int count;

  static void twice(Object first, Object second) {
    for (int i = 0; i < 2; i++) {
      synchronized (first) {
        synchronized (second) {
          count++;
        }
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(() -> twice(a, b));
    Thread two = new Thread(() -> twice(b, c));
    one.start();
    two.start();
    twice(a, c);
    one.join();
    two.join();
  }
}
// expect exit: 0
