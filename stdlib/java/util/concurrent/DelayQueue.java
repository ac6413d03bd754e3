package java.util.concurrent;

import braid.internal.Monitors;
import braid.internal.NotAtomic;
import braid.internal.Part;
import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.PriorityQueue;

/** A queue from which an element can be taken when its delay is over. */
public class DelayQueue<E extends Delayed> extends AbstractQueue<E>
    implements BlockingQueue<E> {
  private final Part lock = new Part(this, false);
  private final Part due = new Part(this, false);
  private final PriorityQueue<E> heap = new PriorityQueue<E>();

  /** Whether somebody waits until the head is due. */
  private boolean watched;

  public DelayQueue() {}

  public DelayQueue(Collection<? extends E> c) {
    addAll(c);
  }

  @Override
  public boolean add(E e) {
    return offer(e);
  }

  @Override
  public boolean offer(E e) {
    Objects.requireNonNull(e);
    Monitors.enter(lock);
    try {
      heap.offer(e);
      if (heap.peek() == e) {
        watched = false;
        Monitors.wakeOne(lock, due);
      }
      return true;
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public void put(E e) {
    offer(e);
  }

  @Override
  public boolean offer(E e, long timeout, TimeUnit unit) {
    return offer(e);
  }

  /** Nanoseconds until the head can be taken; negative if there is none. Under the lock. */
  private long delay() {
    E head = heap.peek();
    return head == null ? -1L : Math.max(0L, head.getDelay(TimeUnit.NANOSECONDS));
  }

  private E pollDue() {
    return delay() == 0L ? heap.poll() : null;
  }

  @Override
  public E poll() {
    Monitors.enter(lock);
    try {
      return pollDue();
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public E take() throws InterruptedException {
    return await(-1L);
  }

  @Override
  public E poll(long timeout, TimeUnit unit) throws InterruptedException {
    return await(Math.max(0L, unit.toNanos(timeout)));
  }

  /** Waits until one is due, for a limited time unless that is negative. */
  private E await(long nanos) throws InterruptedException {
    Monitors.enterTimed(lock, -1L);
    try {
      while (true) {
        E e = pollDue();
        if (e != null || nanos == 0L) {
          return e;
        }
        nanos = awaitChange(nanos);
      }
    } finally {
      if (!watched && !heap.isEmpty()) {
        Monitors.wakeOne(lock, due);
      }
      Monitors.exit(lock);
    }
  }

  /** Waits for the head to come due, unless another thread does, or for another head. */
  private long awaitChange(long nanos) throws InterruptedException {
    long delay = watched ? -1L : delay();
    if (delay < 0L || nanos >= 0L && nanos < delay) {
      return nanos < 0L ? await0(-1L) : Monitors.awaitNanos(lock, due, nanos);
    }
    watched = true;
    try {
      long left = Monitors.awaitNanos(lock, due, delay);
      return nanos < 0L ? nanos : Math.max(0L, nanos - (delay - left));
    } finally {
      watched = false;
    }
  }

  private long await0(long nanos) throws InterruptedException {
    Monitors.await(lock, due, nanos, true);
    return nanos;
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
    Monitors.enter(lock);
    try {
      int n = 0;
      while (n < maxElements && delay() == 0L) {
        c.add(heap.peek());
        heap.poll();
        n++;
      }
      return n;
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public E peek() {
    Monitors.enter(lock);
    try {
      return heap.peek();
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public int size() {
    Monitors.enter(lock);
    try {
      return heap.size();
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public int remainingCapacity() {
    return Integer.MAX_VALUE;
  }

  @Override
  public boolean remove(Object o) {
    Monitors.enter(lock);
    try {
      return heap.remove(o);
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public void clear() {
    Monitors.enter(lock);
    try {
      heap.clear();
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public Object[] toArray() {
    Monitors.enter(lock);
    try {
      return heap.toArray();
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public <T> T[] toArray(T[] a) {
    return LinkedStore.into(toArray(), a);
  }

  @Override
  @NotAtomic("each step; it shows what there was when it was made")
  public Iterator<E> iterator() {
    return new Walk();
  }

  /** Goes through the elements that there were. */
  private final class Walk implements Iterator<E> {
    private final Object[] all = toArray();
    private int next;

    @Override
    public boolean hasNext() {
      return next < all.length;
    }

    @Override
    @SuppressWarnings("unchecked")
    public E next() {
      if (next == all.length) {
        throw new NoSuchElementException();
      }
      return (E) all[next++];
    }

    @Override
    public void remove() {
      if (next == 0 || all[next - 1] == null) {
        throw new IllegalStateException();
      }
      removeThis(all[next - 1]);
      all[next - 1] = null;
    }
  }

  /** Takes out this very object. */
  private void removeThis(Object o) {
    Monitors.enter(lock);
    try {
      Iterator<E> each = heap.iterator();
      while (each.hasNext()) {
        if (each.next() == o) {
          each.remove();
          return;
        }
      }
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  @NotAtomic("each element is put in by itself")
  public boolean addAll(Collection<? extends E> c) {
    return super.addAll(c);
  }

  @Override
  @NotAtomic("each element is looked for by itself")
  public boolean containsAll(Collection<?> c) {
    return super.containsAll(c);
  }
}
