// Opens the latch before the work is done.
//
// race: LatchCountedTooEarly.data
// --race: LatchCountedTooEarly.data
// --eraser: nothing
// --tester --search rwdd --eraser: LatchCountedTooEarly.data

import java.util.concurrent.CountDownLatch;

public class LatchCountedTooEarly {
  static int data;

  public static void main(String[] args) throws InterruptedException {
    CountDownLatch ready = new CountDownLatch(1);
    Thread writer = new Thread(() -> {
      ready.countDown(); // Wrong: a line too early.
      data = 42;
    });
    writer.start();
    ready.await();
    System.out.println(data);
  }
}
// output: any
// expect exit: 0
