// Two atomics with an invariant between them: lower <= upper. Each one is safe, both together are not.
//
// Verdict: one thread checks upper and raises lower, the other one checks lower and drops upper, and
// both have checked before either has set: the range is [5, 4].
//
// finds: the range is [5, 4]

import java.util.concurrent.atomic.AtomicInteger;

public class NumberRange {
  private final AtomicInteger lower = new AtomicInteger(0);
  private final AtomicInteger upper = new AtomicInteger(10);

  void setLower(int i) {
    if (i > upper.get()) { // Wrong: check and set must be one step, under one lock.
      throw new IllegalArgumentException("can't set lower to " + i);
    }
    lower.set(i);
  }

  void setUpper(int i) {
    if (i < lower.get()) {
      throw new IllegalArgumentException("can't set upper to " + i);
    }
    upper.set(i);
  }

  static void ignoreRefusal(Runnable action) {
    try {
      action.run();
    } catch (IllegalArgumentException e) {
      // The range stays as it is.
    }
  }

  public static void main(String[] args) throws InterruptedException {
    NumberRange range = new NumberRange();
    Thread a = new Thread(() -> ignoreRefusal(() -> range.setLower(5)));
    Thread b = new Thread(() -> ignoreRefusal(() -> range.setUpper(4)));
    a.start();
    b.start();
    a.join();
    b.join();
    int low = range.lower.get();
    int high = range.upper.get();
    assert low <= high : "the range is [" + low + ", " + high + "]";
  }
}
