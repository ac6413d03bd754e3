// Waiting with park and unpark, told in the wrong order: first unpark, then the state.
//
// The consumer is woken, looks, finds nothing, and parks again. Nobody wakes it a second time.
//
// java: no (it can hang)
// finds: deadlock

import java.util.concurrent.locks.LockSupport;

public class ParkedConsumerWrong {
  static volatile boolean ready;

  public static void main(String[] args) throws InterruptedException {
    Thread consumer = new Thread(() -> {
      while (!ready) {
        LockSupport.park();
      }
    });
    consumer.start();
    LockSupport.unpark(consumer); // Wrong: these two belong the other way round.
    ready = true;
    consumer.join();
  }
}
