// A readers-writers lock whose last reader tells nobody that it leaves.
//
// Verdict: a deadlock: a writer that came while a reader was inside waits for ever.
//
// java: no (it can hang)
// finds: deadlock
// deadlock: writer

public class ReadWriteLockSilentReader {
  private int readers;
  private boolean writing;

  synchronized void readLock() throws InterruptedException {
    while (writing) {
      wait();
    }
    readers++;
  }

  synchronized void readUnlock() {
    readers--; // Wrong: if (readers == 0) notifyAll();
  }

  synchronized void writeLock() throws InterruptedException {
    while (writing || readers > 0) {
      wait();
    }
    writing = true;
  }

  synchronized void writeUnlock() {
    writing = false;
    notifyAll();
  }

  public static void main(String[] args) {
    ReadWriteLockSilentReader lock = new ReadWriteLockSilentReader();
    new Thread("reader") {
      @Override
      public void run() {
        try {
          lock.readLock();
          lock.readUnlock();
        } catch (InterruptedException e) {
          interrupt();
        }
      }
    }.start();
    new Thread("writer") {
      @Override
      public void run() {
        try {
          lock.writeLock();
          lock.writeUnlock();
        } catch (InterruptedException e) {
          interrupt();
        }
      }
    }.start();
  }
}
