// Tutorial: how to end a thread: interrupt it, and let it end when it notices.
//
// Verdict: clean. Whether the worker sleeps or works when it is interrupted, it ends: sleep throws,
// and the loop looks at the status.
//
// expect: worker ends
// expect: main ends
// tester: clean

public class InterruptDemo {
  static class Worker implements Runnable {
    @Override
    public void run() {
      while (!Thread.currentThread().isInterrupted()) {
        try {
          Thread.sleep(1000);
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt(); // sleep has cleared the status.
        }
      }
      System.out.println("worker ends");
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread worker = new Thread(new Worker());
    worker.start();
    worker.interrupt();
    worker.join();
    System.out.println("main ends");
  }
}
