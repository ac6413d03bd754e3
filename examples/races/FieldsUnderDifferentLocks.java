// Two fields of one object, each with a lock of its own. Right: a lock guards variables, not
// objects.
//
// no race
// tester: clean
// --eraser: nothing
// --tester --search rwdd --eraser: nothing

public class FieldsUnderDifferentLocks {
  private final Object headLock = new Object();
  private final Object tailLock = new Object();
  private int head; // Guarded by headLock.
  private int tail; // Guarded by tailLock.

  void take() {
    synchronized (headLock) {
      head++;
    }
  }

  void put() {
    synchronized (tailLock) {
      tail++;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    FieldsUnderDifferentLocks queue = new FieldsUnderDifferentLocks();
    Thread other = new Thread(() -> {
      queue.take();
      queue.put();
    });
    other.start();
    queue.put();
    queue.take();
    other.join();
  }
}
// expect exit: 0
