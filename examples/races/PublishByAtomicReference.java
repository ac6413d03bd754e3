// An atomic reference is like a volatile field: set() happens before the get() that sees it.
//
// no race
// tester: clean
// --eraser: Box.content
// --tester --search rwdd --eraser: Box.content

import java.util.concurrent.atomic.AtomicReference;

public class PublishByAtomicReference {
  static class Box {
    int content;
  }

  static final AtomicReference<Box> box = new AtomicReference<>();

  public static void main(String[] args) throws InterruptedException {
    Thread taker = new Thread(() -> {
      Box mine = box.getAndSet(null); // At most one gets it.
      if (mine != null) mine.content++;
    });
    taker.start();
    Box b = new Box();
    b.content = 41;
    box.set(b);
    taker.join();
  }
}
// expect exit: 0
