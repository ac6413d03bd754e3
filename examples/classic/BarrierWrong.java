// A barrier that can be used only once, used twice.
//
// The last one to arrive sets the count back to zero and wakes the others, who wait until the count
// IS zero. But if the last one is quick, it comes to the barrier again before the first one has
// looked: the count is one again, the first one goes back to sleep, and each waits for the other
// in a different round.
//
// What to learn: wait for something that stays true once it has become true (the number of the
// round), not for something that passes (see Barrier.java).
//
// java: no (it can hang)
// finds: deadlock

public class BarrierWrong {
  private final int parties;
  private int arrived;

  BarrierWrong(int parties) {
    this.parties = parties;
  }

  synchronized void await() throws InterruptedException {
    arrived++;
    if (arrived == parties) {
      arrived = 0;
      notifyAll();
    } else {
      while (arrived != 0) { // Wrong: it may have been zero, and be one again.
        wait();
      }
    }
  }

  public static void main(String[] args) {
    BarrierWrong barrier = new BarrierWrong(2);
    for (int i = 0; i < 2; i++) {
      new Thread(() -> {
        try {
          barrier.await();
          barrier.await();
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
      }, "walker " + i).start();
    }
  }
}
