// A worker that is cancelled by an interrupt, done right: it ends when it is told to.
//
// The interrupt may come while it waits or before: a wait that begins with the interrupt pending
// throws at once. So it is never lost.
//
// tester: clean

public class InterruptedWorker {
  static final Object work = new Object();
  static boolean available; // Guarded by work; nobody ever sets it.

  static void run() {
    try {
      synchronized (work) {
        while (!available) {
          work.wait();
        }
      }
      throw new AssertionError("there was no work");
    } catch (InterruptedException e) {
      // Cancelled.
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread worker = new Thread(() -> run());
    worker.start();
    worker.interrupt();
    worker.join();
    System.out.println("cancelled"); // expect: cancelled
  }
}
