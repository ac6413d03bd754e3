// A volatile array is a volatile reference to plain elements.
//
// race: VolatileArray.cells[0]
// --race: VolatileArray.cells[0]
// --eraser: nothing
// --tester --search rwdd --eraser: VolatileArray.cells[0]

public class VolatileArray {
  static volatile int[] cells = new int[2];

  public static void main(String[] args) throws InterruptedException {
    Thread reader = new Thread(() -> {
      System.out.println(cells[0]);
    });
    reader.start();
    cells[0] = 1; // Wrong: not volatile; there is AtomicIntegerArray for that.
    reader.join();
  }
}
// output: any
// expect exit: 0
