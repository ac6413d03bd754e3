// Puts an object into the queue, and goes on writing it: it belongs to somebody else by then.
//
// race: Parcel.weight
// --race: Parcel.weight
// --eraser: nothing
// --tester --search rwdd --eraser: Parcel.weight

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class QueueKeepsUsing {
  static class Parcel {
    int weight;
  }

  public static void main(String[] args) throws InterruptedException {
    BlockingQueue<Parcel> queue = new ArrayBlockingQueue<>(1);
    Thread producer = new Thread(() -> {
      Parcel p = new Parcel();
      p.weight = 5;
      try {
        queue.put(p);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      p.weight = 0; // Wrong: the parcel has been sent.
    });
    producer.start();
    Parcel p = queue.take();
    System.out.println(p.weight);
    producer.join();
  }
}
// output: any
// expect exit: 0
