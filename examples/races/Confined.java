// Each thread has its own object; only the sums are shared, under a lock.
//
// no race
// tester: clean
// --eraser: nothing
// --tester --search rwdd --eraser: nothing

public class Confined {
  static class Tally {
    int votes;
  }

  static final Object lock = new Object();
  static int total; // Guarded by lock.

  static void count(int n) {
    Tally mine = new Tally();
    for (int i = 0; i < n; i++) mine.votes++;
    synchronized (lock) {
      total += mine.votes;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> count(2));
    other.start();
    count(3);
    other.join();
    synchronized (lock) {
      System.out.println(total); // expect: 5
    }
  }
}
