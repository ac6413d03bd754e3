// Double-checked locking with a volatile field: right.
//
// no race
// tester: clean
// --eraser: nothing
// --tester --search rwdd --eraser: nothing

public class DoubleCheckedVolatile {
  static class Service {
    int port = 80;
  }

  static final Object lock = new Object();
  static volatile Service service;

  static Service get() {
    Service s = service;
    if (s == null) {
      synchronized (lock) {
        s = service;
        if (s == null) {
          s = new Service();
          service = s;
        }
      }
    }
    return s;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {
      assert get().port == 80;
    });
    other.start();
    System.out.println(get().port); // expect: 80
    other.join();
  }
}
