// Looking without the lock, writing with it: two outcomes, of which whole blocks reach one.
//
// Eraser's state machine is silent on the schedules that the search runs. The check at nodes is
// not.
//
// finds: data race on RaceEraserIsSilent.instance
// tester options: --search rwdd

public class RaceEraserIsSilent {
  static final Object lock = new Object();
  static Object instance;
  static int count;

  public static void main(String[] args) throws InterruptedException {
    Thread t1 = new Thread(() -> {
      if (instance == null) {
        synchronized (lock) {
          instance = lock;
          count++;
        }
      }
    });
    Thread t2 = new Thread(() -> {
      if (instance == null) {
        synchronized (lock) {
          instance = lock;
          count++;
        }
      }
    });
    t1.start();
    t2.start();
    t1.join();
    t2.join();
  }
}
