// Double-checked locking without volatile: a data race on the way in.
//
// To save the lock once the object exists, getInstance looks at the field first without it. That
// look races with the thread that is just storing the field: Java does not promise that whoever
// sees the reference also sees what the constructor wrote.
//
// What to learn: either take the lock, or make the field volatile, or let the class loader do it
// (a static final field of a holder class).
//
// race: DoubleCheckedLocking.instance

public class DoubleCheckedLocking {
  private static DoubleCheckedLocking instance; // Wrong: should be volatile.

  private int value;

  private DoubleCheckedLocking() {
    value = 42;
  }

  static DoubleCheckedLocking getInstance() {
    if (instance == null) { // A look without the lock.
      synchronized (DoubleCheckedLocking.LOCK) {
        if (instance == null) {
          instance = new DoubleCheckedLocking();
        }
      }
    }
    return instance;
  }

  private static final Object LOCK = new Object();

  static void use() {
    assert getInstance().value == 42 : "half made";
  }

  public static void main(String[] args) {
    new Thread(() -> use()).start();
    new Thread(() -> use()).start();
  }
}
