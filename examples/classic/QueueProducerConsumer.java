// A producer and two consumers on an ArrayBlockingQueue: put waits for room, take for an element, and
// a last element tells each consumer that nothing more comes.
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
    Consumer a = new Consumer();
    Consumer b = new Consumer();
    a.start();
    b.start();
    for (int i = 1; i <= 2; i++) {
      queue.put(i);
    }
    queue.put(END);
    queue.put(END);
    a.join();
    b.join();
    System.out.println(a.sum + b.sum); // expect: 3
    assert queue.isEmpty();
  }
}
