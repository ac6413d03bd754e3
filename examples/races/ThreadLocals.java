// Each thread has its own counter: nothing is shared.
//
// no race
// tester: clean
// --eraser: nothing
// --tester --search rwdd --eraser: nothing

public class ThreadLocals {
  static final ThreadLocal<int[]> counter = ThreadLocal.withInitial(() -> new int[1]);

  static int count() {
    counter.get()[0]++;
    return counter.get()[0];
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> count());
    other.start();
    count();
    System.out.println(count()); // expect: 2
    other.join();
  }
}
