// Three threads, three locks: each two of them have one in common, all three have none.
//
// No two can be inside at once, so there is no race. Eraser wants one lock for the variable, and
// finds none: a false alarm that is about locks alone.

public class PairwiseLocks {
  static final Object a = new Object();
  static final Object b = new Object();
  static final Object c = new Object();
  static int count;

  static void increment(Object first, Object second) {
    synchronized (first) {
      synchronized (second) {
        count++;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(() -> increment(a, b));
    Thread two = new Thread(() -> increment(b, c));
    one.start();
    two.start();
    increment(a, c);
    one.join();
    two.join();
  }
}
// expect exit: 0
