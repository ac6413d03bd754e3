// Building water, done right: two hydrogen atoms and one oxygen atom bond together.
//
// The semaphores let in the right number of each, and the barrier makes them wait for each other.
//
// tester: clean

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

public class WaterMolecule {
  static final Semaphore hydrogen = new Semaphore(2);
  static final Semaphore oxygen = new Semaphore(1);
  static final CyclicBarrier bond = new CyclicBarrier(3);
  static final AtomicInteger atoms = new AtomicInteger();

  static void bind(Semaphore kind) {
    kind.acquireUninterruptibly();
    atoms.incrementAndGet();
    try {
      bond.await();
    } catch (InterruptedException | BrokenBarrierException e) {
      throw new AssertionError(e);
    }
    assert atoms.get() == 3 : "not all atoms are there";
    kind.release();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread one = new Thread(() -> bind(hydrogen), "H 1");
    Thread two = new Thread(() -> bind(hydrogen), "H 2");
    one.start();
    two.start();
    bind(oxygen);
    one.join();
    two.join();
    System.out.println(atoms.get()); // expect: 3
  }
}
