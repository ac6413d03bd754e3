// As SpinCompareAndSet3, but that only the lock made of compareAndSet counts: the threads stand in
// front of it when the search begins, and none of them ends, for each wants a permit of `end`
// then, which nobody gives.
//
// The counts are those of a model of the search over abstract programs, in which threads are
// neither started nor die.
//
// finds: threads wait for ever
// search rwdd: 15 explored, 9 cut asleep, 12 spins
// tester options: --search rwdd

import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

public class BareSpinCompareAndSet3 {
  static final Semaphore end = new Semaphore(0);
  static final AtomicInteger lock = new AtomicInteger();
  static int count;

  public static void main(String[] args) {
    Thread t1 = new Thread(() -> {
      Thread.yield();
      while (!lock.compareAndSet(0, 1)) {}
      count++;
      lock.set(0);
      end.acquireUninterruptibly();
    });
    Thread t2 = new Thread(() -> {
      Thread.yield();
      while (!lock.compareAndSet(0, 1)) {}
      count++;
      lock.set(0);
      end.acquireUninterruptibly();
    });
    Thread t3 = new Thread(() -> {
      Thread.yield();
      while (!lock.compareAndSet(0, 1)) {}
      count++;
      lock.set(0);
      end.acquireUninterruptibly();
    });
    t1.start();
    t2.start();
    t3.start();
    Thread.yield();
    braid.Tester.begin();
    end.acquireUninterruptibly();
  }
}
