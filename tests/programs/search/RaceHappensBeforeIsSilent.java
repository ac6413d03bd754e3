// On both schedules that the search runs, the two writes of x are ordered by lock a; that r == 1 is
// possible is lost. The check at nodes sees the race.
//
// finds: data race on RaceHappensBeforeIsSilent.x
// tester options: --search rwdd

public class RaceHappensBeforeIsSilent {
  static final Object a = new Object();
  static int x;
  static int read;

  public static void main(String[] args) throws InterruptedException {
    Thread t1 = new Thread(() -> {
      synchronized (a) {
        x = 1;
      }
    });
    Thread t2 = new Thread(() -> {
      synchronized (a) {
      }
      x = 2;
      read = x;
      synchronized (a) {
      }
    });
    t1.start();
    t2.start();
    t1.join();
    t2.join();
  }
}
