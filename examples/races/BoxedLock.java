// Locks the counter itself, a boxed number: each increment stores another object, so the next
// thread locks another one. (And small boxes are shared with the whole program.)
//
// race: BoxedLock.count
// --race: BoxedLock.count
// --eraser: BoxedLock.count
// --tester --search rwdd --eraser: BoxedLock.count

public class BoxedLock {
  static Integer count = 0;

  static void increment() {
    synchronized (count) { // Wrong: the lock must not change.
      count = count + 1;
    }
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
