// Makes the object when it is first asked for, without a lock: two threads may make two.
//
// race: LazyInitBroken.service
// --race: LazyInitBroken.service
// --eraser: nothing
// --tester --search rwdd --eraser: nothing

public class LazyInitBroken {
  static class Service {
    int port = 80;
  }

  static Service service;

  static Service get() {
    if (service == null) service = new Service(); // Wrong: test and act without a lock.
    return service;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {
      get();
    });
    other.start();
    get();
    other.join();
  }
}
// expect exit: 0
