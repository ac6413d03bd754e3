// Waiting with park and unpark, done right: look at the state, and park only while it says so.
//
// An unpark that comes first is not lost: the thread keeps one permit, and the next park returns at
// once.
//
// tester: clean

import java.util.concurrent.locks.LockSupport;

public class ParkedConsumer {
  static volatile boolean ready;
  static int value;

  public static void main(String[] args) throws InterruptedException {
    Thread consumer = new Thread(() -> {
      while (!ready) {
        LockSupport.park();
      }
      assert value == 42 : "too early";
    });
    consumer.start();
    value = 42;
    ready = true;
    LockSupport.unpark(consumer);
    consumer.join();
    System.out.println(value); // expect: 42
  }
}
