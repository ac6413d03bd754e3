package java.util.concurrent;

import braid.internal.Monitors;
import braid.internal.Part;
import braid.internal.Room;
import java.util.Arrays;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.Predicate;

/**
 * The elements of a queue with two ends, in linked nodes, under one lock: what the linked queues of
 * this package are shells around. Where a method takes `front`, it works at the first or last end.
 */
final class LinkedStore<E> implements java.io.Serializable {
  /** An element; null when it has left. `next` and `previous` then still say what was beside it. */
  private static final class Node<E> {
    E item;
    Node<E> next;
    Node<E> previous;

    /** Rises from the first to the last. */
    final long order;

    Node(E item, long order) {
      this.item = item;
      this.order = order;
    }
  }

  private final Object owner;
  private final Part lock;
  private final Part notEmpty;
  private final Part notFull;
  private final int capacity;

  /** Whether put and take look for an interrupt even if they need not wait. */
  private final boolean isHasty;

  /** How many there are; only counted if the capacity is limited. */
  private int count;

  private Node<E> first;
  private Node<E> last;
  private long lowest;
  private long highest;

  /** The queue is what reports name. */
  LinkedStore(Object owner, int capacity, boolean isHasty) {
    if (capacity <= 0) {
      throw new IllegalArgumentException();
    }
    this.owner = owner;
    this.capacity = capacity;
    this.isHasty = isHasty;
    lock = new Part(owner, false);
    notEmpty = new Part(owner, false);
    notFull = new Room(owner);
  }

  // ---- Under the lock ----------------------------------------------------------------------------

  private boolean isLimited() {
    return capacity < Integer.MAX_VALUE;
  }

  private boolean isFull() {
    return isLimited() && count == capacity;
  }

  private void link(E e, boolean front) {
    if (isLimited()) {
      count++;
    }
    if (front) {
      linkFirst(new Node<E>(e, --lowest));
    } else {
      linkLast(new Node<E>(e, ++highest));
    }
    Monitors.wakeOne(lock, notEmpty);
  }

  private void linkFirst(Node<E> made) {
    made.next = first;
    if (first == null) {
      last = made;
    } else {
      first.previous = made;
    }
    first = made;
  }

  private void linkLast(Node<E> made) {
    made.previous = last;
    if (last == null) {
      first = made;
    } else {
      last.next = made;
    }
    last = made;
  }

  private E unlink(Node<E> node) {
    E e = node.item;
    node.item = null;
    if (node.previous == null) {
      first = node.next;
    } else {
      node.previous.next = node.next;
    }
    if (node.next == null) {
      last = node.previous;
    } else {
      node.next.previous = node.previous;
    }
    if (isLimited()) {
      count--;
      Monitors.wakeOne(lock, notFull);
    }
    return e;
  }

  private Node<E> end(boolean front) {
    return front ? first : last;
  }

  /** What comes after the node, which may have left; null at the end. */
  private Node<E> after(Node<E> node, boolean forwards) {
    if (node.item != null) {
      return forwards ? node.next : node.previous;
    }
    Node<E> n = end(forwards);
    while (n != null && (forwards ? n.order < node.order : n.order > node.order)) {
      n = forwards ? n.next : n.previous;
    }
    return n;
  }

  private Node<E> find(Object o, boolean front) {
    Node<E> n = end(front);
    while (n != null && !o.equals(n.item)) {
      n = front ? n.next : n.previous;
    }
    return n;
  }

  private int length() {
    if (isLimited()) {
      return count;
    }
    int n = 0;
    for (Node<E> node = first; node != null; node = node.next) {
      n++;
    }
    return n;
  }

  private void enterToWait() throws InterruptedException {
    if (isHasty) {
      Monitors.enterTimed(lock, -1L);
    } else {
      Monitors.enter(lock);
    }
  }

  // ---- Putting in --------------------------------------------------------------------------------

  boolean offer(E e, boolean front) {
    Objects.requireNonNull(e);
    Monitors.enter(lock);
    try {
      if (isFull()) {
        return false;
      }
      link(e, front);
      return true;
    } finally {
      Monitors.exit(lock);
    }
  }

  void put(E e, boolean front) throws InterruptedException {
    Objects.requireNonNull(e);
    enterToWait();
    try {
      while (isFull()) {
        Monitors.await(lock, notFull, -1L, true);
      }
      link(e, front);
    } finally {
      Monitors.exit(lock);
    }
  }

  boolean offer(E e, long nanos, boolean front) throws InterruptedException {
    Objects.requireNonNull(e);
    Monitors.enterTimed(lock, -1L);
    try {
      while (isFull()) {
        if (nanos <= 0L) {
          return false;
        }
        nanos = Monitors.awaitNanos(lock, notFull, nanos);
      }
      link(e, front);
      return true;
    } finally {
      Monitors.exit(lock);
    }
  }

  // ---- Taking out --------------------------------------------------------------------------------

  E poll(boolean front) {
    Monitors.enter(lock);
    try {
      return first == null ? null : unlink(end(front));
    } finally {
      Monitors.exit(lock);
    }
  }

  E take(boolean front) throws InterruptedException {
    enterToWait();
    try {
      while (first == null) {
        Monitors.await(lock, notEmpty, -1L, true);
      }
      return unlink(end(front));
    } finally {
      Monitors.exit(lock);
    }
  }

