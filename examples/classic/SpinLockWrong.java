// A spin lock that looks and takes in two steps.
//
// Both threads see that it is free, and both take it. The counter that it should guard is used by
// two at once: a data race.
//
// finds: data race on SpinLockWrong.count

import java.util.concurrent.atomic.AtomicBoolean;

public class SpinLockWrong {
  static final AtomicBoolean taken = new AtomicBoolean();
  static int count;

  static void work() {
    while (taken.get()) {
      Thread.yield();
    }
    taken.set(true); // Wrong: somebody else may have taken it by now.
    count++;
    taken.set(false);
  }

  public static void main(String[] args) {
    new Thread(() -> work()).start();
    work();
  }
}
