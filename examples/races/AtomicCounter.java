// A counter, done right: incrementAndGet() is one step. (VolatileIncrement is the wrong one.)
//
// no race
// tester: clean
// --eraser: nothing
// --tester --search rwdd --eraser: nothing

import java.util.concurrent.atomic.AtomicInteger;

public class AtomicCounter {
  static final AtomicInteger count = new AtomicInteger();

  public static void main(String[] args) throws InterruptedException {
    Thread other = new Thread(() -> {
      count.incrementAndGet();
    });
    other.start();
    count.incrementAndGet();
    other.join();
    System.out.println(count.get()); // expect: 2
  }
}
