import java.util.Timer;
import java.util.TimerTask;

// Two tasks of a timer under one lock; the second one ends it.
public class TimerCancelled {
  static int ticks;

  static synchronized void tick(Timer timer) {
    ticks++;
    if (ticks == 2) {
      System.out.println("two");
      timer.cancel();
    }
  }

  static TimerTask task(Timer timer) {
    return new TimerTask() {
      @Override
      public void run() {
        tick(timer);
      }
    };
  }

  public static void main(String[] args) {
    Timer timer = new Timer();
    timer.schedule(task(timer), 20);
    timer.schedule(task(timer), 10);
  }
}
// expect: two
// tester: clean
// no race
