// As SpinHandshake, but that only the flag that hands a variable over counts: the threads stand in
// front of it when the search begins, and none of them ends, for each wants a permit of `end`
// then, which nobody gives.
//
// The counts are those of a model of the search over abstract programs, in which threads are
// neither started nor die.
//
// finds: threads wait for ever
// search rwdd: 2 explored, 0 cut asleep, 1 spins
// tester options: --search rwdd

import java.util.concurrent.Semaphore;

public class BareSpinHandshake {
  static final Semaphore end = new Semaphore(0);
  static volatile boolean ready;
  static int x;
  static int read;

  public static void main(String[] args) {
    Thread t1 = new Thread(() -> {
      Thread.yield();
      x = 1;
      ready = true;
      end.acquireUninterruptibly();
    });
    Thread t2 = new Thread(() -> {
      Thread.yield();
      while (!ready) {}
      read = x;
      end.acquireUninterruptibly();
    });
    t1.start();
    t2.start();
    Thread.yield();
    braid.Tester.begin();
    end.acquireUninterruptibly();
  }
}
