package java.util.concurrent.locks;

import braid.internal.Monitors;
import braid.internal.NotAtomic;
import braid.internal.Part;
import braid.internal.Turn;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Date;
import java.util.Iterator;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/**
 * A number that says who may go on, and a queue of threads that may not yet. The subclass says what
 * the number means; who comes first in the queue tries again when something is released. The queue is
 * under a lock of its own, which no thread has while it runs the subclass's methods.
 */
public abstract class AbstractQueuedSynchronizer extends AbstractOwnableSynchronizer {
  /** The first primitive field: the native method relies on that. */
  private volatile int state;

  private final Part lock = new Part(this, false);

  /** Under the lock. */
  private final ArrayDeque<Node> queue = new ArrayDeque<Node>();

  /** How many there are in the queue; changed under the lock. */
  private volatile int queued;

  private volatile boolean contended;

  protected AbstractQueuedSynchronizer() {}

  /** A thread that waits. */
  private static final class Node {
    final Thread thread = Thread.currentThread();
    final boolean shared;
    final Part turn;

    /** What it waits on until it is signalled, if it waits for a condition. */
    Part signal;

    /** Under the lock, as all below: whether it is first in the queue, as far as it knows. */
    boolean first;

    boolean woken;

    /** Of a node that waits for a condition: whether it has been moved to the queue. */
    boolean signalled;

    Node(AbstractQueuedSynchronizer owner, boolean shared) {
      this.shared = shared;
      this.turn = new Turn(owner);
    }
  }

  protected final int getState() {
    return state;
  }

  protected final void setState(int newState) {
    state = newState;
  }

  protected final native boolean compareAndSetState(int expect, int update);

  protected boolean tryAcquire(int arg) {
    throw new UnsupportedOperationException();
  }

  protected boolean tryRelease(int arg) {
    throw new UnsupportedOperationException();
  }

  protected int tryAcquireShared(int arg) {
    throw new UnsupportedOperationException();
  }

  protected boolean tryReleaseShared(int arg) {
    throw new UnsupportedOperationException();
  }

  protected boolean isHeldExclusively() {
    throw new UnsupportedOperationException();
  }

  // ---- The queue ---------------------------------------------------------------------------------

  private boolean tries(boolean shared, int arg) {
    return shared ? tryAcquireShared(arg) >= 0 : tryAcquire(arg);
  }

  /** Under the lock. */
  private void append(Node node) {
    queue.addLast(node);
    queued = queue.size();
    contended = true;
    node.first = queue.peekFirst() == node;
  }

  private Node enqueue(boolean shared) {
    Node node = new Node(this, shared);
    Monitors.enter(lock);
    append(node);
    Monitors.exit(lock);
    return node;
  }

  /** Under the lock. */
  private void wakeFirst() {
    Node first = queue.peekFirst();
    if (first != null) {
      first.woken = true;
      Monitors.wakeOne(lock, first.turn);
    }
  }

  /** Something may be free now. */
  private void released() {
    if (queued > 0) {
      Monitors.enter(lock);
      wakeFirst();
      Monitors.exit(lock);
    }
  }

  /** A thread that does not wait any longer lets the next one try if there may be something left. */
  private void leave(Node node, boolean acquired) {
    Monitors.enter(lock);
    boolean was = queue.peekFirst() == node;
    queue.remove(node);
    queued = queue.size();
    Node next = queue.peekFirst();
    if (was && next != null && (!acquired || node.shared && next.shared)) {
      wakeFirst();
    }
    Monitors.exit(lock);
  }

  /** Waits until the thread is woken; how much of the time is left. */
  private long sleep(Node node, long nanos, boolean interruptible) throws InterruptedException {
    Monitors.enter(lock);
    try {
      if (!node.woken && nanos < 0L) {
        boolean woken = Monitors.await(lock, node.turn, -1L, interruptible);
      } else if (!node.woken) {
        nanos = Monitors.awaitNanos(lock, node.turn, nanos);
      }
      node.woken = false;
      node.first = queue.peekFirst() == node;
      return nanos;
    } finally {
      Monitors.exit(lock);
    }
  }

  /** Tries whenever it is first in the queue; false if the time was over before. */
  private boolean acquireQueued(Node node, int arg, long nanos, boolean interruptible)
      throws InterruptedException {
    boolean acquired = false;
    try {
      while (true) {
        if (node.first && tries(node.shared, arg)) {
          acquired = true;
          return true;
        }
        if (nanos == 0L) {
          return false;
        }
        nanos = sleep(node, nanos, interruptible);
      }
    } finally {
      leave(node, acquired);
    }
  }

  private void acquire(boolean shared, int arg) {
    if (!tries(shared, arg)) {
      try {
        acquireQueued(enqueue(shared), arg, -1L, false);
      } catch (InterruptedException never) {
        throw new AssertionError(never);
      }
    }
  }

