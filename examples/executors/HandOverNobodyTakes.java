// Two are put into a queue without room, and one is taken.
//
// deadlock: Thread-0
// finds: waits for somebody who takes from queue

import java.util.concurrent.SynchronousQueue;

public class HandOverNobodyTakes {
  static final SynchronousQueue<Integer> desk = new SynchronousQueue<>();

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> {
      try {
        desk.put(1);
        desk.put(2);
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    });
    t.start();
    assert desk.take() == 1;
  }
}
