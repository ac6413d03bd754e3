// Two notifies in one block, three waiters: each pair of them may be woken, and the choices of one
// block belong together.
//
// Figure 2.9 of the thesis keeps one set of threads not to notify per branch, and does not come to
// an end here. Whoever is not woken waits for ever; so do the others, if they come too late.
//
// finds: deadlock: a lost wake-up
// finds: 1 and 2 were woken
// finds: 1 and 3 were woken
// finds: 2 and 3 were woken
// tester options: --search rwdd

public class ThreeWaitersTwoNotifies {
  static final Object a = new Object();
  static boolean woken1;
  static boolean woken2;
  static boolean woken3;

  static void check() {
    assert !(woken1 && woken2) : "1 and 2 were woken";
    assert !(woken1 && woken3) : "1 and 3 were woken";
    assert !(woken2 && woken3) : "2 and 3 were woken";
  }

  static void pause(Object monitor) {
    try {
      monitor.wait();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) {
    Thread t1 = new Thread(() -> {
      synchronized (a) {
        pause(a);
        woken1 = true;
        check();
      }
    });
    Thread t2 = new Thread(() -> {
      synchronized (a) {
        pause(a);
        woken2 = true;
        check();
      }
    });
    Thread t3 = new Thread(() -> {
      synchronized (a) {
        pause(a);
        woken3 = true;
        check();
      }
    });
    Thread t4 = new Thread(() -> {
      synchronized (a) {
        a.notify();
        a.notify();
      }
    });
    t1.start();
    t2.start();
    t3.start();
    t4.start();
  }
}
