// The filter lock with one level too few: "i < n - 1" where it must be "i < n".
//
// Verdict: two threads can be inside. With three threads there is one level, which lets two of
// them through: only one victim stays behind. An assertion of the counter of those inside fails.
//
// finds: threads inside

import java.util.concurrent.atomic.AtomicInteger;

public class FilterLockShort {
  static final int N = 3;
  static volatile int victim1 = -1;
  static final AtomicInteger[] level = new AtomicInteger[N];
  static final AtomicInteger inside = new AtomicInteger();

  static {
    for (int i = 0; i < N; i++) {
      level[i] = new AtomicInteger();
    }
  }

  static void lock(int me) {
    for (int i = 1; i < N - 1; i++) { // Wrong: should be i < N.
      level[me].set(i);
      victim1 = me;
      boolean conflict = true;
      while (conflict && victim1 == me) {
        conflict = false;
        for (int k = 0; k < N; k++) {
          if (k != me && level[k].get() >= i) {
            conflict = true;
            break;
          }
        }
      }
    }
  }

  static void unlock(int me) {
    level[me].set(0);
  }

  public static void main(String[] args) {
    for (int i = 0; i < N; i++) {
      int me = i;
      new Thread(() -> {
        lock(me);
        int now = inside.incrementAndGet();
        assert now == 1 : now + " threads inside";
        inside.decrementAndGet();
        unlock(me);
      }, "T" + i).start();
    }
  }
}
