// Double-checked locking with a plain field: wrong. The one who looks without the lock races
// for the field, and, if it finds the object there, for what is inside.
//
// race: DoubleCheckedPlain.service
// --race: DoubleCheckedPlain.service, Service.port
// --eraser: nothing
// --tester --search rwdd --eraser: nothing

public class DoubleCheckedPlain {
  static class Service {
    int port = 80;
  }

  static final Object lock = new Object();
  static Service service; // Wrong: should be volatile.

  static Service get() {
    if (service == null) {
      synchronized (lock) {
        if (service == null) service = new Service();
      }
    }
    return service;
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
