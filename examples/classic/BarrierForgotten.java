// Work in phases without a barrier between them: a data race.
//
// A worker may read its neighbour's cell before it is filled, or while.
//
// What to learn: see BarrierPhases.java.
//
// finds: data race

public class BarrierForgotten {
  static final int WORKERS = 2;

  static final int[] cells = new int[WORKERS];
  static final int[] sums = new int[WORKERS];

  static void work(int me) {
    cells[me] = me + 1;
    sums[me] = cells[me] + cells[(me + 1) % WORKERS]; // Wrong: is that cell filled?
  }

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> work(1));
    other.start();
    work(0);
    other.join();
    System.out.println(sums[0] + " " + sums[1]);
  }
}
