// Looks whether the queue has an element, and takes one if it has. Each call is atomic, the two
// together are not: between them the other thread may take the last one, and remove throws.
//
// finds: java.util.NoSuchElementException

import java.util.concurrent.ArrayBlockingQueue;

public class QueueCheckThenAct {
  static final ArrayBlockingQueue<String> tasks = new ArrayBlockingQueue<>(2);

  static void work() {
    if (!tasks.isEmpty()) {
      tasks.remove();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    tasks.add("only");
    Thread t = new Thread(() -> work());
    t.start();
    work();
    t.join();
  }
}
