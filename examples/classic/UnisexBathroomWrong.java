// A bathroom for everybody that is counted atomically, but entered in two steps: look, then count.
//
// finds: both are inside

import java.util.concurrent.atomic.AtomicInteger;

public class UnisexBathroomWrong {
  static final AtomicInteger women = new AtomicInteger();
  static final AtomicInteger men = new AtomicInteger();

  static void use(AtomicInteger mine, AtomicInteger other) {
    while (other.get() > 0) {
      Thread.yield();
    }
    mine.incrementAndGet(); // Wrong: somebody may have come in since we looked.
    assert other.get() == 0 : "both are inside";
    mine.decrementAndGet();
  }

  public static void main(String[] args) {
    new Thread(() -> use(women, men), "she").start();
    use(men, women);
  }
}
