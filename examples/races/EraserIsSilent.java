// Looks without the lock, writes with it. On schedules of whole blocks the second thread only
// looks: to Eraser the variable is read and no more, which needs no lock.
//
// race: EraserIsSilent.isDone
// --race: EraserIsSilent.isDone
// --eraser: nothing
// --tester --search rwdd --eraser: nothing

public class EraserIsSilent {
  static final Object lock = new Object();
  static boolean isDone;
  static int times;

  static void once() {
    if (!isDone) { // Wrong: a look without the lock.
      synchronized (lock) {
        isDone = true;
        times++;
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> once());
    Thread b = new Thread(() -> once());
    a.start();
    b.start();
    a.join();
    b.join();
  }
}
// expect exit: 0
