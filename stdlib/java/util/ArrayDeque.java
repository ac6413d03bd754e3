package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;

/** A queue with two ends in an array used as a ring; also the stack of choice. */
public class ArrayDeque<E> extends AbstractCollection<E> implements Deque<E>, Cloneable, java.io.Serializable {
  private Object[] ring;
  private int head;
  /** Where the next last element goes; that place is always free. */
  private int tail;

  public ArrayDeque() {
    ring = new Object[17];
  }

  public ArrayDeque(int numElements) {
    ring = new Object[numElements < 1 ? 1 : numElements + 1];
  }

  public ArrayDeque(Collection<? extends E> c) {
    this(c.size());
    addAll(c);
  }

  private int after(int i) {
    return i + 1 == ring.length ? 0 : i + 1;
  }

  private int before(int i) {
    return i == 0 ? ring.length - 1 : i - 1;
  }

  /** Makes room when head and tail have met; elements at the head move to the new end. */
  private void grow() {
    int old = ring.length;
    int more = old < 64 ? old + 2 : old >> 1;
    Object[] bigger = new Object[old + more];
    System.arraycopy(ring, 0, bigger, 0, tail);
    System.arraycopy(ring, head, bigger, head + more, old - head);
    head += more;
    ring = bigger;
  }

  @Override
  public void addFirst(E e) {
    if (e == null) {
      throw new NullPointerException();
    }
    head = before(head);
    ring[head] = e;
    if (head == tail) {
      grow();
    }
  }

  @Override
  public void addLast(E e) {
    if (e == null) {
      throw new NullPointerException();
    }
    ring[tail] = e;
    tail = after(tail);
    if (head == tail) {
      grow();
    }
  }

  @Override
  public boolean addAll(Collection<? extends E> c) {
    int n = size();
    for (E e : c) {
      addLast(e);
    }
    return size() > n;
  }

  @Override
  public boolean offerFirst(E e) {
    addFirst(e);
    return true;
  }

  @Override
  public boolean offerLast(E e) {
    addLast(e);
    return true;
  }

  @Override
  public E removeFirst() {
    E e = pollFirst();
    if (e == null) {
      throw new NoSuchElementException();
    }
    return e;
  }

  @Override
  public E removeLast() {
    E e = pollLast();
    if (e == null) {
      throw new NoSuchElementException();
    }
    return e;
  }

  @Override
  @SuppressWarnings("unchecked")
  public E pollFirst() {
    E e = (E) ring[head];
    if (e != null) {
      ring[head] = null;
      head = after(head);
    }
    return e;
  }

  @Override
  @SuppressWarnings("unchecked")
  public E pollLast() {
    int last = before(tail);
    E e = (E) ring[last];
    if (e != null) {
      ring[last] = null;
      tail = last;
    }
    return e;
  }

  @Override
  @SuppressWarnings("unchecked")
  public E getFirst() {
    E e = (E) ring[head];
    if (e == null) {
      throw new NoSuchElementException();
    }
    return e;
  }

  @Override
  @SuppressWarnings("unchecked")
  public E getLast() {
    E e = (E) ring[before(tail)];
    if (e == null) {
      throw new NoSuchElementException();
    }
    return e;
  }

  @Override
  @SuppressWarnings("unchecked")
  public E peekFirst() {
    return (E) ring[head];
  }

  @Override
  @SuppressWarnings("unchecked")
  public E peekLast() {
    return (E) ring[before(tail)];
  }

  /** Closes the gap at i; true if the elements after it moved back, false if those before moved. */
  private boolean delete(int i) {
    int n = ring.length;
    int front = i - head < 0 ? i - head + n : i - head;
    int back = tail - i < 0 ? tail - i + n - 1 : tail - i - 1;
    if (front < back) {
      int j = i;
      while (j != head) {
        int k = before(j);
        ring[j] = ring[k];
        j = k;
      }
      ring[head] = null;
      head = after(head);
      return false;
    }
    int j = i;
    int last = before(tail);
    while (j != last) {
      int k = after(j);
      ring[j] = ring[k];
      j = k;
    }
    ring[last] = null;
    tail = last;
    return true;
  }

