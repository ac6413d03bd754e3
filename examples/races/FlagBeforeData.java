// A volatile flag, raised before the data is written: the flag takes nothing with it that comes
// after.
//
// What to learn: the order of two lines is the whole protocol.
//
// race: FlagBeforeData.data
// --race: FlagBeforeData.data
// --eraser: nothing
// --tester --search rwdd --eraser: FlagBeforeData.data

public class FlagBeforeData {
  static int data;
  static volatile boolean ready;

  public static void main(String[] args) throws InterruptedException {
    Thread reader = new Thread(() -> {
      if (ready) System.out.println(data);
    });
    reader.start();
    ready = true; // Wrong: a line too early.
    data = 42;
    reader.join();
  }
}
// output: any
// expect exit: 0
