// A block of which one choice ends the thread and another one fails at a lock still needs the
// branch "others first".
//
// All four combinations of who writes w last and what thread 1 chooses must be seen.
//
// finds: main wrote last, and 1 was chosen
// finds: main wrote last, and 0 was chosen
// finds: thread 1 wrote last, and 1 was chosen
// finds: thread 1 wrote last, and 0 was chosen
// tester options: --search rwdd

import braid.Choose;

public class ChooseToEndOrBlock {
  static final Object b = new Object();
  static volatile int w;
  static int chosen;

  public static void main(String[] args) throws InterruptedException {
    Thread t1 = new Thread(() -> {
      w = 2;
      if (Choose.upTo(2) == 1) {
        synchronized (b) {
          chosen = 1;
        }
      }
    });
    synchronized (b) {
      t1.start();
      w = 1;
    }
    t1.join();
    assert !(w == 1 && chosen == 1) : "main wrote last, and 1 was chosen";
    assert !(w == 1 && chosen == 0) : "main wrote last, and 0 was chosen";
    assert !(w == 2 && chosen == 1) : "thread 1 wrote last, and 1 was chosen";
    assert !(w == 2 && chosen == 0) : "thread 1 wrote last, and 0 was chosen";
  }
}
