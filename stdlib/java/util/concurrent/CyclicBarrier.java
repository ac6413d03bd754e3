package java.util.concurrent;

import braid.internal.Monitors;
import braid.internal.Part;

/** A place where a number of threads wait for each other, again and again. */
public class CyclicBarrier {
  /** One use of the barrier, from the first thread that comes to the last. */
  private static final class Round { boolean broken; }

  private final Part lock = new Part(this, false);
  private final int parties;
  private final Runnable action;
  private Round round = new Round();
  private int missing;

  public CyclicBarrier(int parties) {
    this(parties, null);
  }

  public CyclicBarrier(int parties, Runnable barrierAction) {
    if (parties <= 0) {
      throw new IllegalArgumentException();
    }
    this.parties = parties;
    this.missing = parties;
    this.action = barrierAction;
  }

  private void nextRound() {
    Monitors.signalAll(lock, null);
    missing = parties;
    round = new Round();
  }

  private void breakRound() {
    round.broken = true;
    missing = parties;
    Monitors.signalAll(lock, null);
  }

  private int arrive(boolean timed, long nanos)
      throws InterruptedException, BrokenBarrierException, TimeoutException {
    Monitors.enter(lock);
    try {
      Round mine = round;
      if (mine.broken) {
        throw new BrokenBarrierException();
      }
      if (Thread.interrupted()) {
        breakRound();
        throw new InterruptedException();
      }
      int index = --missing;
      if (index == 0) {
        runAction();
        nextRound();
        return 0;
      }
      awaitTrip(mine, timed, nanos);
      return index;
    } finally {
      Monitors.exit(lock);
    }
  }

  /** The last thread runs the action; if that fails, the round is broken. */
  private void runAction() {
    if (action == null) {
      return;
    }
    boolean done = false;
    try {
      action.run();
      done = true;
    } finally {
      if (!done) {
        breakRound();
      }
    }
  }

  private void awaitTrip(Round mine, boolean timed, long nanos)
      throws InterruptedException, BrokenBarrierException, TimeoutException {
    long deadline = timed ? System.nanoTime() + nanos : 0L;
    while (true) {
      try {
        if (!timed) {
          Monitors.await(lock, null, -1L, true);
        } else if (nanos > 0L) {
          nanos = Monitors.await(lock, null, nanos, true) ? deadline - System.nanoTime() : 0L;
        }
      } catch (InterruptedException e) {
        if (mine == round && !mine.broken) {
          breakRound();
          throw e;
        }
        // The round is over anyway: the interrupt belongs to what comes after.
        Thread.currentThread().interrupt();
      }
      if (mine.broken) {
        throw new BrokenBarrierException();
      }
      if (mine != round) {
        return;
      }
      if (timed && nanos <= 0L) {
        breakRound();
        throw new TimeoutException();
      }
    }
  }

  public int getParties() {
    return parties;
  }

  public int await() throws InterruptedException, BrokenBarrierException {
    try {
      return arrive(false, 0L);
    } catch (TimeoutException never) {
      throw new Error(never);
    }
  }

  public int await(long timeout, TimeUnit unit)
      throws InterruptedException, BrokenBarrierException, TimeoutException {
    return arrive(true, unit.toNanos(timeout));
  }

  public boolean isBroken() {
    Monitors.enter(lock);
    try {
      return round.broken;
    } finally {
      Monitors.exit(lock);
    }
  }

  public void reset() {
    Monitors.enter(lock);
    try {
      breakRound();
      nextRound();
    } finally {
      Monitors.exit(lock);
    }
  }

  public int getNumberWaiting() {
    Monitors.enter(lock);
    try {
      return parties - missing;
    } finally {
      Monitors.exit(lock);
    }
  }
}
