// Peterson's lock: mutual exclusion for two threads with nothing but volatile fields.
//
// Each says that it wants to enter, then lets the other one go first, and waits while the other one
// wants to enter and it is its own turn to wait. It works because Java's volatile fields are seen
// by everybody in one order; without "volatile" it does not.
//
// tester: clean

public class Peterson {
  static volatile boolean want0;
  static volatile boolean want1;
  static volatile int victim;
  static volatile int inside;
  static volatile int entries;

  static void enter(int me) {
    if (me == 0) {
      want0 = true;
    } else {
      want1 = true;
    }
    victim = me;
    while ((me == 0 ? want1 : want0) && victim == me) {
      Thread.yield();
    }
  }

  static void leave(int me) {
    if (me == 0) {
      want0 = false;
    } else {
      want1 = false;
    }
  }

  static void run(int me) {
    enter(me);
    assert inside == 0 : "two threads are inside";
    inside = 1;
    entries = entries + 1;
    inside = 0;
    leave(me);
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> run(1));
    other.start();
    run(0);
    other.join();
    System.out.println(entries); // expect: 2
  }
}
