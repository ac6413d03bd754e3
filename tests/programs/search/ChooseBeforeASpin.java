// A block with a choice, and then a loop that one of the answers never gets out of.
//
// finds: spins for ever at ChooseBeforeASpin.java:17
// finds: it has got out
// search rwdd: finds "spins for ever", finds "it has got out"
// search dd: finds "spins for ever", finds "it has got out"
// search exhaustive: finds "it has got out"
// tester options: --search rwdd

public class ChooseBeforeASpin {
  static volatile int v;

  public static void main(String[] args) {
    Thread t1 = new Thread(() -> {
      int wanted = 1 + braid.Choose.upTo(2);
      // Nobody sets v to 2.
      while (v != wanted) {}
      assert false : "it has got out";
    });
    Thread t2 = new Thread(() -> {
      v = 1;
    });
    t1.start();
    t2.start();
  }
}
