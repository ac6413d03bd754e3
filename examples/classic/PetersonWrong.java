// Peterson's lock with its two stores in the wrong order: first the turn, then the wish.
//
// One thread gives the turn away, and is held up before it says that it wants to enter. The other
// one does both, sees nobody, and goes in; then the first one goes on, finds that it is its turn,
// and goes in, too.
//
// finds: two threads are inside

public class PetersonWrong {
  static volatile boolean want0;
  static volatile boolean want1;
  static volatile int victim;
  static volatile int inside;

  static void enter(int me) {
    victim = me; // Wrong: this belongs after the next step.
    if (me == 0) {
      want0 = true;
    } else {
      want1 = true;
    }
    while ((me == 0 ? want1 : want0) && victim == me) {
      Thread.yield();
    }
  }

  static void run(int me) {
    enter(me);
    inside = inside + 1;
    assert inside == 1 : "two threads are inside";
    inside = inside - 1;
    if (me == 0) {
      want0 = false;
    } else {
      want1 = false;
    }
  }

  public static void main(String[] args) {
    new Thread(() -> run(1)).start();
    run(0);
  }
}
