// Read by two threads, and written by a third that has waited for one of them only. The read of
// the other one races with the write: a detector has to remember more than the last read.
//
// race: ReadSharedThenWritten.price
// --race: ReadSharedThenWritten.price
// --eraser: ReadSharedThenWritten.price
// --tester --search rwdd --eraser: ReadSharedThenWritten.price

public class ReadSharedThenWritten {
  static int price = 5;

  public static void main(String[] args) throws InterruptedException {
    Thread a = new Thread(() -> {
      assert price > 0;
    });
    Thread b = new Thread(() -> {
      assert price > 0;
    });
    a.start();
    b.start();
    b.join();
    price = 6; // Wrong: a.join() is missing.
  }
}
// expect exit: 0
