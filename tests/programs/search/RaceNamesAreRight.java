// Dekker's entry with plain variables: x and y race. z does not, because in a sequentially
// consistent world only one of the two gets there; it must not be named.
//
// finds: data race on RaceNamesAreRight.x
// finds: data race on RaceNamesAreRight.y
// tester options: --search rwdd

public class RaceNamesAreRight {
  static int x;
  static int y;
  static int z;

  public static void main(String[] args) throws InterruptedException {
    Thread t1 = new Thread(() -> {
      x = 1;
      int r = y;
      if (r == 0) {
        z = 1;
      }
    });
    Thread t2 = new Thread(() -> {
      y = 1;
      int r = x;
      if (r == 0) {
        z = 2;
      }
    });
    t1.start();
    t2.start();
    t1.join();
    t2.join();
  }
}
