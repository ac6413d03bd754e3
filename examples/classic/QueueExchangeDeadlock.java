// Two threads that send each other two letters before they read any. With room for one letter only
// both may wait for room for ever: nobody reads.
//
// finds: deadlock: threads wait for ever
// deadlock: waits for room in queue QueueExchangeDeadlock.toA, waits for room in queue QueueExchangeDeadlock.toB

import java.util.concurrent.ArrayBlockingQueue;

public class QueueExchangeDeadlock {
  static final ArrayBlockingQueue<String> toA = new ArrayBlockingQueue<>(1);
  static final ArrayBlockingQueue<String> toB = new ArrayBlockingQueue<>(1);

  static void talk(ArrayBlockingQueue<String> out, ArrayBlockingQueue<String> in) {
    try {
      out.put("hello");
      out.put("how are you?");
      in.take();
      in.take();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread b = new Thread(() -> talk(toA, toB));
    b.start();
    talk(toB, toA);
    b.join();
  }
}