  @Override
  public boolean removeFirstOccurrence(Object o) {
    if (o == null) {
      return false;
    }
    for (int i = head; i != tail; i = after(i)) {
      if (o.equals(ring[i])) {
        delete(i);
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean removeLastOccurrence(Object o) {
    if (o == null) {
      return false;
    }
    int i = tail;
    while (i != head) {
      i = before(i);
      if (o.equals(ring[i])) {
        delete(i);
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean add(E e) {
    addLast(e);
    return true;
  }

  @Override
  public boolean offer(E e) {
    addLast(e);
    return true;
  }

  @Override
  public E remove() {
    return removeFirst();
  }

  @Override
  public E poll() {
    return pollFirst();
  }

  @Override
  public E element() {
    return getFirst();
  }

  @Override
  public E peek() {
    return peekFirst();
  }

  @Override
  public void push(E e) {
    addFirst(e);
  }

  @Override
  public E pop() {
    return removeFirst();
  }

  @Override
  public int size() {
    int n = tail - head;
    return n < 0 ? n + ring.length : n;
  }

  @Override
  public boolean isEmpty() {
    return head == tail;
  }

  @Override
  public boolean contains(Object o) {
    if (o == null) {
      return false;
    }
    for (int i = head; i != tail; i = after(i)) {
      if (o.equals(ring[i])) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean remove(Object o) {
    return removeFirstOccurrence(o);
  }

  @Override
  public void clear() {
    for (int i = head; i != tail; i = after(i)) {
      ring[i] = null;
    }
    head = 0;
    tail = 0;
  }

  @Override
  public Object[] toArray() {
    Object[] a = new Object[size()];
    int n = 0;
    for (int i = head; i != tail; i = after(i)) {
      a[n++] = ring[i];
    }
    return a;
  }

  @Override
  @SuppressWarnings("unchecked")
  public void forEach(Consumer<? super E> action) {
    Objects.requireNonNull(action);
    Object[] a = ring;
    int end = tail;
    int i = head;
    while (i != end) {
      if (a[i] == null || a != ring) {
        throw new ConcurrentModificationException();
      }
      action.accept((E) a[i]);
      i = i + 1 == a.length ? 0 : i + 1;
    }
  }

  @Override
  @SuppressWarnings("unchecked")
  public boolean removeIf(Predicate<? super E> filter) {
    Objects.requireNonNull(filter);
    Object[] all = toArray();
    boolean[] doomed = new boolean[all.length];
    boolean any = false;
    for (int i = 0; i < all.length; i++) {
      doomed[i] = filter.test((E) all[i]);
      any |= doomed[i];
    }
    if (any) {
      int to = head;
      int from = head;
      for (int i = 0; i < all.length; i++) {
        if (!doomed[i]) {
          ring[to] = ring[from];
          to = after(to);
        }
        from = after(from);
      }
      for (int i = to; i != tail; i = after(i)) {
        ring[i] = null;
      }
      tail = to;
    }
    return any;
  }

  @Override
  public ArrayDeque<E> clone() {
    return new ArrayDeque<E>(this);
  }

  @Override
  public Iterator<E> iterator() {
    return new Cursor<E>(this, false);
  }

  @Override
  public Iterator<E> descendingIterator() {
    return new Cursor<E>(this, true);
  }

  /** Walks over the ring in either direction. */
  private static final class Cursor<E> implements Iterator<E> {
    private final ArrayDeque<E> deque;
    private final boolean backwards;
    private int cursor;
    private int remaining;
    private int last = -1;

    Cursor(ArrayDeque<E> deque, boolean backwards) {
      this.deque = deque;
      this.backwards = backwards;
      this.remaining = deque.size();
      this.cursor = backwards ? deque.before(deque.tail) : deque.head;
    }

    @Override
    public boolean hasNext() {
      return remaining > 0;
    }

    @Override
    @SuppressWarnings("unchecked")
    public E next() {
      if (remaining <= 0) {
        throw new NoSuchElementException();
      }
      Object e = cursor < deque.ring.length ? deque.ring[cursor] : null;
      if (e == null) {
        throw new ConcurrentModificationException();
      }
      last = cursor;
      cursor = backwards ? deque.before(cursor) : deque.after(cursor);
      remaining--;
      return (E) e;
    }

    @Override
    public void remove() {
      if (last < 0) {
        throw new IllegalStateException();
      }
      boolean movedBack = deque.delete(last);
      if (movedBack && !backwards) {
        cursor = deque.before(cursor);
      } else if (!movedBack && backwards) {
        cursor = deque.after(cursor);
      }
      last = -1;
    }
  }
}