  private boolean acquireInterruptibly(boolean shared, int arg, long nanos)
      throws InterruptedException {
    if (Thread.interrupted()) {
      throw new InterruptedException();
    }
    return tries(shared, arg)
        || nanos != 0L && acquireQueued(enqueue(shared), arg, nanos, true);
  }

  // ---- Acquiring and releasing -------------------------------------------------------------------

  @NotAtomic("of this and the other acquiring and releasing operations: the subclass's method, then the queue")
  public final void acquire(int arg) {
    acquire(false, arg);
  }

  @NotAtomic("the subclass's method, then the queue")
  public final void acquireInterruptibly(int arg) throws InterruptedException {
    acquireInterruptibly(false, arg, -1L);
  }

  @NotAtomic("the subclass's method, then the queue")
  public final boolean tryAcquireNanos(int arg, long nanosTimeout) throws InterruptedException {
    return acquireInterruptibly(false, arg, Math.max(0L, nanosTimeout));
  }

  @NotAtomic("the subclass's method, then the queue")
  public final boolean release(int arg) {
    boolean free = tryRelease(arg);
    if (free) {
      released();
    }
    return free;
  }

  @NotAtomic("the subclass's method, then the queue")
  public final void acquireShared(int arg) {
    acquire(true, arg);
  }

  @NotAtomic("the subclass's method, then the queue")
  public final void acquireSharedInterruptibly(int arg) throws InterruptedException {
    acquireInterruptibly(true, arg, -1L);
  }

  @NotAtomic("the subclass's method, then the queue")
  public final boolean tryAcquireSharedNanos(int arg, long nanosTimeout)
      throws InterruptedException {
    return acquireInterruptibly(true, arg, Math.max(0L, nanosTimeout));
  }

  @NotAtomic("the subclass's method, then the queue")
  public final boolean releaseShared(int arg) {
    boolean free = tryReleaseShared(arg);
    if (free) {
      released();
    }
    return free;
  }

  // ---- Questions ---------------------------------------------------------------------------------

  public final boolean hasQueuedThreads() {
    return queued > 0;
  }

  public final boolean hasContended() {
    return contended;
  }

  public final Thread getFirstQueuedThread() {
    Monitors.enter(lock);
    Node first = queue.peekFirst();
    Monitors.exit(lock);
    return first == null ? null : first.thread;
  }

  public final boolean isQueued(Thread thread) {
    Objects.requireNonNull(thread);
    return getQueuedThreads().contains(thread);
  }

  public final boolean hasQueuedPredecessors() {
    Thread first = queued == 0 ? null : getFirstQueuedThread();
    return first != null && first != Thread.currentThread();
  }

  public final int getQueueLength() {
    return queued;
  }

  /** The threads in the queue, the last one first. */
  private Collection<Thread> queuedThreads(boolean exclusive, boolean shared) {
    ArrayList<Thread> threads = new ArrayList<Thread>();
    Monitors.enter(lock);
    for (Iterator<Node> it = queue.descendingIterator(); it.hasNext();) {
      Node node = it.next();
      if (node.shared ? shared : exclusive) {
        threads.add(node.thread);
      }
    }
    Monitors.exit(lock);
    return threads;
  }

  public final Collection<Thread> getQueuedThreads() {
    return queuedThreads(true, true);
  }

  public final Collection<Thread> getExclusiveQueuedThreads() {
    return queuedThreads(true, false);
  }

  public final Collection<Thread> getSharedQueuedThreads() {
    return queuedThreads(false, true);
  }

  @Override
  public String toString() {
    String empty = hasQueuedThreads() ? "nonempty" : "empty";
    return super.toString() + "[State = " + getState() + ", " + empty + " queue]";
  }

  // ---- Conditions --------------------------------------------------------------------------------

  public final boolean owns(ConditionObject condition) {
    return condition.owner() == this;
  }

  private ConditionObject own(ConditionObject condition) {
    if (!owns(condition)) {
      throw new IllegalArgumentException("Not owner");
    }
    return condition;
  }

  public final boolean hasWaiters(ConditionObject condition) {
    return own(condition).hasWaiters();
  }

  public final int getWaitQueueLength(ConditionObject condition) {
    return own(condition).getWaitQueueLength();
  }

  public final Collection<Thread> getWaitingThreads(ConditionObject condition) {
    return own(condition).getWaitingThreads();
  }

  /** Gives all up, for a thread that begins to wait. */
  private int releaseAll() {
    int saved = getState();
    if (!release(saved)) {
      throw new IllegalMonitorStateException();
    }
    return saved;
  }

