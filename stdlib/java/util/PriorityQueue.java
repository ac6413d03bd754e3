package java.util;

import java.util.function.Consumer;
import java.util.function.Predicate;

/** A queue whose head is the least element, in a binary heap. */
public class PriorityQueue<E> extends AbstractQueue<E> implements java.io.Serializable {
  private static final int FIRST_CAPACITY = 11;

  private Object[] heap;
  private int size;
  private int modCount;
  private final Comparator<? super E> comparator;

  public PriorityQueue() {
    this(FIRST_CAPACITY, null);
  }

  public PriorityQueue(int initialCapacity) {
    this(initialCapacity, null);
  }

  public PriorityQueue(Comparator<? super E> comparator) {
    this(FIRST_CAPACITY, comparator);
  }

  public PriorityQueue(int initialCapacity, Comparator<? super E> comparator) {
    if (initialCapacity < 1) {
      throw new IllegalArgumentException();
    }
    this.heap = new Object[initialCapacity];
    this.comparator = comparator;
  }

  @SuppressWarnings("unchecked")
  public PriorityQueue(Collection<? extends E> c) {
    if (c instanceof SortedSet) {
      comparator = ((SortedSet<E>) c).comparator();
    } else if (c instanceof PriorityQueue) {
      comparator = ((PriorityQueue<E>) c).comparator();
    } else {
      comparator = null;
    }
    take(c);
  }

  @SuppressWarnings("unchecked")
  public PriorityQueue(PriorityQueue<? extends E> c) {
    comparator = ((PriorityQueue<E>) c).comparator();
    take(c);
  }

  @SuppressWarnings("unchecked")
  public PriorityQueue(SortedSet<? extends E> c) {
    comparator = ((SortedSet<E>) c).comparator();
    take(c);
  }

  private void take(Collection<? extends E> c) {
    Object[] a = c.toArray();
    size = a.length;
    for (int i = 0; i < size; i++) {
      if (a[i] == null) {
        throw new NullPointerException();
      }
    }
    heap = size == 0 ? new Object[1] : a;
    if (!(c instanceof SortedSet) && !(c instanceof PriorityQueue)) {
      heapify();
    }
  }

  @SuppressWarnings("unchecked")
  private void heapify() {
    for (int i = (size >>> 1) - 1; i >= 0; i--) {
      siftDown(i, (E) heap[i]);
    }
  }

  /** Puts x into the hole i, or further up where it belongs. */
  @SuppressWarnings("unchecked")
  private void siftUp(int i, E x) {
    if (comparator != null) {
      while (i > 0) {
        int parent = (i - 1) >>> 1;
        E p = (E) heap[parent];
        if (comparator.compare(x, p) >= 0) {
          break;
        }
        heap[i] = p;
        i = parent;
      }
    } else {
      Comparable<? super E> key = (Comparable<? super E>) x;
      while (i > 0) {
        int parent = (i - 1) >>> 1;
        E p = (E) heap[parent];
        if (key.compareTo(p) >= 0) {
          break;
        }
        heap[i] = p;
        i = parent;
      }
    }
    heap[i] = x;
  }

  @SuppressWarnings("unchecked")
  private int order(E a, E b) {
    if (comparator != null) {
      return comparator.compare(a, b);
    }
    return ((Comparable<? super E>) a).compareTo(b);
  }

  /** Puts x into the hole i, or further down where it belongs. */
  @SuppressWarnings("unchecked")
  private void siftDown(int i, E x) {
    int half = size >>> 1;
    while (i < half) {
      int child = 2 * i + 1;
      E c = (E) heap[child];
      if (child + 1 < size && order(c, (E) heap[child + 1]) > 0) {
        child++;
        c = (E) heap[child];
      }
      if (order(x, c) <= 0) {
        break;
      }
      heap[i] = c;
      i = child;
    }
    heap[i] = x;
  }

  @Override
  public boolean add(E e) {
    return offer(e);
  }

  @Override
  public boolean offer(E e) {
    if (e == null) {
      throw new NullPointerException();
    }
    modCount++;
    int n = size;
    if (n >= heap.length) {
      int old = heap.length;
      heap = Arrays.copyOf(heap, old + (old < 64 ? old + 2 : old >> 1));
    }
    siftUp(n, e);
    size = n + 1;
    return true;
  }

  @Override
  @SuppressWarnings("unchecked")
  public E peek() {
    return (E) heap[0];
  }

  @Override
  @SuppressWarnings("unchecked")
  public E poll() {
    E least = (E) heap[0];
    if (least == null) {
      return null;
    }
    modCount++;
    size--;
    E x = (E) heap[size];
    heap[size] = null;
    if (size > 0) {
      siftDown(0, x);
    }
    return least;
  }

