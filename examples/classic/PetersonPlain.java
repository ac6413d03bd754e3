// Peterson's lock with plain fields: correct on paper, a data race in Java.
//
// Compiler and processor may swap the two stores and the loads after them, or read a field once and
// spin on its copy for ever.
//
// What to learn: an algorithm that is built on reads and writes needs volatile fields (see
// Peterson.java).
//
// java: no (it can hang)
// finds: data race on PetersonPlain.want

public class PetersonPlain {
  static boolean want0; // Wrong: these should be volatile.
  static boolean want1;
  static int victim;

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

  static void run(int me) {
    enter(me);
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
