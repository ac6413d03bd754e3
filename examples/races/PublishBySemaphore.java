// A semaphore as a signal: what was done before release() happens before what follows acquire().
//
// no race
// tester: clean
// --eraser: PublishBySemaphore.data
// --tester --search rwdd --eraser: PublishBySemaphore.data

import java.util.concurrent.Semaphore;

public class PublishBySemaphore {
  static int data;

  public static void main(String[] args) throws InterruptedException {
    Semaphore filled = new Semaphore(0);
    Semaphore empty = new Semaphore(1);
    Thread producer = new Thread(() -> {
      for (int i = 1; i <= 2; i++) {
        empty.acquireUninterruptibly();
        data = i;
        filled.release();
      }
    });
    producer.start();
    for (int i = 1; i <= 2; i++) {
      filled.acquire();
      System.out.println(data); // expect: 1
      data = 0;
      empty.release();
    }
    // expect: 2
  }
}
