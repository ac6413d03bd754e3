// A race with the last block of the initial thread, which makes no branch.
//
// finds: data race on RaceWithDyingThread.x
// tester options: --search rwdd

public class RaceWithDyingThread {
  static int x;
  static int read;

  public static void main(String[] args) {
    Thread t1 = new Thread(() -> {
      read = x;
    });
    t1.start();
    x = 1;
  }
}