  private int indexOf(Object o) {
    if (o != null) {
      for (int i = 0; i < size; i++) {
        if (o.equals(heap[i])) {
          return i;
        }
      }
    }
    return -1;
  }

  @Override
  public boolean remove(Object o) {
    int i = indexOf(o);
    if (i < 0) {
      return false;
    }
    removeAt(i);
    return true;
  }

  /** Removes the element at i. If another one took a place before i, that is the result. */
  @SuppressWarnings("unchecked")
  private E removeAt(int i) {
    modCount++;
    size--;
    E moved = (E) heap[size];
    heap[size] = null;
    if (size == i) {
      return null;
    }
    siftDown(i, moved);
    if (heap[i] == moved) {
      siftUp(i, moved);
      if (heap[i] != moved) {
        return moved;
      }
    }
    return null;
  }

  @Override
  public boolean contains(Object o) {
    return indexOf(o) >= 0;
  }

  @Override
  public Object[] toArray() {
    return Arrays.copyOf(heap, size);
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public void clear() {
    modCount++;
    for (int i = 0; i < size; i++) {
      heap[i] = null;
    }
    size = 0;
  }

  @Override
  public boolean removeIf(Predicate<? super E> filter) {
    Objects.requireNonNull(filter);
    return sieve(filter);
  }

  @Override
  public boolean removeAll(Collection<?> c) {
    Objects.requireNonNull(c);
    return sieve((E e) -> c.contains(e));
  }

  @Override
  public boolean retainAll(Collection<?> c) {
    Objects.requireNonNull(c);
    return sieve((E e) -> !c.contains(e));
  }

  /** Removes what the filter says and makes a heap of the rest. */
  @SuppressWarnings("unchecked")
  private boolean sieve(Predicate<? super E> doomed) {
    int expected = modCount;
    int n = size;
    boolean[] goes = new boolean[n];
    boolean any = false;
    for (int i = 0; i < n; i++) {
      goes[i] = doomed.test((E) heap[i]);
      any |= goes[i];
    }
    if (modCount != expected) {
      throw new ConcurrentModificationException();
    }
    if (!any) {
      return false;
    }
    modCount++;
    int kept = 0;
    for (int i = 0; i < n; i++) {
      if (!goes[i]) {
        heap[kept++] = heap[i];
      }
    }
    size = kept;
    for (int i = kept; i < n; i++) {
      heap[i] = null;
    }
    heapify();
    return true;
  }

  public Comparator<? super E> comparator() {
    return comparator;
  }

  @Override
  @SuppressWarnings("unchecked")
  public void forEach(Consumer<? super E> action) {
    Objects.requireNonNull(action);
    int expected = modCount;
    Object[] a = heap;
    for (int i = 0, n = size; i < n; i++) {
      action.accept((E) a[i]);
    }
    if (modCount != expected) {
      throw new ConcurrentModificationException();
    }
  }

  @Override
  public Iterator<E> iterator() {
    return new Cursor<E>(this);
  }

  /** Walks over the heap; elements that a removal moved before the cursor come at the end. */
  private static final class Cursor<E> implements Iterator<E> {
    private final PriorityQueue<E> queue;
    private int cursor;
    private int last = -1;
    private ArrayDeque<E> moved;
    private E lastMoved;
    private int expected;

    Cursor(PriorityQueue<E> queue) {
      this.queue = queue;
      this.expected = queue.modCount;
    }

    @Override
    public boolean hasNext() {
      return cursor < queue.size || (moved != null && !moved.isEmpty());
    }

    @Override
    @SuppressWarnings("unchecked")
    public E next() {
      if (queue.modCount != expected) {
        throw new ConcurrentModificationException();
      }
      if (cursor < queue.size) {
        last = cursor++;
        return (E) queue.heap[last];
      }
      if (moved != null) {
        last = -1;
        lastMoved = moved.poll();
        if (lastMoved != null) {
          return lastMoved;
        }
      }
      throw new NoSuchElementException();
    }

    @Override
    public void remove() {
      if (queue.modCount != expected) {
        throw new ConcurrentModificationException();
      }
      if (last >= 0) {
        E m = queue.removeAt(last);
        last = -1;
        if (m == null) {
          cursor--;
        } else {
          if (moved == null) {
            moved = new ArrayDeque<E>();
          }
          moved.add(m);
        }
      } else if (lastMoved != null) {
        for (int i = 0; i < queue.size; i++) {
          if (queue.heap[i] == lastMoved) {
            queue.removeAt(i);
            break;
          }
        }
        lastMoved = null;
      } else {
        throw new IllegalStateException();
      }
      expected = queue.modCount;
    }
  }
}
