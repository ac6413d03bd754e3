// A worker that swallows the interrupt that should cancel it.
//
// The exception is caught inside of the loop, and the loop goes on: the worker waits again, and now
// nobody will come any more.
//
// What to learn: an InterruptedException that you do not understand is to be passed on, or the
// status set again; and a loop has to end for it.
//
// java: no (it hangs)
// finds: deadlock

public class InterruptedWorkerWrong {
  static final Object work = new Object();
  static boolean available; // Guarded by work; nobody ever sets it.

  static void run() {
    synchronized (work) {
      while (!available) {
        try {
          work.wait();
        } catch (InterruptedException e) {
          // Wrong: forgets that it was cancelled.
        }
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Thread worker = new Thread(() -> run());
    worker.start();
    worker.interrupt();
    worker.join();
  }
}