  /** A condition: a queue of threads that wait to be moved to the other one. */
  public class ConditionObject implements Condition, java.io.Serializable {
    /** Under the lock. */
    private final ArrayDeque<Node> waiters = new ArrayDeque<Node>();

    public ConditionObject() {}

    final AbstractQueuedSynchronizer owner() {
      return AbstractQueuedSynchronizer.this;
    }

    private void checkHeld() {
      if (!isHeldExclusively()) {
        throw new IllegalMonitorStateException();
      }
    }

    private void signalSome(boolean all) {
      checkHeld();
      Monitors.enter(lock);
      do {
        Node node = waiters.pollFirst();
        if (node != null) {
          node.signalled = true;
          append(node);
          Monitors.wakeOne(lock, node.signal);
        }
      } while (all && !waiters.isEmpty());
      Monitors.exit(lock);
    }

    @NotAtomic("of this and the other operations: the program's isHeldExclusively, then the queue")
    @Override
    public final void signal() {
      signalSome(false);
    }

    @NotAtomic("the program's isHeldExclusively, then the queue")
    @Override
    public final void signalAll() {
      signalSome(true);
    }

    /**
     * Waits and acquires again what the thread had. What is left of the time, if that is not
     * negative; 0 if it was over before a signal came.
     */
    private long await(long nanos, boolean interruptible) throws InterruptedException {
      if (interruptible && Thread.interrupted()) {
        throw new InterruptedException();
      }
      Node node = new Node(AbstractQueuedSynchronizer.this, false);
      node.signal = new Part(this, false);
      checkHeld();
      Monitors.enter(lock);
      waiters.addLast(node);
      Monitors.exit(lock);
      int saved = giveUp(node);
      InterruptedException interrupt = null;
      try {
        nanos = awaitSignal(node, nanos, interruptible);
      } catch (InterruptedException e) {
        interrupt = e;
      }
      acquireQueued(node, saved, -1L, false);
      if (interrupt != null) {
        throw interrupt;
      }
      return nanos;
    }

    private int giveUp(Node node) {
      boolean done = false;
      try {
        int saved = releaseAll();
        done = true;
        return saved;
      } finally {
        if (!done) {
          Monitors.enter(lock);
          waiters.remove(node);
          Monitors.exit(lock);
        }
      }
    }

    /** In any case the node is in the queue afterwards. */
    private long awaitSignal(Node node, long nanos, boolean interruptible)
        throws InterruptedException {
      Monitors.enter(lock);
      try {
        while (!node.signalled && nanos != 0L) {
          if (nanos < 0L) {
            boolean woken = Monitors.await(lock, node.signal, -1L, interruptible);
          } else {
            nanos = Monitors.awaitNanos(lock, node.signal, nanos);
          }
        }
        return node.signalled && nanos == 0L ? 1L : nanos;
      } finally {
        if (!node.signalled) {
          waiters.remove(node);
          append(node);
        }
        node.first = queue.peekFirst() == node;
        Monitors.exit(lock);
      }
    }

    @NotAtomic("gives up, waits, acquires again")
    @Override
    public final void await() throws InterruptedException {
      await(-1L, true);
    }

    @NotAtomic("gives up, waits, acquires again")
    @Override
    public final void awaitUninterruptibly() {
      try {
        await(-1L, false);
      } catch (InterruptedException never) {
        throw new AssertionError(never);
      }
    }

    @NotAtomic("gives up, waits, acquires again")
    @Override
    public final long awaitNanos(long nanosTimeout) throws InterruptedException {
      long nanos = Math.max(0L, nanosTimeout);
      long deadline = System.nanoTime() + nanos;
      return await(nanos, true) == 0L
          ? Math.min(0L, deadline - System.nanoTime())
          : deadline - System.nanoTime();
    }

    @NotAtomic("gives up, waits, acquires again")
    @Override
    public final boolean await(long time, TimeUnit unit) throws InterruptedException {
      return await(Math.max(0L, unit.toNanos(time)), true) != 0L;
    }

    @NotAtomic("gives up, waits, acquires again")
    @Override
    public final boolean awaitUntil(Date deadline) throws InterruptedException {
      long millis = Math.max(0L, deadline.getTime() - System.currentTimeMillis());
      return await(millis, TimeUnit.MILLISECONDS);
    }

    protected final boolean hasWaiters() {
      return getWaitQueueLength() > 0;
    }

    protected final int getWaitQueueLength() {
      return getWaitingThreads().size();
    }

    protected final Collection<Thread> getWaitingThreads() {
      checkHeld();
      ArrayList<Thread> threads = new ArrayList<Thread>();
      Monitors.enter(lock);
      for (Node node : waiters) {
        threads.add(node.thread);
      }
      Monitors.exit(lock);
      return threads;
    }
  }
}
