import java.util.*;
import java.util.concurrent.*;

// Every member of Timer and TimerTask: order, periods, cancelling, errors.
public class TimerMembers {
  interface Action {
    Object run() throws Exception;
  }

  static void show(String what, Action action) {
    String result;
    try {
      result = String.valueOf(action.run());
    } catch (Throwable thrown) {
      String message = String.valueOf(thrown.getMessage());
      result = "! " + (message.contains("because ") ? thrown.getClass().getName() : thrown);
    }
    System.out.println(what + " = " + result);
  }

  static class Say extends TimerTask {
    final String text;
    final StringBuffer to;
    final CountDownLatch done;

    Say(String text, StringBuffer to, CountDownLatch done) {
      this.text = text;
      this.to = to;
      this.done = done;
    }

    @Override
    public void run() {
      to.append(text);
      done.countDown();
    }
  }

  static Say nothing() {
    return new Say("", new StringBuffer(), new CountDownLatch(0));
  }

  static void order() throws Exception {
    Timer timer = new Timer();
    StringBuffer to = new StringBuffer();
    CountDownLatch done = new CountDownLatch(4);
    timer.schedule(new Say("c", to, done), 120);
    timer.schedule(new Say("a", to, done), 0);
    timer.schedule(new Say("b", to, done), 60);
    timer.schedule(new Say("d", to, done), new Date(System.currentTimeMillis() + 180));
    done.await();
    System.out.println(to);
    timer.cancel();
  }

  static void periods() throws Exception {
    Timer timer = new Timer("periods");
    StringBuffer to = new StringBuffer();
    for (int kind = 0; kind < 4; kind++) {
      CountDownLatch done = new CountDownLatch(3);
      Date soon = new Date(System.currentTimeMillis() + 10);
      TimerTask task = new TimerTask() {
        @Override
        public void run() {
          to.append(Thread.currentThread().getName().charAt(0));
          if (done.getCount() == 1) {
            to.append(cancel()).append(cancel()).append(' ');
          }
          done.countDown();
        }
      };
      switch (kind) {
        case 0:
          timer.schedule(task, 5, 10);
          break;
        case 1:
          timer.schedule(task, soon, 10);
          break;
        case 2:
          timer.scheduleAtFixedRate(task, 5, 10);
          break;
        default:
          timer.scheduleAtFixedRate(task, soon, 10);
          break;
      }
      done.await();
    }
    System.out.println(to);
    timer.cancel();
  }

  static void rates() throws Exception {
    Timer timer = new Timer("rates", true);
    long[] planned = new long[4];
    CountDownLatch done = new CountDownLatch(4);
    TimerTask task = new TimerTask() {
      private int runs;

      @Override
      public void run() {
        if (runs < 4) {
          planned[runs++] = scheduledExecutionTime();
          done.countDown();
        }
      }
    };
    timer.scheduleAtFixedRate(task, 0, 20);
    done.await();
    timer.cancel();
    System.out.println((planned[1] - planned[0]) + " " + (planned[2] - planned[1]) + " " + (planned[3] - planned[2]));
    Say once = nothing();
    show("scheduledExecutionTime", () -> once.scheduledExecutionTime());
  }

  static void cancelling() throws Exception {
    Timer timer = new Timer(true);
    Say late = nothing();
    Say later = nothing();
    timer.schedule(late, 100000);
    timer.schedule(later, 100000, 5);
    TimerTask direct = late;
    direct.run();
    show("cancel", () -> late.cancel() + " " + late.cancel() + " " + nothing().cancel());
    show("purge", () -> (timer.purge() <= 1) + " " + timer.purge());
    show("again", () -> {
      timer.schedule(later, 5);
      return "";
    });
    show("cancelled", () -> {
      timer.schedule(late, 5);
      return "";
    });
    CountDownLatch ran = new CountDownLatch(1);
    Say done = new Say("", new StringBuffer(), ran);
    timer.schedule(done, 0);
    ran.await();
    show("after its run", () -> done.cancel());
    show("negative delay", () -> {
      timer.schedule(nothing(), -1);
      return "";
    });
    show("no period", () -> {
      timer.schedule(nothing(), 1, 0);
      return "";
    });
    show("no period", () -> {
      timer.scheduleAtFixedRate(nothing(), 1, -1);
      return "";
    });
    show("before all", () -> {
      timer.schedule(nothing(), new Date(-5));
      return "";
    });
    show("far away", () -> {
      timer.schedule(nothing(), Long.MAX_VALUE);
      return "";
    });
    show("no task", () -> {
      timer.schedule(null, 5);
      return "";
    });
    timer.cancel();
    timer.cancel();
    show("timer cancelled", () -> {
      timer.schedule(nothing(), 5);
      return "";
    });
  }

  static void failing() throws Exception {
    Timer timer = new Timer("failing", true);
    CountDownLatch ended = new CountDownLatch(1);
    timer.schedule(new TimerTask() {
      @Override
      public void run() {
        Thread.currentThread().setUncaughtExceptionHandler((t, e) -> {
          System.out.println(t.getName() + " " + t.isDaemon() + " " + e.getMessage());
          ended.countDown();
        });
        throw new IllegalStateException("task failed");
      }
    }, 0);
    ended.await();
    Thread.sleep(50);
    show("timer failed", () -> {
      timer.schedule(nothing(), 5);
      return "";
    });
  }

  public static void main(String[] args) throws Exception {
    order();
    periods();
    rates();
    cancelling();
    failing();
    System.out.println(new Timer() != null);
    System.exit(0);
  }
}

/* expect:
abcd
ppptruefalse ppptruefalse ppptruefalse ppptruefalse\x{20}
20 20 20
scheduledExecutionTime = 0
cancel = true false false
purge = true 0
again = ! java.lang.IllegalStateException: Task already scheduled or cancelled
cancelled = ! java.lang.IllegalStateException: Task already scheduled or cancelled
after its run = false
negative delay = ! java.lang.IllegalArgumentException: Negative delay.
no period = ! java.lang.IllegalArgumentException: Non-positive period.
no period = ! java.lang.IllegalArgumentException: Non-positive period.
before all = ! java.lang.IllegalArgumentException: Illegal execution time.
far away = ! java.lang.IllegalArgumentException: Illegal execution time.
no task = ! java.lang.NullPointerException
timer cancelled = ! java.lang.IllegalStateException: Timer already cancelled.
failing true task failed
timer failed = ! java.lang.IllegalStateException: Timer already cancelled.
true
*/
