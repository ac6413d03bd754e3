// As PollWithoutNotifier, but that only the loop around a timed wait counts: the threads stand in
// front of it when the search begins, and none of them ends, for each wants a permit of `end`
// then, which nobody gives. (Without the thread that only takes the monitor.)
//
// The counts are those of a model of the search over abstract programs, in which threads are
// neither started nor die.
//
// finds: polls for ever
// search rwdd: 1 explored, 0 cut asleep, 1 spins
// tester options: --search rwdd

import java.util.concurrent.Semaphore;

public class BarePollWithoutNotifier {
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
    t1.start();
    Thread.yield();
    braid.Tester.begin();
    end.acquireUninterruptibly();
  }
}
