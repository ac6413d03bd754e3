// As LostUpdate, under a lock. All three detectors are content.
//
// no race
// tester: clean
// --eraser: nothing
// --tester --search rwdd --eraser: nothing

public class OneLock {
  static final Object lock = new Object();
  static int count; // Guarded by lock.

  static void increment() {
    synchronized (lock) {
      count++;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> increment());
    other.start();
    increment();
    other.join();
    synchronized (lock) {
      System.out.println(count); // expect: 2
    }
  }
}
