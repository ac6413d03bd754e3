package java.util;

import braid.internal.Monitors;
import braid.internal.Part;

/** Something that a timer does at a certain time, once or again and again. */
public abstract class TimerTask implements Runnable {
  static final int NEW = 0;
  static final int SCHEDULED = 1;
  static final int DONE = 2;
  static final int CANCELLED = 3;

  final Part lock = new Part(this, false);

  /** Under the lock, as all below. */
  int state = NEW;

  /** When it is to run next, in milliseconds as the clock shows them. */
  long next;

  /** 0: only once; negative: so many milliseconds after the time when it ran. */
  long period;

  protected TimerTask() {}

  @Override public abstract void run();

  /** Whether it would have run once more. */
  public boolean cancel() {
    Monitors.enter(lock);
    boolean was = state == SCHEDULED;
    state = CANCELLED;
    Monitors.exit(lock);
    return was;
  }

  /** The time for which its last run was planned. */
  public long scheduledExecutionTime() {
    Monitors.enter(lock);
    long time = next - Math.abs(period);
    Monitors.exit(lock);
    return time;
  }
}
