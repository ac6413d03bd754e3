// TimeUnit: conversions, saturation, names.
import java.util.concurrent.TimeUnit;

public class TimeUnits {
  public static void main(String[] args) throws InterruptedException {
    for (TimeUnit u : TimeUnit.values()) {
      System.out.println(u + " " + u.ordinal() + " " + u.toNanos(1) + " " + u.toMicros(1) + " " + u.toMillis(1500) + " " + u.toSeconds(90000) + " " + u.toMinutes(3600) + " " + u.toHours(1 << 20) + " " + u.toDays(100000));
    }
    System.out.println(TimeUnit.SECONDS.convert(1999, TimeUnit.MILLISECONDS) + " " + TimeUnit.MILLISECONDS.convert(2, TimeUnit.SECONDS) + " " + TimeUnit.NANOSECONDS.convert(-1, TimeUnit.MICROSECONDS));
    System.out.println(TimeUnit.DAYS.toNanos(Long.MAX_VALUE) + " " + TimeUnit.DAYS.toMillis(-Long.MAX_VALUE) + " " + TimeUnit.MILLISECONDS.toSeconds(-1999) + " " + TimeUnit.HOURS.toNanos(10000000));
    System.out.println(TimeUnit.valueOf("MINUTES") == TimeUnit.MINUTES);
    long t = System.nanoTime();
    TimeUnit.MILLISECONDS.sleep(5);
    System.out.println(System.nanoTime() - t >= 5000000L);
    TimeUnit.SECONDS.sleep(0);
    TimeUnit.SECONDS.sleep(-5);
    Thread th = new Thread(() -> {
      try {
        TimeUnit.HOURS.sleep(1);
      } catch (InterruptedException e) {
        System.out.println("interrupted");
      }
    });
    th.start();
    th.interrupt();
    TimeUnit.SECONDS.timedJoin(th, 10);
    System.out.println(th.isAlive());
    switch (TimeUnit.SECONDS) {
      case SECONDS:
        System.out.println("seconds");
        break;
      default:
        System.out.println("other");
    }
  }
}

/* expect:
NANOSECONDS 0 1 0 0 0 0 0 0
MICROSECONDS 1 1000 1 1 0 0 0 0
MILLISECONDS 2 1000000 1000 1500 90 0 0 0
SECONDS 3 1000000000 1000000 1500000 90000 60 291 1
MINUTES 4 60000000000 60000000 90000000 5400000 3600 17476 69
HOURS 5 3600000000000 3600000000 5400000000 324000000 216000 1048576 4166
DAYS 6 86400000000000 86400000000 129600000000 7776000000 5184000 25165824 100000
1 2000 -1000
9223372036854775807 -9223372036854775808 -1 9223372036854775807
true
true
interrupted
false
seconds
*/
