// Tutorial: a worker that counts until it is told to stop, by a flag that is not volatile. On most
// JVMs it never stops.
//
// Verdict: a data race on the flag.
//
// java: no (it hangs)
// finds: data race on Worker.running

public class VisibilityDemo {
  static class Worker extends Thread {
    private boolean running = true; // Wrong: should be volatile.
    private long count;

    @Override
    public void run() {
      while (running) {
        count++;
      }
      System.out.println("stopped");
    }

    void shutdown() {
      running = false;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Worker worker = new Worker();
    worker.start();
    Thread.sleep(100);
    worker.shutdown();
    worker.join();
  }
}
