// LeetCode 1117, Building H2O, with one hydrogen permit too many.
//
// Verdict: the check fails. Three hydrogen threads can come before any oxygen: HHH is no molecule.
// (In the tester's first schedules this falls at once; on a JVM the threads start slowly enough
// that it is seldom seen.)
//
// finds: not a molecule

import java.util.concurrent.Semaphore;

class H2O {
  private final Semaphore hydrogen = new Semaphore(3); // Wrong: should be 2.
  private final Semaphore oxygen = new Semaphore(0);

  public void hydrogen(Runnable releaseHydrogen) throws InterruptedException {
    hydrogen.acquire();
    releaseHydrogen.run();
    oxygen.release();
  }

  public void oxygen(Runnable releaseOxygen) throws InterruptedException {
    oxygen.acquire(2);
    releaseOxygen.run();
    hydrogen.release(2);
  }
}

public class H2OPermitOffByOne {
  private static final StringBuffer out = new StringBuffer();

  static Thread atom(char kind, H2O h2o) {
    Thread thread = new Thread(() -> {
      try {
        switch (kind) {
          case 'H':
            h2o.hydrogen(() -> out.append('H'));
            break;
          default:
            h2o.oxygen(() -> out.append('O'));
            break;
        }
      } catch (InterruptedException e) {
        throw new RuntimeException(e);
      }
    });
    thread.start();
    return thread;
  }

  public static void main(String[] args) throws InterruptedException {
    H2O h2o = new H2O();
    String input = "OHHHHO";
    Thread[] atoms = new Thread[6];
    for (int i = 0; i < 6; i++) {
      atoms[i] = atom(input.charAt(i), h2o);
    }
    for (Thread atom : atoms) {
      atom.join();
    }
    String first = out.substring(0, 3);
    if (first.equals("HHH") || first.equals("OHO")) {
      throw new AssertionError("not a molecule: " + first);
    }
  }
}
