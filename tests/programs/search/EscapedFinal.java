// A final field that is read before it is written: the constructor lets `this` escape to another
// thread, under a lock, and only then sets the field. Both orders of the read and the write must be
// run: the value is 0 or 7.
//
// finds: assertion failed in thread "Thread-0"
// tester options: --search rwdd

public class EscapedFinal {
  static final Object lock = new Object();

  static class Box {
    final int value;

    Box() {
      new Thread(() -> {
        synchronized (lock) {
          assert get() == 7 : "read before it was written";
        }
      }).start();
      synchronized (lock) {
        value = 7;
      }
    }

    int get() {
      return value;
    }
  }

  public static void main(String[] args) {
    new Box();
  }
}