  E poll(long nanos, boolean front) throws InterruptedException {
    Monitors.enterTimed(lock, -1L);
    try {
      while (first == null) {
        if (nanos <= 0L) {
          return null;
        }
        nanos = Monitors.awaitNanos(lock, notEmpty, nanos);
      }
      return unlink(end(front));
    } finally {
      Monitors.exit(lock);
    }
  }

  int drainTo(Collection<? super E> c, int most) {
    Objects.requireNonNull(c);
    if (c == owner) {
      throw new IllegalArgumentException();
    }
    int n = 0;
    Monitors.enter(lock);
    try {
      while (n < most && first != null) {
        // An element that cannot be added stays.
        c.add(first.item);
        unlink(first);
        n++;
      }
      return n;
    } finally {
      Monitors.exit(lock);
    }
  }

  boolean remove(Object o, boolean front) {
    if (o == null) {
      return false;
    }
    Monitors.enter(lock);
    try {
      Node<E> n = find(o, front);
      if (n != null) {
        unlink(n);
      }
      return n != null;
    } finally {
      Monitors.exit(lock);
    }
  }

  void clear() {
    Monitors.enter(lock);
    try {
      while (first != null) {
        unlink(first);
      }
    } finally {
      Monitors.exit(lock);
    }
  }

  /** Takes out those for which the test says `when`; each is looked at by itself. */
  boolean removeIf(Predicate<? super E> test, boolean when) {
    boolean changed = false;
    Walk<E> walk = new Walk<E>(this, true);
    while (walk.hasNext()) {
      if (test.test(walk.next()) == when) {
        changed |= walk.unlinkShown();
      }
    }
    return changed;
  }

  /** Takes out one that is equal, as removeIf does. */
  boolean removeOne(Object o, boolean front) {
    Walk<E> walk = new Walk<E>(this, front);
    while (walk.hasNext()) {
      if (o.equals(walk.next()) && walk.unlinkShown()) {
        return true;
      }
    }
    return false;
  }

  // ---- Looking -----------------------------------------------------------------------------------

  E peek(boolean front) {
    Monitors.enter(lock);
    try {
      return first == null ? null : end(front).item;
    } finally {
      Monitors.exit(lock);
    }
  }

  boolean isEmpty() {
    return peek(true) == null;
  }

  int size() {
    Monitors.enter(lock);
    try {
      return length();
    } finally {
      Monitors.exit(lock);
    }
  }

  /** The number of elements, counted one by one. */
  int sizeByWalk() {
    int n = 0;
    Walk<E> walk = new Walk<E>(this, true);
    while (walk.hasNext() && n < Integer.MAX_VALUE) {
      walk.next();
      n++;
    }
    return n;
  }

  int remainingCapacity() {
    Monitors.enter(lock);
    try {
      return capacity - length();
    } finally {
      Monitors.exit(lock);
    }
  }

  boolean contains(Object o) {
    if (o == null) {
      return false;
    }
    Monitors.enter(lock);
    try {
      return find(o, true) != null;
    } finally {
      Monitors.exit(lock);
    }
  }

  Object[] toArray() {
    Monitors.enter(lock);
    try {
      Object[] all = new Object[length()];
      int i = 0;
      for (Node<E> n = first; n != null; n = n.next) {
        all[i++] = n.item;
      }
      return all;
    } finally {
      Monitors.exit(lock);
    }
  }

  <T> T[] toArray(T[] a) {
    return into(toArray(), a);
  }

  /** What toArray(a) does with the elements. */
  static <T> T[] into(Object[] all, T[] a) {
    T[] to = a.length < all.length ? Arrays.copyOf(a, all.length) : a;
    System.arraycopy(all, 0, to, 0, all.length);
    if (to.length > all.length) {
      to[all.length] = null;
    }
    return to;
  }

  /** What toString does with the elements. */
  static String text(Object[] all) {
    return Arrays.asList(all).toString();
  }

  Iterator<E> iterator(boolean forwards) {
    return new Walk<E>(this, forwards);
  }

  /** Goes through the elements; one that has left since it was looked up is still shown. */
  private static final class Walk<E> implements Iterator<E> {
    private final LinkedStore<E> store;
    private final boolean forwards;
    private Node<E> node;
    private E item;
    private Node<E> shown;

    Walk(LinkedStore<E> store, boolean forwards) {
      this.store = store;
      this.forwards = forwards;
      Monitors.enter(store.lock);
      show(store.end(forwards));
      Monitors.exit(store.lock);
    }

    private void show(Node<E> n) {
      node = n;
      item = n == null ? null : n.item;
    }

    @Override
    public boolean hasNext() {
      return node != null;
    }

    @Override
    public E next() {
      if (node == null) {
        throw new NoSuchElementException();
      }
      E result = item;
      shown = node;
      Monitors.enter(store.lock);
      show(store.after(node, forwards));
      Monitors.exit(store.lock);
      return result;
    }

    /** False if somebody else has taken it out. */
    boolean unlinkShown() {
      Monitors.enter(store.lock);
      try {
        return shown.item != null && store.unlink(shown) != null;
      } finally {
        Monitors.exit(store.lock);
      }
    }

    @Override
    public void remove() {
      if (shown == null) {
        throw new IllegalStateException();
      }
      unlinkShown();
      shown = null;
    }
  }
}
