// Tutorial: the worker catches InterruptedException, says so, and goes on: the status was cleared by
// sleep, so the loop never ends.
//
// Verdict: the worker polls for ever (each round needs the time-out of sleep), and main waits for it
// in join. Only if the interrupt comes while the worker is not in sleep, and is seen by the loop,
// does it end.
//
// java: no (it hangs)
// finds: for ever

public class InterruptSwallowed {
  public static void main(String[] args) throws InterruptedException {
    Thread worker = new Thread(() -> {
      while (!Thread.currentThread().isInterrupted()) {
        try {
          Thread.sleep(100);
        } catch (InterruptedException e) {
          // Wrong: the status is cleared now, and nobody knows any more.
        }
      }
    }, "worker");
    worker.start();
    worker.interrupt();
    worker.join();
  }
}
