// A queue hands objects over: what was done before put() happens before what follows take() of
// that element. The consumer may write the object: it is the only one that still has it.
//
// no race
// tester: clean
// --eraser: Parcel.weight
// --tester --search rwdd --eraser: Parcel.weight

import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class PublishByQueue {
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
    });
    producer.start();
    Parcel p = queue.take();
    p.weight++;
    System.out.println(p.weight); // expect: 6
    producer.join();
  }
}
