// The data is ready when the latch is open: countDown() happens before what follows await().
//
// The one who waited changes the data, without a lock: right, and a false alarm of Eraser.
//
// no race
// tester: clean
// --eraser: PublishByLatch.data
// --tester --search rwdd --eraser: PublishByLatch.data

import java.util.concurrent.CountDownLatch;

public class PublishByLatch {
  static int data;

  public static void main(String[] args) throws InterruptedException {
    CountDownLatch ready = new CountDownLatch(1);
    Thread writer = new Thread(() -> {
      data = 41;
      ready.countDown();
    });
    writer.start();
    ready.await();
    data++;
    System.out.println(data); // expect: 42
  }
}
