import java.util.concurrent.Phaser;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

// Every member of Phaser.
public class PhaserMembers {
  static void show(Object o) {
    System.out.println(String.valueOf(o).replaceAll("@[0-9a-f]+", "@"));
  }

  interface Action {
    Object run() throws Exception;
  }

  static void thrown(Action a) {
    try {
      show(a.run());
    } catch (Exception e) {
      show(e);
    }
  }

  /** Ends after two phases. */
  static class Two extends Phaser {
    Two(int parties) {
      super(parties);
    }

    @Override
    protected boolean onAdvance(int phase, int registered) {
      show("phase " + phase + " of " + registered + " " + super.onAdvance(phase, registered));
      return phase == 1;
    }
  }

  static void state(Phaser p) {
    show(p.getPhase() + " " + p.getRegisteredParties() + " " + p.getArrivedParties() + " " + p.getUnarrivedParties() + " " + p.isTerminated() + " " + p);
  }

  public static void main(String[] args) throws Exception {
    Phaser p = new Phaser();
    state(p);
    show(p.register() + " " + p.bulkRegister(2) + " " + p.bulkRegister(0));
    state(p);
    show(p.arrive() + " " + p.arrive());
    state(p);
    show(p.arriveAndDeregister());
    state(p);
    show(p.awaitAdvance(0) + " " + p.awaitAdvance(-5) + " " + p.awaitAdvanceInterruptibly(0) + " " + p.awaitAdvanceInterruptibly(0, 1, TimeUnit.SECONDS));
    thrown(() -> p.awaitAdvanceInterruptibly(1, 1, TimeUnit.MILLISECONDS));
    Thread.currentThread().interrupt();
    thrown(() -> p.awaitAdvanceInterruptibly(1));
    show(p.arriveAndDeregister() + " " + p.arriveAndDeregister());
    state(p);
    show(p.register() + " " + p.arrive() + " " + p.arriveAndAwaitAdvance());
    thrown(() -> new Phaser(-1));
    thrown(() -> new Phaser(70000));
    thrown(() -> new Phaser().arrive());
    thrown(() -> new Phaser().bulkRegister(-1));
    Two two = new Two(1);
    show(two.arriveAndAwaitAdvance() + " " + two.arriveAndAwaitAdvance());
    show(two.isTerminated());
    Phaser forced = new Phaser(2);
    forced.forceTermination();
    show(forced.isTerminated() + " " + forced.arrive());
    Phaser root = new Phaser(1);
    Phaser child = new Phaser(root, 1);
    Phaser empty = new Phaser(root);
    show(child.getParent() == root && child.getRoot() == root && root.getParent() == null);
    state(root);
    state(child);
    child.arrive();
    state(root);
    state(child);
    root.arrive();
    state(root);
    state(child);
    empty.register();
    state(root);
    empty.arriveAndDeregister();
    child.arriveAndDeregister();
    state(root);
    int[] sums = new int[3];
    Phaser meet = new Phaser(3);
    Thread[] threads = new Thread[3];
    for (int i = 0; i < 3; i++) {
      int n = i;
      threads[i] = new Thread(() -> {
        for (int k = 0; k < 3; k++) {
          sums[n] += k;
          meet.arriveAndAwaitAdvance();
        }
        meet.arriveAndDeregister();
      });
      threads[i].start();
    }
    for (Thread t : threads) t.join();
    show(sums[0] + sums[1] + sums[2] + " " + meet.isTerminated());
  }
}

/* expect:
0 0 0 0 false java.util.concurrent.Phaser@[phase = 0 parties = 0 arrived = 0]
0 0 0
0 3 0 3 false java.util.concurrent.Phaser@[phase = 0 parties = 3 arrived = 0]
0 0
0 3 2 1 false java.util.concurrent.Phaser@[phase = 0 parties = 3 arrived = 2]
0
1 2 0 2 false java.util.concurrent.Phaser@[phase = 1 parties = 2 arrived = 0]
1 -5 1 1
java.util.concurrent.TimeoutException
java.lang.InterruptedException
1 1
-2147483646 0 0 0 true java.util.concurrent.Phaser@[phase = -2147483646 parties = 0 arrived = 0]
-2147483646 -2147483646 -2147483646
java.lang.IllegalArgumentException: Illegal number of parties
java.lang.IllegalArgumentException: Illegal number of parties
java.lang.IllegalStateException: Attempted arrival of unregistered party for java.util.concurrent.Phaser@[phase = 0 parties = 0 arrived = 0]
java.lang.IllegalArgumentException
phase 0 of 1 false
phase 1 of 1 false
1 2
true
true -2147483648
true
0 2 0 2 false java.util.concurrent.Phaser@[phase = 0 parties = 2 arrived = 0]
0 1 0 1 false java.util.concurrent.Phaser@[phase = 0 parties = 1 arrived = 0]
0 2 1 1 false java.util.concurrent.Phaser@[phase = 0 parties = 2 arrived = 1]
0 1 1 0 false java.util.concurrent.Phaser@[phase = 0 parties = 1 arrived = 1]
1 2 0 2 false java.util.concurrent.Phaser@[phase = 1 parties = 2 arrived = 0]
1 1 0 1 false java.util.concurrent.Phaser@[phase = 1 parties = 1 arrived = 0]
1 3 0 3 false java.util.concurrent.Phaser@[phase = 1 parties = 3 arrived = 0]
1 1 0 1 false java.util.concurrent.Phaser@[phase = 1 parties = 1 arrived = 0]
9 true
*/
