// Two threads fill an array, each its half; one of them goes one too far.
//
// engines: only tester
// race: ArrayRace.cells[4]

public class ArrayRace {
  private final int[] cells = new int[8];

  private void fill(int from, int to, int value) {
    for (int i = from; i <= to; i++) {
      cells[i] = value;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    ArrayRace table = new ArrayRace();
    Thread lower = new Thread(() -> table.fill(0, 4, 1), "lower");
    Thread upper = new Thread(() -> table.fill(4, 7, 2), "upper");
    lower.start();
    upper.start();
    lower.join();
    upper.join();
  }
}
