// A race on some schedules only: who comes first closes the shop properly, who comes second
// leaves the lock out because "nobody is there any more", though the first one may still be
// counting.
//
// In the usual order all is ordered by the lock, and a detector that watches it is silent.
//
// race: OnlyOneSchedule.visitors
// --race: nothing
// --eraser: nothing
// --tester --search rwdd --eraser: OnlyOneSchedule.visitors

public class OnlyOneSchedule {
  static final Object lock = new Object();
  static boolean isOpen; // Guarded by lock.
  static int visitors;

  public static void main(String[] args) throws InterruptedException {
    Thread guest = new Thread(() -> {
      boolean isIn;
      synchronized (lock) {
        isIn = isOpen;
        if (isIn) visitors++;
      }
      if (!isIn) visitors--; // Wrong: only if the guest comes before the shop opens.
    });
    guest.start();
    synchronized (lock) {
      isOpen = true;
      visitors++;
    }
    guest.join();
  }
}
// expect exit: 0
