// A producer and a consumer on an ArrayBlockingQueue: put waits for room, take for an element, and a
// last element says that nothing more comes.
//
// tester: clean

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class QueueProducerConsumer {
  static final int END = -1;
  static final BlockingQueue<Integer> queue = new ArrayBlockingQueue<>(1);

  static class Consumer extends Thread {
    int sum;

    @Override
    public void run() {
      try {
        for (int n = queue.take(); n != END; n = queue.take()) {
          sum += n;
        }
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Consumer consumer = new Consumer();
    consumer.start();
    for (int i = 1; i <= 2; i++) {
      queue.put(i);
    }
    queue.put(END);
    consumer.join();
    System.out.println(consumer.sum); // expect: 3
    assert queue.isEmpty();
  }
}
