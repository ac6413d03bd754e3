// The dining savages: a pot with a few portions, and a cook who fills it when it is empty.
//
// Whoever finds the pot empty wakes the cook and waits; the cook fills it only when it is empty.
//
// tester: clean

public class DiningSavages {
  static final int PORTIONS = 1;

  static class Pot {
    private int portions;
    private int filled;
    private boolean closed;

    synchronized void eat() throws InterruptedException {
      while (portions == 0) {
        notifyAll();
        wait();
      }
      portions--;
      assert portions >= 0 : "ate from an empty pot";
      notifyAll();
    }

    synchronized boolean fill() throws InterruptedException {
      while (portions > 0 && !closed) {
        wait();
      }
      if (closed) {
        return false;
      }
      portions = PORTIONS;
      filled++;
      notifyAll();
      return true;
    }

    synchronized int close() {
      closed = true;
      notifyAll();
      return filled;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Pot pot = new Pot();
    Thread cook = new Thread(() -> {
      try {
        while (pot.fill()) {}
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }, "cook");
    cook.start();
    Thread[] savages = new Thread[2];
    for (int i = 0; i < 2; i++) {
      savages[i] = new Thread(() -> {
        try {
          pot.eat();
        } catch (InterruptedException e) {
          throw new AssertionError(e);
        }
      }, "savage " + i);
      savages[i].start();
    }
    for (Thread s : savages) {
      s.join();
    }
    int filled = pot.close();
    cook.join();
    System.out.println(filled >= 2); // expect: true
  }
}
