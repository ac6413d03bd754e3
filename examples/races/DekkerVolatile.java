// As DekkerPlain, with volatile flags: at most one is inside. What orders the two is a value,
// not a lock: who goes in has seen that the other one has not begun.
//
// no race
// tester: clean
// --eraser: nothing
// --tester --search rwdd --eraser: nothing

public class DekkerVolatile {
  static volatile int mine;
  static volatile int yours;
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
    assert inside <= 1;
  }
}
// expect exit: 0
