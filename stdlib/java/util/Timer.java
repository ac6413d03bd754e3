package java.util;

import braid.internal.Idle;
import braid.internal.Monitors;
import braid.internal.NotAtomic;
import braid.internal.Part;
import braid.internal.Places;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A thread that runs tasks, each at its time by the machine's clock. It ends when the timer is
 * cancelled; that nobody knows the timer any longer does not end it.
 */
public class Timer {
  private static final AtomicInteger NUMBER = new AtomicInteger();

  private final Part lock = new Part(this, false);

  /** What the queue of the thread is known by while it has no task. */
  private final Part idle = new Idle(this);

  private final Part due = new Part(this, false);

  /** The earliest one first. Under the lock. */
  private final PriorityQueue<TimerTask> tasks =
      new PriorityQueue<TimerTask>((a, b) -> Long.compare(a.next, b.next));

  private boolean open = true;

  /** Where it was made, for reports. */
  private final long place = Places.ofCaller();

  public Timer() {
    this(false);
  }

  public Timer(boolean isDaemon) {
    this("Timer-" + NUMBER.getAndIncrement(), isDaemon);
  }

  public Timer(String name) {
    this(name, false);
  }

  public Timer(String name, boolean isDaemon) {
    Thread thread = new Worker(this);
    thread.setName(name);
    thread.setDaemon(isDaemon);
    thread.start();
  }

  /** The timer's thread. */
  private static final class Worker extends Thread {
    private final Timer timer;

    Worker(Timer timer) {
      this.timer = timer;
    }

    @Override
    public void run() {
      timer.work();
    }
  }

  // ---- Scheduling --------------------------------------------------------------------------------

  private static long timeAfter(long delay) {
    if (delay < 0) {
      throw new IllegalArgumentException("Negative delay.");
    }
    return System.currentTimeMillis() + delay;
  }

  private static long checked(long period) {
    if (period <= 0) {
      throw new IllegalArgumentException("Non-positive period.");
    }
    return Math.min(period, Long.MAX_VALUE >> 1);
  }

  public void schedule(TimerTask task, long delay) {
    add(task, timeAfter(delay), 0L);
  }

  public void schedule(TimerTask task, Date time) {
    add(task, time.getTime(), 0L);
  }

  public void schedule(TimerTask task, long delay, long period) {
    long first = timeAfter(delay);
    add(task, first, -checked(period));
  }

  public void schedule(TimerTask task, Date firstTime, long period) {
    long every = checked(period);
    add(task, firstTime.getTime(), -every);
  }

  public void scheduleAtFixedRate(TimerTask task, long delay, long period) {
    long first = timeAfter(delay);
    add(task, first, checked(period));
  }

  public void scheduleAtFixedRate(TimerTask task, Date firstTime, long period) {
    long every = checked(period);
    add(task, firstTime.getTime(), every);
  }

  private void add(TimerTask task, long time, long period) {
    if (time < 0) {
      throw new IllegalArgumentException("Illegal execution time.");
    }
    Monitors.enter(lock);
    try {
      if (!open) {
        throw new IllegalStateException("Timer already cancelled.");
      }
      begin(task, time, period);
      tasks.add(task);
      if (tasks.peek() == task) {
        wake();
      }
    } finally {
      Monitors.exit(lock);
    }
  }

  private static void begin(TimerTask task, long time, long period) {
    Monitors.enter(task.lock);
    try {
      if (task.state != TimerTask.NEW) {
        throw new IllegalStateException("Task already scheduled or cancelled");
      }
      task.state = TimerTask.SCHEDULED;
      task.next = time;
      task.period = period;
    } finally {
      Monitors.exit(task.lock);
    }
  }

  private void wake() {
    Monitors.wakeOne(lock, idle);
    Monitors.wakeOne(lock, due);
  }

  /** No task begins any more. */
  public void cancel() {
    Monitors.enter(lock);
    open = false;
    tasks.clear();
    wake();
    Monitors.exit(lock);
  }

  /** Forgets the tasks that were cancelled; how many there were. */
  public int purge() {
    Monitors.enter(lock);
    try {
      int before = tasks.size();
      tasks.removeIf(Timer::isCancelled);
      return before - tasks.size();
    } finally {
      Monitors.exit(lock);
    }
  }

  private static boolean isCancelled(TimerTask task) {
    Monitors.enter(task.lock);
    boolean cancelled = task.state == TimerTask.CANCELLED;
    Monitors.exit(task.lock);
    return cancelled;
  }

  // ---- The thread --------------------------------------------------------------------------------

  /** A task that ends with an exception ends the timer. */
  @NotAtomic("of the timer's thread: it takes a task and runs it, each by itself")
  private void work() {
    try {
      for (TimerTask task = next(); task != null; task = next()) {
        task.run();
      }
    } finally {
      cancel();
    }
  }

  /** Waits for the time of a task; null if the timer is cancelled first. */
  private TimerTask next() {
    Monitors.enter(lock);
    try {
      while (open) {
        TimerTask first = tasks.peek();
        if (first == null) {
          await(idle, -1L);
        } else if (isCancelled(first)) {
          tasks.poll();
        } else {
          long now = System.currentTimeMillis();
          if (first.next > now) {
            await(due, first.next - now);
          } else if (start(first, now)) {
            return first;
          }
        }
      }
      return null;
    } finally {
      Monitors.exit(lock);
    }
  }

  private void await(Part condition, long millis) {
    try {
      boolean soon = millis >= 0L && millis < Long.MAX_VALUE / 1000000L;
      boolean woken = Monitors.await(lock, condition, soon ? millis * 1000000L : -1L, false);
    } catch (InterruptedException never) {
      throw new AssertionError(never);
    }
  }

  /** Takes the task out, or puts it to its next place; false if it has been cancelled. */
  private boolean start(TimerTask task, long now) {
    tasks.poll();
    Monitors.enter(task.lock);
    boolean runs = task.state == TimerTask.SCHEDULED;
    if (runs && task.period == 0L) {
      task.state = TimerTask.DONE;
    } else if (runs) {
      task.next = task.period > 0L ? task.next + task.period : now - task.period;
      tasks.add(task);
    }
    Monitors.exit(task.lock);
    return runs;
  }
}
