// A loop whose exit is open for a moment only.
//
// Thread 1 leaves it if it sees v set and, a moment later, u cleared; the block that reads v and
// finds it set is the first half of a round. If a failed round is undone as a whole, that half is
// gone, and with it the exit. Otherwise thread 1 spins for ever.
//
// finds: thread 1 left its loop
// finds: spins for ever
// tester options: --search rwdd

public class SpinWithNarrowExit {
  static volatile int u = 1;
  static volatile int v;

  public static void main(String[] args) throws InterruptedException {
    Thread t1 = new Thread(() -> {
      while (v == 0 || u == 1) {}
      assert false : "thread 1 left its loop";
    });
    Thread t2 = new Thread(() -> {
      v = 1;
      v = 0;
      u = 0;
    });
    t1.start();
    t2.start();
    t1.join();
    t2.join();
  }
}
