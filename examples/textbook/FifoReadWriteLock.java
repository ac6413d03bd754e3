// A readers-writers lock that is fair to writers: a writer first announces itself, which keeps new
// readers out, and then waits for the readers that are inside.
//
// Verdict: clean. Both halves of the pair are written by one writer at a time, and no reader is
// inside then.
//
// expect: 2 2
// tester: clean

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class FifoReadWriteLock {
  private final Lock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private int acquires;
  private int releases;
  private boolean writer;

  void readLock() throws InterruptedException {
    lock.lock();
    try {
      while (writer) {
        changed.await();
      }
      acquires++;
    } finally {
      lock.unlock();
    }
  }

  void readUnlock() {
    lock.lock();
    try {
      releases++;
      if (acquires == releases) {
        changed.signalAll();
      }
    } finally {
      lock.unlock();
    }
  }

  void writeLock() throws InterruptedException {
    lock.lock();
    try {
      while (writer) {
        changed.await();
      }
      writer = true;
      while (acquires != releases) {
        changed.await();
      }
    } finally {
      lock.unlock();
    }
  }

  void writeUnlock() {
    lock.lock();
    try {
      writer = false;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  static int left;
  static int right;

  static Thread start(boolean writes, FifoReadWriteLock rw) {
    Thread thread = new Thread(() -> {
      try {
        if (writes) {
          rw.writeLock();
          left++;
          right++;
          rw.writeUnlock();
        } else {
          rw.readLock();
          assert left == right : "half a write";
          rw.readUnlock();
        }
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }, writes ? "writer" : "reader");
    thread.start();
    return thread;
  }

  public static void main(String[] args) throws InterruptedException {
    FifoReadWriteLock rw = new FifoReadWriteLock();
    Thread[] threads = {start(true, rw), start(false, rw), start(true, rw)};
    for (Thread t : threads) {
      t.join();
    }
    System.out.println(left + " " + right);
  }
}
