// Peterson's lock for two threads, with volatile fields; a plain counter inside. If both were
// inside, they would race.
//
// tester: clean
// search rwdd: 40 explored, 0 failing, 22 cut asleep, 11 failed attempts, 11 spins
// tester options: --search rwdd

public class SpinPeterson {
  static volatile boolean want1;
  static volatile boolean want2;
  static volatile int turn;
  static int count;

  public static void main(String[] args) {
    Thread t1 = new Thread(() -> {
      want1 = true;
      turn = 2;
      while (want2 && turn == 2) {}
      count++;
      want1 = false;
    });
    Thread t2 = new Thread(() -> {
      want2 = true;
      turn = 1;
      while (want1 && turn == 1) {}
      count++;
      want2 = false;
    });
    t1.start();
    t2.start();
  }
}
