// A synchronized method locks `this`; the block locks something else.
//
// race: SynchronizedAndBlock.count
// --race: SynchronizedAndBlock.count
// --eraser: SynchronizedAndBlock.count
// --tester --search rwdd --eraser: SynchronizedAndBlock.count

public class SynchronizedAndBlock {
  private final Object lock = new Object();
  private int count;

  synchronized void up() {
    count++;
  }

  void down() {
    synchronized (lock) { // Wrong: up() locks this.
      count--;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    SynchronizedAndBlock it = new SynchronizedAndBlock();
    Thread other = new Thread(() -> it.up());
    other.start();
    it.down();
    other.join();
    System.out.println(it.count);
  }
}
// output: any
// expect exit: 0
