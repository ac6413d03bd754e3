// Sleeps until the other thread must have written. Time orders nothing: on a busy machine the
// sleep is over first, and even if it is not, Java promises nothing about what is seen.
//
// race: SleepIsNoOrder.data
// --race: SleepIsNoOrder.data
// --eraser: nothing
// --tester --search rwdd --eraser: SleepIsNoOrder.data

public class SleepIsNoOrder {
  static int data;

  public static void main(String[] args) throws InterruptedException {
    Thread writer = new Thread(() -> {
      data = 42;
    });
    writer.start();
    Thread.sleep(100);
    System.out.println(data); // Wrong: writer.join() is missing.
  }
}
// output: any
// expect exit: 0
