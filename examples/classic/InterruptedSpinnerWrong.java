// A worker that asks for its interrupt status twice, with the call that also clears it.
//
// If the first look finds the status set, it clears it; the second one does not find it any more,
// and the worker never ends.
//
// What to learn: Thread.interrupted() clears, isInterrupted() does not.
//
// java: no (it can hang)
// finds: spins for ever

public class InterruptedSpinnerWrong {
  static boolean told; // Only the worker writes it.

  public static void main(String[] args) throws InterruptedException {
    Thread worker = new Thread(() -> {
      do {
        if (Thread.interrupted()) { // Wrong: this clears it.
          told = true;
        }
      } while (!Thread.interrupted());
    });
    worker.start();
    worker.interrupt();
    worker.join();
  }
}
