// As SpinPeterson, but that only Peterson's lock counts: the threads stand in front of it when the
// search begins, and none of them ends, for each wants a permit of `end` then, which nobody gives.
//
// The counts are those of a model of the search over abstract programs, in which threads are
// neither started nor die.
//
// finds: threads wait for ever
// search rwdd: 10 explored, 2 cut asleep, 7 spins
// tester options: --search rwdd

import java.util.concurrent.Semaphore;

public class BareSpinPeterson {
  static final Semaphore end = new Semaphore(0);
  static volatile boolean want1;
  static volatile boolean want2;
  static volatile int turn;
  static int count;

  public static void main(String[] args) {
    Thread t1 = new Thread(() -> {
      Thread.yield();
      want1 = true;
      turn = 2;
      while (true) {
        if (!want2 || turn != 2) break;
      }
      count++;
      want1 = false;
      end.acquireUninterruptibly();
    });
    Thread t2 = new Thread(() -> {
      Thread.yield();
      want2 = true;
      turn = 1;
      while (true) {
        if (!want1 || turn != 1) break;
      }
      count++;
      want2 = false;
      end.acquireUninterruptibly();
    });
    t1.start();
    t2.start();
    Thread.yield();
    braid.Tester.begin();
    end.acquireUninterruptibly();
  }
}
