// Two threads try to agree on one of their values with nothing but read-write registers.
//
// Verdict: they can decide differently, as for any such protocol: here A finds that B has not
// proposed yet and takes its own value; B finds A's value there, too late to be seen... and takes the
// smaller of both, which is its own.
//
// finds: A decides 7, B decides 3

public class ConsensusRegisters {
  static volatile int proposedA;
  static volatile int proposedB;
  static int decidedA;
  static int decidedB;

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> {
      proposedA = 7;
      int other = proposedB;
      decidedA = other == 0 ? 7 : Math.min(7, other);
    }, "A");
    Thread b = new Thread(() -> {
      proposedB = 3;
      int other = proposedA;
      decidedB = other == 0 ? 3 : Math.min(3, other);
    }, "B");
    a.start();
    b.start();
    a.join();
    b.join();
    assert decidedA == decidedB : "A decides " + decidedA + ", B decides " + decidedB;
  }
}
