// A spin lock that its holder does not give back when there is nothing to do.
//
// The other thread then spins for ever: no deadlock that a JVM could see, only a fan that gets
// loud.
//
// What to learn: give back on every way out.
//
// java: no (it can hang)
// finds: spins for ever

import java.util.concurrent.atomic.AtomicBoolean;

public class SpinLockForgotten {
  static final AtomicBoolean taken = new AtomicBoolean();
  static boolean done;

  static void work() {
    while (!taken.compareAndSet(false, true)) {
      Thread.yield();
    }
    if (done) {
      return; // Wrong: still has the lock.
    }
    done = true;
    taken.set(false);
  }

  public static void main(String[] args) {
    for (int i = 1; i <= 3; i++) {
      new Thread(() -> work(), "worker " + i).start();
    }
  }
}
