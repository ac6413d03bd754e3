// A loop that goes round by one answer, and is left by the other one.
//
// The answer that goes round is a round without progress; that must not take away the other one.
// Nobody spins for ever: the flag will be set.
//
// finds: left before
// finds: left after
// search rwdd: finds "left before", finds "left after", misses "for ever"
// search dd: finds "left before", finds "left after", misses "for ever"
// search exhaustive: finds "left before", finds "left after", misses "for ever"
// tester options: --search rwdd

public class ChooseInsideASpin {
  static volatile boolean go;

  public static void main(String[] args) {
    Thread t1 = new Thread(() -> {
      while (!go) {
        if (braid.Choose.bool()) {
          assert go : "left before";
          assert !go : "left after";
        }
      }
    });
    Thread t2 = new Thread(() -> {
      go = true;
    });
    t1.start();
    t2.start();
  }
}
