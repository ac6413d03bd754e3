// A synchronized method and a block on `this` are the same lock; a static one locks the class.
//
// no race
// tester: clean
// --eraser: nothing
// --tester --search rwdd --eraser: nothing

public class SynchronizedMethodAndBlock {
  private int count;
  private static int made;

  synchronized void up() {
    count++;
  }

  void down() {
    synchronized (this) {
      count--;
    }
  }

  static synchronized void made() {
    made++;
  }

  static void madeToo() {
    synchronized (SynchronizedMethodAndBlock.class) {
      made++;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    SynchronizedMethodAndBlock it = new SynchronizedMethodAndBlock();
    Thread other = new Thread(() -> {
      it.up();
      made();
    });
    other.start();
    it.down();
    madeToo();
    other.join();
  }
}
// expect exit: 0
