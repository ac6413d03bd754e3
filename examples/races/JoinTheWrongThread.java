// Two workers; main waits for one of them and reads what the other one writes.
//
// In an ordinary run both have ended long before. That orders nothing.
//
// race: JoinTheWrongThread.right
// --race: JoinTheWrongThread.right
// --eraser: nothing
// --tester --search rwdd --eraser: JoinTheWrongThread.right

public class JoinTheWrongThread {
  static int left;
  static int right;

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> {
      left = 1;
    });
    Thread b = new Thread(() -> {
      right = 2;
    });
    b.start();
    a.start();
    a.join();
    System.out.println(left + right); // Wrong: b.join() is missing.
  }
}
// output: any
// expect exit: 0
