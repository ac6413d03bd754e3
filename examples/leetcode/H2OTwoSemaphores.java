// LeetCode 1117, Building H2O: four hydrogen and two oxygen threads; every three letters printed
// are one molecule.
//
// Verdict: clean. Two hydrogen permits are out; each hydrogen thread gives one oxygen permit when
// it has printed; oxygen needs both and gives two hydrogen permits back after printing. So the
// letters come as HHO, HHO. (Two oxygen threads cannot take one permit each: acquire(2) takes both
// or waits.)
//
// `vmrun --tester --search rwdd` runs every schedule, 213,664, in ten seconds; none fails. The test suite ends
// after 2,000.
//
// expect: HHOHHO
// tester: clean

import java.util.concurrent.Semaphore;

class H2O {
  private final Semaphore hydrogen = new Semaphore(2);
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

public class H2OTwoSemaphores {
  public static void main(String[] args) throws InterruptedException {
    H2O h2o = new H2O();
    StringBuffer out = new StringBuffer();
    String input = "OHHHOH";
    Thread[] atoms = new Thread[input.length()];
    for (int i = 0; i < atoms.length; i++) {
      char atom = input.charAt(i);
      atoms[i] = new Thread(() -> {
        try {
          if (atom == 'H') {
            h2o.hydrogen(() -> out.append('H'));
          } else {
            h2o.oxygen(() -> out.append('O'));
          }
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
        }
      }, atom + String.valueOf(i));
      atoms[i].start();
    }
    for (Thread atom : atoms) {
      atom.join();
    }
    System.out.println(out);
    for (int i = 0; i < out.length(); i += 3) {
      int hs = 0;
      for (int k = i; k < i + 3; k++) {
        if (out.charAt(k) == 'H') {
          hs++;
        }
      }
      assert hs == 2 : "not a molecule: " + out.substring(i, i + 3);
    }
  }
}
