// Who asks for a thread's name makes no operation that others see, in the search and in its witness.
//
// finds: Thread-1 writes RaceBehindANameAsked.y, holding no lock

public class RaceBehindANameAsked {
  static int y;

  static void count() {
    Thread.currentThread().getName();
    y++;
  }

  public static void main(String[] args) {
    new Thread(RaceBehindANameAsked::count).start();
    new Thread(RaceBehindANameAsked::count).start();
  }
}
