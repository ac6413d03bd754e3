// Double-checked locking, done right: the field is volatile.
//
// The first look costs no lock, and who sees the object sees all that its constructor wrote.
//
// tester: clean

public class DoubleCheckedLockingVolatile {
  private static final Object LOCK = new Object();
  private static volatile DoubleCheckedLockingVolatile instance;
  private static int made; // Guarded by LOCK.

  private int value;

  private DoubleCheckedLockingVolatile() {
    value = 42;
    made++;
  }

  static DoubleCheckedLockingVolatile getInstance() {
    if (instance == null) {
      synchronized (LOCK) {
        if (instance == null) {
          instance = new DoubleCheckedLockingVolatile();
        }
      }
    }
    return instance;
  }

  static void use() {
    assert getInstance().value == 42 : "half made";
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> use());
    other.start();
    use();
    other.join();
    System.out.println(made); // expect: 1
  }
}
