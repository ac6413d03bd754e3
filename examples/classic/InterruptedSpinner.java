// A worker that polls the interrupt status, done right.
//
// tester: clean

public class InterruptedSpinner {
  public static void main(String[] args) throws InterruptedException {
    Thread worker = new Thread(() -> {
      while (!Thread.currentThread().isInterrupted()) {
        Thread.yield();
      }
    });
    worker.start();
    worker.interrupt();
    worker.join();
    System.out.println("cancelled"); // expect: cancelled
  }
}
