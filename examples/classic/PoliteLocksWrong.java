// Two threads that are too polite: each takes its lock, finds the other one taken, and gives way.
//
// Nobody is stuck, and nobody gets anywhere: as long as they keep in step, this goes on for ever.
// Some schedules lead out of it, so it may take long to be noticed.
//
// What to learn: a livelock is no deadlock, and giving way is no cure unless somebody gives way for
// longer (see TimedLockRetry.java), or all take locks in one order (PhilosophersOrdered.java).
//
// java: no (it can go on for ever)
// finds: livelock: threads "A" and "B" run for ever

import java.util.concurrent.locks.ReentrantLock;

public class PoliteLocksWrong {
  static final ReentrantLock left = new ReentrantLock();
  static final ReentrantLock right = new ReentrantLock();

  static void useBoth(ReentrantLock first, ReentrantLock second) {
    boolean done = false;
    while (!done) {
      first.lock();
      Thread.yield(); // Some work with the first.
      if (second.tryLock()) {
        done = true;
        second.unlock();
      }
      first.unlock(); // Wrong: both give way at the same moment, again and again.
    }
  }

  public static void main(String[] args) {
    new Thread(() -> useBoth(left, right), "A").start();
    new Thread(() -> useBoth(right, left), "B").start();
  }
}
