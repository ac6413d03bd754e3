// A bounded buffer with ONE condition for producers and consumers, and signal.
//
// Both kinds wait on the same condition, so a signal that is meant for a consumer may wake a
// producer, who finds the buffer still full and waits again. The signal is used up, and the
// consumer sleeps on beside a full buffer.
//
// What to learn: signal is for conditions where every waiter can use it; otherwise signalAll, or
// one condition for each kind of waiter (see BoundedBufferLock.java).
//
// java: no (it can hang)
// finds: deadlock

import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class BoundedBufferLockSignal {
  private final Lock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private boolean full;

  void put() {
    lock.lock();
    try {
      while (full) {
        changed.awaitUninterruptibly();
      }
      full = true;
      changed.signal(); // Wrong: should be signalAll.
    } finally {
      lock.unlock();
    }
  }

  void take() {
    lock.lock();
    try {
      while (!full) {
        changed.awaitUninterruptibly();
      }
      full = false;
      changed.signal(); // Wrong: should be signalAll.
    } finally {
      lock.unlock();
    }
  }

  public static void main(String[] args) {
    BoundedBufferLockSignal buffer = new BoundedBufferLockSignal();
    for (int i = 1; i <= 2; i++) {
      new Thread(() -> buffer.take(), "consumer " + i).start();
    }
    new Thread(() -> {
      buffer.put();
      buffer.put();
    }, "producer").start();
  }
}
