package java.util.concurrent;

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** A place where a number of threads wait for each other, again and again. */
public class CyclicBarrier {
  /** One use of the barrier, from the first thread that comes to the last. */
  private static final class Round { boolean broken; }

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition trip = lock.newCondition();
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
    trip.signalAll();
    missing = parties;
    round = new Round();
  }

  private void breakRound() {
    round.broken = true;
    missing = parties;
    trip.signalAll();
  }

  private int arrive(boolean timed, long nanos)
      throws InterruptedException, BrokenBarrierException, TimeoutException {
    lock.lock();
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
      lock.unlock();
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
    while (true) {
      try {
        if (!timed) {
          trip.await();
        } else if (nanos > 0L) {
          nanos = trip.awaitNanos(nanos);
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
    lock.lock();
    try {
      return round.broken;
    } finally {
      lock.unlock();
    }
  }

  public void reset() {
    lock.lock();
    try {
      breakRound();
      nextRound();
    } finally {
      lock.unlock();
    }
  }

  public int getNumberWaiting() {
    lock.lock();
    try {
      return parties - missing;
    } finally {
      lock.unlock();
    }
  }
}
