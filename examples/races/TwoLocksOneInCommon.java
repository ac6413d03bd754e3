// Each thread holds two locks at the shared variable, and one of them is the same: that is
// enough.
//
// no race
// tester: clean
// --eraser: nothing
// --tester --search rwdd --eraser: nothing

public class TwoLocksOneInCommon {
  static final Object common = new Object();
  static final Object left = new Object();
  static final Object right = new Object();
  static int count; // Guarded by common.

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {
      synchronized (left) {
        synchronized (common) {
          count++;
        }
      }
    });
    other.start();
    synchronized (common) {
      synchronized (right) {
        count++;
      }
    }
    other.join();
    synchronized (common) {
      System.out.println(count); // expect: 2
    }
  }
}
