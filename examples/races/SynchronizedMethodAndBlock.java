// A synchronized method and a block on `this` are the same lock; a static one locks the class.

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
    System.out.println(it.count + " " + made); // expect: 0 2
  }
}
