// A worker that is told to stop by a plain flag: it may never see it.
//
// The compiler may read the flag once and spin on the copy. On your machine it stops? Leave the
// yield out and let it run for a second before it is told to.
//
// java: no (it can hang)
// finds: data race on StaleRead.stop

public class StaleRead {
  static boolean stop; // Wrong: should be volatile.

  public static void main(String[] args) throws InterruptedException {
    Thread worker = new Thread(() -> {
      while (!stop) {
        Thread.yield();
      }
    });
    worker.start();
    stop = true;
    worker.join();
  }
}
