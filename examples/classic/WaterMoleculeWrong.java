// Building water without a barrier: the oxygen waits for two hydrogen atoms, but they do not wait
// for the oxygen.
//
// finds: not all atoms are there

import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

public class WaterMoleculeWrong {
  static final Semaphore arrived = new Semaphore(0);
  static final AtomicInteger atoms = new AtomicInteger();

  static void hydrogen() {
    atoms.incrementAndGet();
    arrived.release(); // Wrong: should also wait until the others are there.
    assert atoms.get() == 3 : "not all atoms are there";
  }

  static void oxygen() {
    atoms.incrementAndGet();
    arrived.acquireUninterruptibly(2);
    assert atoms.get() == 3 : "not all atoms are there";
  }

  public static void main(String[] args) {
    new Thread(() -> hydrogen(), "H 1").start();
    new Thread(() -> hydrogen(), "H 2").start();
    oxygen();
  }
}
