// One variable, two locks: each thread is careful, and they never meet.
//
// What to learn: a lock guards what everybody agrees that it guards.
//
// race: DifferentLocks.count
// --race: DifferentLocks.count
// --eraser: DifferentLocks.count
// --tester --search rwdd --eraser: DifferentLocks.count

public class DifferentLocks {
  static final Object mine = new Object();
  static final Object yours = new Object();
  static int count;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {
      synchronized (yours) { // Wrong: another lock than below.
        count++;
      }
    });
    other.start();
    synchronized (mine) {
      count++;
    }
    other.join();
    System.out.println(count);
  }
}
// output: any
// expect exit: 0
