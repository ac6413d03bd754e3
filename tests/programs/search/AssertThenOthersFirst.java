// Others first, instead of a block in which an assertion has failed: that failure is not one of
// theirs. The schedule on which the other thread comes first ends well.
//
// finds: assertion failed in thread "main"
// search rwdd: 4 explored, 2 failing, 1 cut asleep, misses "Every schedule"
// tester options: --search rwdd

public class AssertThenOthersFirst {
  static final Object lock = new Object();
  static int x;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {
      synchronized (lock) {
        x = 1;
      }
    });
    other.start();
    synchronized (lock) {
      assert x == 1 : "too early";
    }
    other.join();
  }
}
