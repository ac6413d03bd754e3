package java.util.concurrent;

import braid.internal.Monitors;
import braid.internal.NotAtomic;
import braid.internal.Part;
import braid.internal.Room;
import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** A queue in an array of fixed length, under one lock. */
public class ArrayBlockingQueue<E> extends AbstractQueue<E>
    implements BlockingQueue<E>, java.io.Serializable {
  /** A ring: the elements are from head on. */
  private final Object[] items;

  private int head;
  private int count;

  private final Part lock;

  /** What the queues of those that wait for an element, or for room, are known by. */
  private final Part notEmpty = new Part(this, false);

  private final Part notFull = new Room(this);

  /** Iterators that may still have something to show: they are told what goes. */
  private Walk walks;

  public ArrayBlockingQueue(int capacity) {
    this(capacity, false);
  }

  public ArrayBlockingQueue(int capacity, boolean fair) {
    if (capacity <= 0) {
      throw new IllegalArgumentException();
    }
    items = new Object[capacity];
    lock = new Part(this, fair);
  }

  public ArrayBlockingQueue(int capacity, boolean fair, Collection<? extends E> c) {
    this(capacity, fair);
    enter();
    try {
      for (E e : c) {
        Objects.requireNonNull(e);
        if (count == capacity) {
          throw new IllegalArgumentException();
        }
        append(e);
      }
    } finally {
      exit();
    }
  }

  // ---- Under the lock --------------------------------------------------------------------------

  private void enter() {
    Monitors.enter(lock);
  }

  private void exit() {
    Monitors.exit(lock);
  }

  /** The index of the element with this position, counted from the head. */
  private int index(int position) {
    int i = head + position;
    return i < items.length ? i : i - items.length;
  }

  @SuppressWarnings("unchecked")
  private E at(int position) {
    return (E) items[index(position)];
  }

  private void append(E e) {
    items[index(count)] = e;
    count++;
    Monitors.wakeOne(lock, notEmpty);
  }

  private E removeFirst() {
    E e = at(0);
    items[head] = null;
    head = index(1);
    removed(0);
    return e;
  }

  /** Those behind it move up. */
  private void removeAt(int position) {
    if (position == 0) {
      removeFirst();
      return;
    }
    for (int i = position; i < count - 1; i++) {
      items[index(i)] = items[index(i + 1)];
    }
    items[index(count - 1)] = null;
    removed(position);
  }

  private void removed(int position) {
    count--;
    for (Walk w = walks; w != null; w = w.link) {
      w.removed(position);
    }
    if (count == 0) {
      walks = null;
    }
    Monitors.wakeOne(lock, notFull);
  }

  /** Waits in a queue of the lock; what is left of the time, 0 if none is. */
  private long waitFor(Part what, long nanos) throws InterruptedException {
    return nanos <= 0L ? 0L : Monitors.awaitNanos(lock, what, nanos);
  }

  // ---- Putting in ------------------------------------------------------------------------------

  @Override
  public boolean add(E e) {
    return super.add(e);
  }

  @Override
  public boolean offer(E e) {
    Objects.requireNonNull(e);
    enter();
    try {
      if (count == items.length) {
        return false;
      }
      append(e);
      return true;
    } finally {
      exit();
    }
  }

  @Override
  public void put(E e) throws InterruptedException {
    Objects.requireNonNull(e);
    Monitors.enterTimed(lock, -1L);
    try {
      while (count == items.length) {
        Monitors.await(lock, notFull, -1L, true);
      }
      append(e);
    } finally {
      exit();
    }
  }

  @Override
  public boolean offer(E e, long timeout, TimeUnit unit) throws InterruptedException {
    Objects.requireNonNull(e);
    long nanos = unit.toNanos(timeout);
    Monitors.enterTimed(lock, -1L);
    try {
      while (count == items.length) {
        if (nanos <= 0L) {
          return false;
        }
        nanos = waitFor(notFull, nanos);
      }
      append(e);
      return true;
    } finally {
      exit();
    }
  }

  // ---- Taking out ------------------------------------------------------------------------------

  @Override
  public E poll() {
    enter();
    try {
      return count == 0 ? null : removeFirst();
    } finally {
      exit();
    }
  }

  @Override
  public E take() throws InterruptedException {
    Monitors.enterTimed(lock, -1L);
    try {
      while (count == 0) {
        Monitors.await(lock, notEmpty, -1L, true);
      }
      return removeFirst();
    } finally {
      exit();
    }
  }

  @Override
  public E poll(long timeout, TimeUnit unit) throws InterruptedException {
    long nanos = unit.toNanos(timeout);
    Monitors.enterTimed(lock, -1L);
    try {
      while (count == 0) {
        if (nanos <= 0L) {
          return null;
        }
        nanos = waitFor(notEmpty, nanos);
      }
      return removeFirst();
    } finally {
      exit();
    }
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
    if (maxElements <= 0) {
      return 0;
    }
    enter();
    try {
      int n = Math.min(maxElements, count);
      for (int i = 0; i < n; i++) {
        // An element that cannot be added stays.
        c.add(at(0));
        removeFirst();
      }
      return n;
    } finally {
      exit();
    }
  }

  @Override
  public boolean remove(Object o) {
    if (o == null) {
      return false;
    }
    enter();
    try {
      int position = find(o);
      if (position < 0) {
        return false;
      }
      removeAt(position);
      return true;
    } finally {
      exit();
    }
  }

  @Override
  public void clear() {
    enter();
    try {
      while (count > 0) {
        removeFirst();
      }
    } finally {
      exit();
    }
  }

  @Override
  public boolean removeIf(Predicate<? super E> filter) {
    Objects.requireNonNull(filter);
    return removeAll(filter, true);
  }

  @Override
  public boolean removeAll(Collection<?> c) {
    Objects.requireNonNull(c);
    return removeAll(e -> c.contains(e), true);
  }

  @Override
  public boolean retainAll(Collection<?> c) {
    Objects.requireNonNull(c);
    return removeAll(e -> c.contains(e), false);
  }

  /** Those for which the filter says so; it is asked of all before the first one goes. */
  private boolean removeAll(Predicate<? super E> filter, boolean when) {
    enter();
    try {
      boolean[] goes = new boolean[count];
      for (int i = 0; i < goes.length; i++) {
        goes[i] = filter.test(at(i)) == when;
      }
      boolean changed = false;
      for (int i = goes.length - 1; i >= 0; i--) {
        if (goes[i]) {
          removeAt(i);
          changed = true;
        }
      }
      return changed;
    } finally {
      exit();
    }
  }

  // ---- Looking ---------------------------------------------------------------------------------

  private int find(Object o) {
    for (int i = 0; i < count; i++) {
      if (o.equals(at(i))) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public E peek() {
    enter();
    try {
      return at(0);
    } finally {
      exit();
    }
  }

  @Override
  public int size() {
    enter();
    try {
      return count;
    } finally {
      exit();
    }
  }

  @Override
  public int remainingCapacity() {
    enter();
    try {
      return items.length - count;
    } finally {
      exit();
    }
  }

  @Override
  public boolean contains(Object o) {
    if (o == null) {
      return false;
    }
    enter();
    try {
      return find(o) >= 0;
    } finally {
      exit();
    }
  }

  @Override
  public Object[] toArray() {
    enter();
    try {
      Object[] all = new Object[count];
      for (int i = 0; i < all.length; i++) {
        all[i] = at(i);
      }
      return all;
    } finally {
      exit();
    }
  }

  @Override
  @SuppressWarnings("unchecked")
  public <T> T[] toArray(T[] a) {
    enter();
    try {
      T[] to = a.length < count ? java.util.Arrays.copyOf(a, count) : a;
      for (int i = 0; i < count; i++) {
        to[i] = (T) at(i);
      }
      if (to.length > count) {
        to[count] = null;
      }
      return to;
    } finally {
      exit();
    }
  }

  @Override
  public String toString() {
    return java.util.Arrays.asList(toArray()).toString();
  }

  @Override
  public void forEach(Consumer<? super E> action) {
    Objects.requireNonNull(action);
    enter();
    try {
      for (int i = 0; i < count; i++) {
        action.accept(at(i));
      }
    } finally {
      exit();
    }
  }

  @Override
  @NotAtomic("each step; it may see or miss what is changed between two of them")
  public Iterator<E> iterator() {
    return new Walk();
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

  /**
   * Has the element that it shows next already, and knows the position of the one after that. Where
   * it knows none it has come to the end, and does not look again.
   */
  private final class Walk implements Iterator<E> {
    private static final int NONE = -1;

    /** Of what was shown last: it has left the queue since. */
    private static final int GONE = -2;

    private static final int MOST = 64;

    private Walk link;

    /** It is told what goes, so that the positions are right. */
    private boolean told;

    /** What is still to be shown, if it is not told. */
    private Object[] rest;

    private E shown;
    private int shownAt = NONE;
    private E next;
    private int nextAt = NONE;
    private int after = NONE;

    Walk() {
      enter();
      try {
        if (count == 0) {
          return;
        }
        after = 0;
        step();
        told = true;
        link = walks;
        walks = this;
        freezeOldest();
      } finally {
        exit();
      }
    }

    @SuppressWarnings("unchecked")
    private void step() {
      nextAt = after;
      next = after == NONE ? null : rest == null ? at(after) : (E) rest[after];
      int length = rest == null ? count : rest.length;
      after = after == NONE || after + 1 == length ? NONE : after + 1;
    }

    /** The element at this position has left the queue, whose count is the new one. */
    void removed(int position) {
      shownAt = moved(shownAt, position);
      nextAt = moved(nextAt, position);
      if (after > position) {
        after--;
      }
      if (after >= count) {
        after = NONE;
      }
    }

    private int moved(int at, int position) {
      return at == position ? GONE : at > position ? at - 1 : at;
    }

    /** Many that nobody asks any more would make the queue slow. */
    private void freezeOldest() {
      Walk last = this;
      for (int i = 1; i < MOST && last != null; i++) {
        last = last.link;
      }
      if (last == null || last.link == null) {
        return;
      }
      Walk oldest = last.link;
      last.link = null;
      oldest.rest = new Object[oldest.after == NONE ? 0 : count - oldest.after];
      for (int i = 0; i < oldest.rest.length; i++) {
        oldest.rest[i] = at(oldest.after + i);
      }
      oldest.after = oldest.rest.length == 0 ? NONE : 0;
      oldest.told = false;
    }

    private void leave() {
      told = false;
      if (walks == this) {
        walks = link;
        return;
      }
      for (Walk w = walks; w != null; w = w.link) {
        if (w.link == this) {
          w.link = link;
          return;
        }
      }
    }

    @Override
    public boolean hasNext() {
      if (next == null) {
        enter();
        leave();
        exit();
      }
      return next != null;
    }

    @Override
    public E next() {
      if (next == null) {
        throw new NoSuchElementException();
      }
      enter();
      try {
        shown = next;
        shownAt = nextAt;
        step();
        return shown;
      } finally {
        exit();
      }
    }

    @Override
    public void forEachRemaining(Consumer<? super E> action) {
      Objects.requireNonNull(action);
      enter();
      try {
        while (next != null) {
          E e = next;
          step();
          action.accept(e);
        }
      } finally {
        next = null;
        shown = null;
        shownAt = NONE;
        after = NONE;
        leave();
        exit();
      }
    }

    @Override
    public void remove() {
      enter();
      try {
        if (shownAt == NONE) {
          throw new IllegalStateException();
        }
        int at = told || shownAt == GONE ? shownAt : lastPosition();
        if (at >= 0) {
          removeAt(at);
        }
        shownAt = NONE;
        shown = null;
      } finally {
        exit();
      }
    }

    /** Of what was shown last; negative if it has left the queue. */
    private int lastPosition() {
      int i = count - 1;
      while (i >= 0 && at(i) != shown) {
        i--;
      }
      return i;
    }
  }
}
