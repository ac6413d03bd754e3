// A queue without room: put returns when somebody has taken it.
//
// tester: clean

import java.util.concurrent.SynchronousQueue;

public class HandOver {
  static int written;

  public static void main(String[] args) throws InterruptedException {
    SynchronousQueue<String> desk = new SynchronousQueue<>();
    Thread t = new Thread(() -> {
      try {
        written = 1;
        desk.put("done");
      } catch (InterruptedException e) {
        throw new AssertionError(e);
      }
    });
    t.start();
    assert desk.take().equals("done") && written == 1;
    t.join();
  }
}
