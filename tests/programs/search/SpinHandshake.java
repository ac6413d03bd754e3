// A volatile flag hands a plain variable over.
//
// tester: clean
// search rwdd: 5 explored, 0 failing, 3 cut asleep, 1 failed attempts, 1 spins
// tester options: --search rwdd

public class SpinHandshake {
  static volatile boolean ready;
  static int x;
  static int read;

  public static void main(String[] args) {
    Thread t1 = new Thread(() -> {
      x = 1;
      ready = true;
    });
    Thread t2 = new Thread(() -> {
      while (!ready) {}
      read = x;
    });
    t1.start();
    t2.start();
  }
}
