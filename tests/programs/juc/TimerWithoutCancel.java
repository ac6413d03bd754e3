import java.util.Timer;
import java.util.TimerTask;

// A timer whose thread waits for further tasks for ever; what it did is read without a lock.
public class TimerWithoutCancel {
  static int ticks;

  public static void main(String[] args) throws Exception {
    Timer timer = new Timer();
    timer.schedule(new TimerTask() {
      @Override
      public void run() {
        ticks++;
      }
    }, 100);
    Thread.sleep(200);
    System.out.println("main ends");
    ticks--;
  }
}
// java: no (never ends)
// engines: only tester
// finds: never ends: the pool created at TimerWithoutCancel.java:9 is not shut down
// race: TimerWithoutCancel.ticks
