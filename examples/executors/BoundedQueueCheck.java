// There was room when it looked; when it adds, the other thread may have taken it.
//
// finds: java.lang.IllegalStateException: Queue full

import java.util.concurrent.LinkedBlockingQueue;

public class BoundedQueueCheck {
  static final LinkedBlockingQueue<Integer> queue = new LinkedBlockingQueue<>(1);

  static void add(int n) {
    if (queue.remainingCapacity() > 0) {
      queue.add(n);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(() -> add(1));
    t.start();
    add(2);
    t.join();
  }
}
