package java.util.concurrent;

import braid.internal.Meeting;
import braid.internal.Monitors;
import braid.internal.Part;

/** Where two threads meet and give each other something. */
public class Exchanger<V> {
  private final Part lock = new Part(this, false);

  /** Who waits for a partner; null if nobody does. */
  private Meeting first;

  public Exchanger() {}

  @SuppressWarnings("unchecked")
  public V exchange(V x) throws InterruptedException {
    return (V) meet(x, -1L).item;
  }

  @SuppressWarnings("unchecked")
  public V exchange(V x, long timeout, TimeUnit unit)
      throws InterruptedException, TimeoutException {
    Meeting m = meet(x, Math.max(0L, unit.toNanos(timeout)));
    if (m == null) {
      throw new TimeoutException();
    }
    return (V) m.item;
  }

  /** A meeting with what the other one has given; null if the time was over first. */
  private Meeting meet(Object x, long nanos) throws InterruptedException {
    Monitors.enterTimed(lock, -1L);
    try {
      Meeting other = first;
      if (other != null) {
        first = null;
        Meeting mine = new Meeting(this, true, other.item);
        other.item = x;
        other.met = true;
        Monitors.wakeAll(lock, other);
        return mine;
      }
      if (nanos == 0L) {
        return null;
      }
      first = new Meeting(this, true, x);
      return await(first, nanos);
    } finally {
      Monitors.exit(lock);
    }
  }

  private Meeting await(Meeting mine, long nanos) throws InterruptedException {
    try {
      while (!mine.met && nanos != 0L) {
        if (nanos < 0L) {
          Monitors.await(lock, mine, -1L, true);
        } else {
          nanos = Monitors.awaitNanos(lock, mine, nanos);
        }
      }
    } catch (InterruptedException e) {
      if (!mine.met) {
        throw e;
      }
      Thread.currentThread().interrupt();
    } finally {
      if (!mine.met) {
        first = null;
      }
    }
    return mine.met ? mine : null;
  }
}
