// The entry of Dekker's algorithm with plain flags: raise mine, look at yours, go in if it is
// down.
//
// Step by step at most one goes in, so the counter inside does not race there; the flags do,
// and on real machines (each writes into a buffer first) both go in.
//
// race: DekkerPlain.mine, DekkerPlain.yours
// --race: DekkerPlain.mine, DekkerPlain.yours
// --eraser: DekkerPlain.yours
// --tester --search rwdd --eraser: DekkerPlain.mine, DekkerPlain.yours

public class DekkerPlain {
  static int mine; // Wrong: both should be volatile.
  static int yours;
  static int inside;

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {
      yours = 1;
      if (mine == 0) inside++;
    });
    other.start();
    mine = 1;
    if (yours == 0) inside++;
    other.join();
  }
}
// expect exit: 0
