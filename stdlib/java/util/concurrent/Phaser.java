package java.util.concurrent;

import braid.internal.Monitors;
import braid.internal.Part;

/**
 * A place where threads wait for each other, phase by phase; how many they are may change. Phasers of
 * a tree have one lock, and the phase of its root.
 */
public class Phaser {
  private static final int MAX_PARTIES = 0xffff;

  private final Phaser parent;
  private final Phaser root;
  private final Part lock;

  /** What the queue of those that wait is known by. */
  private final Part advance;

  /** Negative: terminated. Of a phaser with a parent: the last one that it has seen. */
  private int phase;

  private int parties;
  private int unarrived;

  public Phaser() {
    this(null, 0);
  }

  public Phaser(int parties) {
    this(null, parties);
  }

  public Phaser(Phaser parent) {
    this(parent, 0);
  }

  public Phaser(Phaser parent, int parties) {
    if (parties < 0 || parties > MAX_PARTIES) {
      throw new IllegalArgumentException("Illegal number of parties");
    }
    this.parent = parent;
    this.root = parent == null ? this : parent.root;
    this.lock = parent == null ? new Part(this, false) : root.lock;
    this.advance = parent == null ? new Part(this, false) : root.advance;
    this.parties = parties;
    this.unarrived = parties;
    if (parent != null && parties > 0) {
      phase = parent.add(1);
    }
  }

  // ---- Under the lock ----------------------------------------------------------------------------

  /** The phase as it is now; who has seen another one begins anew. */
  private int look() {
    if (phase != root.phase) {
      phase = root.phase;
      unarrived = parties;
    }
    return phase;
  }

  private String text() {
    return super.toString()
        + "[phase = "
        + look()
        + " parties = "
        + parties
        + " arrived = "
        + (parties - unarrived)
        + "]";
  }

  private int register(int n) {
    if (look() < 0) {
      return phase;
    }
    if (n > MAX_PARTIES - parties) {
      throw new IllegalStateException(
          "Attempt to register more than " + MAX_PARTIES + " parties for " + text());
    }
    if (parties == 0 && parent != null) {
      parent.register(1);
    }
    parties += n;
    unarrived += n;
    return phase;
  }

  private int arrive(boolean leaves) {
    int now = look();
    if (now < 0) {
      return now;
    }
    if (unarrived <= 0) {
      throw new IllegalStateException(
          "Attempted arrival of unregistered party for " + text());
    }
    unarrived--;
    if (leaves) {
      parties--;
    }
    if (unarrived == 0) {
      if (parent == null) {
        next();
      } else {
        parent.arrive(parties == 0);
      }
    }
    return now;
  }

  private void next() {
    boolean ends = onAdvance(phase, parties);
    int following = (phase + 1) & Integer.MAX_VALUE;
    phase = ends ? following | Integer.MIN_VALUE : following;
    unarrived = parties;
    Monitors.wakeAll(lock, advance);
  }

  private int add(int n) {
    Monitors.enter(lock);
    try {
      return register(n);
    } finally {
      Monitors.exit(lock);
    }
  }

  // ---- Arriving ----------------------------------------------------------------------------------

  public int register() {
    return add(1);
  }

  public int bulkRegister(int parties) {
    if (parties < 0) {
      throw new IllegalArgumentException();
    }
    return parties == 0 ? getPhase() : add(parties);
  }

  private int comes(boolean leaves) {
    Monitors.enter(lock);
    try {
      return arrive(leaves);
    } finally {
      Monitors.exit(lock);
    }
  }

  public int arrive() {
    return comes(false);
  }

  public int arriveAndDeregister() {
    return comes(true);
  }

  public int arriveAndAwaitAdvance() {
    int now;
    Monitors.enter(lock);
    try {
      now = arrive(false);
      if (now >= 0 && root.phase != now) {
        // Who comes last is told the next phase, even if there is none.
        return (now + 1) & Integer.MAX_VALUE;
      }
    } finally {
      Monitors.exit(lock);
    }
    return awaitAdvance(now);
  }

  /** Waits as long as the phase is this, for a limited time unless that is negative. */
  private boolean await(int phase, long nanos, boolean interruptible)
      throws InterruptedException {
    Monitors.enter(lock);
    try {
      while (root.phase == phase && nanos != 0L) {
        if (nanos < 0L) {
          Monitors.await(lock, advance, -1L, interruptible);
        } else {
          nanos = Monitors.awaitNanos(lock, advance, nanos);
        }
      }
      return root.phase != phase;
    } finally {
      Monitors.exit(lock);
    }
  }

  public int awaitAdvance(int phase) {
    if (phase < 0) {
      return phase;
    }
    try {
      await(phase, -1L, false);
    } catch (InterruptedException never) {
      throw new AssertionError(never);
    }
    return getPhase();
  }

  public int awaitAdvanceInterruptibly(int phase) throws InterruptedException {
    if (phase < 0) {
      return phase;
    }
    await(phase, -1L, true);
    return getPhase();
  }

  public int awaitAdvanceInterruptibly(int phase, long timeout, TimeUnit unit)
      throws InterruptedException, TimeoutException {
    if (phase < 0) {
      return phase;
    }
    if (!await(phase, Math.max(0L, unit.toNanos(timeout)), true)) {
      throw new TimeoutException();
    }
    return getPhase();
  }

  public void forceTermination() {
    Monitors.enter(lock);
    root.phase |= Integer.MIN_VALUE;
    Monitors.wakeAll(lock, advance);
    Monitors.exit(lock);
  }

  /** Called when all have arrived; true ends it. */
  protected boolean onAdvance(int phase, int registeredParties) {
    return registeredParties == 0;
  }

  // ---- Questions ---------------------------------------------------------------------------------

  public final int getPhase() {
    Monitors.enter(lock);
    try {
      return root.phase;
    } finally {
      Monitors.exit(lock);
    }
  }

  public int getRegisteredParties() {
    Monitors.enter(lock);
    try {
      return parties;
    } finally {
      Monitors.exit(lock);
    }
  }

  public int getArrivedParties() {
    Monitors.enter(lock);
    try {
      look();
      return parties - unarrived;
    } finally {
      Monitors.exit(lock);
    }
  }

  public int getUnarrivedParties() {
    Monitors.enter(lock);
    try {
      look();
      return unarrived;
    } finally {
      Monitors.exit(lock);
    }
  }

  public Phaser getParent() {
    return parent;
  }

  public Phaser getRoot() {
    return root;
  }

  public boolean isTerminated() {
    return getPhase() < 0;
  }

  @Override
  public String toString() {
    Monitors.enter(lock);
    try {
      return text();
    } finally {
      Monitors.exit(lock);
    }
  }
}
