// As TwoPollersOneNotify, but that only the loops around timed waits counts: the threads stand in
// front of it when the search begins, and none of them ends, for each wants a permit of `end`
// then, which nobody gives.
//
// The counts are those of a model of the search over abstract programs, in which threads are
// neither started nor die.
//
// finds: threads wait for ever
// search rwdd: 38 explored, 19 cut asleep, 12 spins
// tester options: --search rwdd

import java.util.concurrent.Semaphore;

public class BareTwoPollersOneNotify {
  static final Semaphore end = new Semaphore(0);
  static final Object a = new Object();
  static boolean ready;

  static void pause(Object monitor, long millis) {
    try {
      monitor.wait(millis);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  public static void main(String[] args) {
    Thread t1 = new Thread(() -> {
      Thread.yield();
      synchronized (a) {
        while (!ready) {
          pause(a, 1);
        }
      }
      end.acquireUninterruptibly();
    });
    Thread t2 = new Thread(() -> {
      Thread.yield();
      synchronized (a) {
        while (!ready) {
          pause(a, 1);
        }
      }
      end.acquireUninterruptibly();
    });
    Thread t3 = new Thread(() -> {
      Thread.yield();
      synchronized (a) {
        ready = true;
        a.notifyAll();
      }
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
