// A rendezvous of two polite threads: each waits until the other one has said that it is here.
//
// java: no (it hangs)
// finds: deadlock

import java.util.concurrent.Semaphore;

public class RendezvousSemaphoreWrong {
  static final Semaphore aIsHere = new Semaphore(0);
  static final Semaphore bIsHere = new Semaphore(0);

  public static void main(String[] args) {
    new Thread(() -> {
      aIsHere.acquireUninterruptibly(); // Wrong: these two belong the other way round.
      bIsHere.release();
    }).start();
    bIsHere.acquireUninterruptibly();
    aIsHere.release();
  }
}
