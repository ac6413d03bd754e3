package java.util.concurrent;

import braid.internal.Monitors;
import braid.internal.NotAtomic;
import braid.internal.Part;
import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.SortedSet;
import java.util.function.Predicate;

/** A queue without limit whose head is the least element. */
public class PriorityBlockingQueue<E> extends AbstractQueue<E>
    implements BlockingQueue<E>, java.io.Serializable {
  private final Part lock = new Part(this, false);
  private final Part notEmpty = new Part(this, false);
  private final PriorityQueue<E> heap;

  public PriorityBlockingQueue() {
    heap = new PriorityQueue<E>();
  }

  public PriorityBlockingQueue(int initialCapacity) {
    heap = new PriorityQueue<E>(initialCapacity);
  }

  public PriorityBlockingQueue(int initialCapacity, Comparator<? super E> comparator) {
    heap = new PriorityQueue<E>(initialCapacity, comparator);
  }

  @SuppressWarnings("unchecked")
  public PriorityBlockingQueue(Collection<? extends E> c) {
    if (c instanceof SortedSet) {
      heap = new PriorityQueue<E>((SortedSet<? extends E>) c);
    } else if (c instanceof PriorityBlockingQueue) {
      PriorityBlockingQueue<E> other = (PriorityBlockingQueue<E>) c;
      heap = new PriorityQueue<E>(11, other.comparator());
      heap.addAll(other);
    } else {
      heap = new PriorityQueue<E>(c);
    }
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
      Monitors.wakeOne(lock, notEmpty);
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

  @Override
  public E poll() {
    Monitors.enter(lock);
    try {
      return heap.poll();
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public E take() throws InterruptedException {
    Monitors.enterTimed(lock, -1L);
    try {
      while (heap.isEmpty()) {
        Monitors.await(lock, notEmpty, -1L, true);
      }
      return heap.poll();
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public E poll(long timeout, TimeUnit unit) throws InterruptedException {
    long nanos = unit.toNanos(timeout);
    Monitors.enterTimed(lock, -1L);
    try {
      while (heap.isEmpty()) {
        if (nanos <= 0L) {
          return null;
        }
        nanos = Monitors.awaitNanos(lock, notEmpty, nanos);
      }
      return heap.poll();
    } finally {
      Monitors.exit(lock);
    }
  }

  /** Null if the elements are in their own order. */
  public Comparator<? super E> comparator() {
    return heap.comparator();
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
      while (n < maxElements && !heap.isEmpty()) {
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
  public boolean contains(Object o) {
    Monitors.enter(lock);
    try {
      return heap.contains(o);
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public boolean removeIf(Predicate<? super E> filter) {
    Monitors.enter(lock);
    try {
      return heap.removeIf(filter);
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public boolean removeAll(Collection<?> c) {
    Monitors.enter(lock);
    try {
      return heap.removeAll(c);
    } finally {
      Monitors.exit(lock);
    }
  }

  @Override
  public boolean retainAll(Collection<?> c) {
    Monitors.enter(lock);
    try {
      return heap.retainAll(c);
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

  @Override
  public String toString() {
    return LinkedStore.text(toArray());
  }
}
