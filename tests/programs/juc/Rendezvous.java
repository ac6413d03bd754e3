// Water: two hydrogens and one oxygen meet, by semaphores and a barrier.
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

public class Rendezvous {
  static final Semaphore HYDROGEN = new Semaphore(2), OXYGEN = new Semaphore(1);
  static final AtomicInteger molecules = new AtomicInteger();
  static int h, o;
  static boolean wrong;
  static final CyclicBarrier BOND = new CyclicBarrier(3, () -> {
    if (h != 2 || o != 1) wrong = true;
    h = 0;
    o = 0;
    molecules.incrementAndGet();
  });

  static void atom(boolean oxygen) {
    Semaphore s = oxygen ? OXYGEN : HYDROGEN;
    try {
      s.acquire();
      synchronized (BOND) {
        if (oxygen) o++;
        else h++;
      }
      BOND.await();
    } catch (InterruptedException | BrokenBarrierException e) {
      System.out.println("never");
    }
    s.release();
  }

  public static void main(String[] args) throws InterruptedException {
    Thread[] ts = new Thread[30];
    for (int i = 0; i < ts.length; i++) {
      boolean oxygen = i % 3 == 0;
      ts[i] = new Thread(() -> atom(oxygen));
      ts[i].start();
    }
    for (Thread t : ts) t.join();
    System.out.println(molecules + " " + wrong + " " + HYDROGEN.availablePermits() + OXYGEN.availablePermits());
  }
}

/* expect:
10 false 21
*/
