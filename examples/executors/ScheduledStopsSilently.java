// The first exception of a periodic task ends it, and nobody is told.
//
// finds: lost exception: nobody asked for the result of a task that failed

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class ScheduledStopsSilently {
  static int beats;

  static void beat() {
    beats++;
    if (beats == 2) throw new IllegalStateException("no answer");
  }

  public static void main(String[] args) throws InterruptedException {
    ScheduledExecutorService timer = Executors.newScheduledThreadPool(1);
    timer.scheduleAtFixedRate(() -> beat(), 1, 1, TimeUnit.SECONDS);
    Thread.sleep(5000);
    timer.shutdownNow();
  }
}
