// A worker that is told to stop by a volatile flag, done right.
//
// tester: clean

public class StopFlag {
  static volatile boolean stop;

  public static void main(String[] args) throws InterruptedException {
    Thread worker = new Thread(() -> {
      while (!stop) {
        Thread.yield();
      }
    });
    worker.start();
    stop = true;
    worker.join();
    System.out.println("stopped"); // expect: stopped
  }
}
