// A semaphore as a lock, made with one permit too many: two threads are inside at once.
//
// In an ordinary run they come one after the other, and the release of the first one happens
// before the acquire of the second one. So happens-before is silent there; another schedule
// shows it.
//
// race: SemaphoreTwoPermits.count
// --race: nothing
// --eraser: SemaphoreTwoPermits.count
// --tester --search rwdd --eraser: SemaphoreTwoPermits.count

import java.util.concurrent.Semaphore;

public class SemaphoreTwoPermits {
  static final Semaphore lock = new Semaphore(2); // Wrong: 1.
  static int count;

  static void increment() {
    lock.acquireUninterruptibly();
    count++;
    lock.release();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> increment());
    other.start();
    increment();
    other.join();
    System.out.println(count);
  }
}
// output: any
// expect exit: 0
