package java.util.concurrent;

import braid.internal.Meeting;
import braid.internal.Monitors;
import braid.internal.Part;
import java.util.AbstractQueue;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.Objects;

/** A queue without room: who puts something in waits for who takes it, and the other way round. */
public class SynchronousQueue<E> extends AbstractQueue<E>
    implements BlockingQueue<E>, java.io.Serializable {
  private final Part lock = new Part(this, false);
  private final boolean fair;

  /** Those that wait, longest first; they are all of one side. */
  private final ArrayDeque<Meeting> waiting = new ArrayDeque<Meeting>();

  public SynchronousQueue() {
    this(false);
  }

  public SynchronousQueue(boolean fair) {
    this.fair = fair;
  }

  /** Meets one that waits on the other side; null if there is none. Under the lock. */
  private Meeting meet(boolean gives, Object item) {
    Meeting other = fair ? waiting.peekFirst() : waiting.peekLast();
    if (other == null || other.gives == gives) {
      return null;
    }
    waiting.remove(other);
    other.met = true;
    if (gives) {
      other.item = item;
    }
    Monitors.wakeAll(lock, other);
    return other;
  }

  private Meeting tryMeet(boolean gives, Object item) {
    Monitors.enter(lock);
    try {
      return meet(gives, item);
    } finally {
      Monitors.exit(lock);
    }
  }

  /** Waits for the other side for so many nanoseconds, without limit if negative; null if late. */
  private Meeting meet(boolean gives, Object item, long nanos) throws InterruptedException {
    Monitors.enterTimed(lock, -1L);
    try {
      Meeting other = meet(gives, item);
      if (other != null || nanos == 0L) {
        return other;
      }
      Meeting mine = new Meeting(this, gives, item);
      waiting.add(mine);
      try {
        await(mine, nanos);
      } finally {
        if (!mine.met) {
          waiting.remove(mine);
        }
      }
      return mine.met ? mine : null;
    } finally {
      Monitors.exit(lock);
    }
  }

  private void await(Meeting mine, long nanos) throws InterruptedException {
    try {
      while (!mine.met && nanos != 0L) {
        if (nanos < 0L) {
          Monitors.await(lock, mine, -1L, true);
        } else {
          nanos = Monitors.awaitNanos(lock, mine, nanos);
        }
      }
    } catch (InterruptedException e) {
      if (!mine.met) {
        throw e;
      }
      // What was handed over stays so: the interrupt belongs to what comes after.
      Thread.currentThread().interrupt();
    }
  }

  @SuppressWarnings("unchecked")
  private E itemOf(Meeting m) {
    return m == null ? null : (E) m.item;
  }

  // ---- Handing over ------------------------------------------------------------------------------

  @Override
  public void put(E e) throws InterruptedException {
    meet(true, Objects.requireNonNull(e), -1L);
  }

  @Override
  public boolean offer(E e, long timeout, TimeUnit unit) throws InterruptedException {
    Objects.requireNonNull(e);
    return meet(true, e, Math.max(0L, unit.toNanos(timeout))) != null;
  }

  @Override
  public boolean offer(E e) {
    return tryMeet(true, Objects.requireNonNull(e)) != null;
  }

  @Override
  public E take() throws InterruptedException {
    return itemOf(meet(false, null, -1L));
  }

  @Override
  public E poll(long timeout, TimeUnit unit) throws InterruptedException {
    return itemOf(meet(false, null, Math.max(0L, unit.toNanos(timeout))));
  }

  @Override
  public E poll() {
    return itemOf(tryMeet(false, null));
  }

  @Override
  public int drainTo(Collection<? super E> c) {
    return drainTo(c, Integer.MAX_VALUE);
  }

  @Override
  public int drainTo(Collection<? super E> c, int maxElements) {
    Objects.requireNonNull(c);
    if (c == this) {
      throw new IllegalArgumentException();
    }
    int n = 0;
    while (n < maxElements) {
      E e = poll();
      if (e == null) {
        break;
      }
      c.add(e);
      n++;
    }
    return n;
  }

  // ---- It is always empty ------------------------------------------------------------------------

  @Override
  public boolean isEmpty() {
    return true;
  }

  @Override
  public int size() {
    return 0;
  }

  @Override
  public int remainingCapacity() {
    return 0;
  }

  @Override
  public void clear() {}

  @Override
  public boolean contains(Object o) {
    return false;
  }

  @Override
  public boolean remove(Object o) {
    return false;
  }

  @Override
  public boolean containsAll(Collection<?> c) {
    return c.isEmpty();
  }

  @Override
  public boolean removeAll(Collection<?> c) {
    return false;
  }

  @Override
  public boolean retainAll(Collection<?> c) {
    return false;
  }

  @Override
  public E peek() {
    return null;
  }

  @Override
  public Iterator<E> iterator() {
    return Collections.emptyIterator();
  }

  @Override
  public Object[] toArray() {
    return new Object[0];
  }

  @Override
  public <T> T[] toArray(T[] a) {
    if (a.length > 0) {
      a[0] = null;
    }
    return a;
  }

  @Override
  public String toString() {
    return "[]";
  }
}
