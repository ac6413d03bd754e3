// Locks an object that nobody else has.
//
// race: NewLockEachTime.count
// --race: NewLockEachTime.count
// --eraser: NewLockEachTime.count
// --tester --search rwdd --eraser: NewLockEachTime.count

public class NewLockEachTime {
  static int count;

  static void increment() {
    synchronized (new Object()) { // Wrong: new for each call.
      count++;
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
