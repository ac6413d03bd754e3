// Tutorial: the same worker with a volatile flag, and a result that is handed over behind another
// volatile write.
//
// Verdict: clean. The flag is volatile; the plain field is written before the volatile one, and read
// after it was seen.
//
// expect: the answer is 42
// tester: clean

public class VisibilityVolatile {
  private static volatile boolean running = true;
  private static volatile boolean ready;
  private static int answer;

  public static void main(String[] args) throws InterruptedException {
    Thread worker = new Thread(() -> {
      while (running) {
        Thread.yield();
      }
      answer = 42;
      ready = true;
    });
    worker.start();
    running = false;
    while (!ready) {
      Thread.yield();
    }
    System.out.println("the answer is " + answer);
    worker.join();
  }
}
