package java.util;

import braid.internal.stream.RefPipeline;
import braid.internal.stream.Sink;
import braid.internal.stream.Source;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** A list in an array that grows by half when it is full. */
public class ArrayList<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
  private static final Object[] NOTHING = new Object[0];
  private static final int FIRST_CAPACITY = 10;

  private Object[] items;
  private int size;

  public ArrayList() {
    items = NOTHING;
  }

  public ArrayList(int initialCapacity) {
    if (initialCapacity < 0) {
      throw new IllegalArgumentException("Illegal Capacity: " + initialCapacity);
    }
    items = initialCapacity == 0 ? NOTHING : new Object[initialCapacity];
  }

  public ArrayList(Collection<? extends E> c) {
    items = c.toArray();
    size = items.length;
  }

  public void trimToSize() {
    modCount++;
    if (size < items.length) {
      items = Arrays.copyOf(items, size);
    }
  }

  public void ensureCapacity(int minCapacity) {
    if (minCapacity > items.length) {
      modCount++;
      grow(minCapacity);
    }
  }

  private void grow(int least) {
    int old = items.length;
    int wanted = old == 0 ? FIRST_CAPACITY : old + (old >> 1);
    Object[] bigger = new Object[wanted < least ? least : wanted];
    System.arraycopy(items, 0, bigger, 0, size);
    items = bigger;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public boolean isEmpty() {
    return size == 0;
  }

  @Override
  public boolean contains(Object o) {
    return indexOf(o) >= 0;
  }

  @Override
  public int indexOf(Object o) {
    Object[] a = items;
    int n = size;
    if (o == null) {
      for (int i = 0; i < n; i++) {
        if (a[i] == null) {
          return i;
        }
      }
    } else {
      for (int i = 0; i < n; i++) {
        if (o.equals(a[i])) {
          return i;
        }
      }
    }
    return -1;
  }

  @Override
  public int lastIndexOf(Object o) {
    Object[] a = items;
    for (int i = size - 1; i >= 0; i--) {
      if (o == null ? a[i] == null : o.equals(a[i])) {
        return i;
      }
    }
    return -1;
  }

  @Override
  @SuppressWarnings("unchecked")
  public Object clone() {
    return new ArrayList<E>(this);
  }

  @Override
  public Object[] toArray() {
    Object[] a = new Object[size];
    System.arraycopy(items, 0, a, 0, size);
    return a;
  }

  @Override
  public <T> T[] toArray(T[] a) {
    return Arrays.fillOrCopy(items, size, a);
  }

  @Override
  @SuppressWarnings("unchecked")
  public E get(int index) {
    if (index < 0 || index >= size) {
      Objects.checkIndex(index, size);
    }
    return (E) items[index];
  }

  @Override
  @SuppressWarnings("unchecked")
  public E set(int index, E element) {
    Objects.checkIndex(index, size);
    E old = (E) items[index];
    items[index] = element;
    return old;
  }

  @Override
  public boolean add(E e) {
    modCount++;
    int n = size;
    if (n == items.length) {
      grow(n + 1);
    }
    items[n] = e;
    size = n + 1;
    return true;
  }

  @Override
  public void add(int index, E element) {
    checkPosition(index, size);
    modCount++;
    if (size == items.length) {
      grow(size + 1);
    }
    System.arraycopy(items, index, items, index + 1, size - index);
    items[index] = element;
    size++;
  }

  @Override
  @SuppressWarnings("unchecked")
  public E remove(int index) {
    Objects.checkIndex(index, size);
    E old = (E) items[index];
    removeAt(index);
    return old;
  }

  private void removeAt(int index) {
    modCount++;
    int last = size - 1;
    if (index < last) {
      System.arraycopy(items, index + 1, items, index, last - index);
    }
    size = last;
    items[last] = null;
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

  @Override
  public boolean equals(Object o) {
    if (o == this) {
      return true;
    }
    if (!(o instanceof List)) {
      return false;
    }
    int expected = modCount;
    boolean same = super.equals(o);
    checkUnchanged(expected);
    return same;
  }

  @Override
  public int hashCode() {
    int expected = modCount;
    int h = 1;
    for (int i = 0; i < size; i++) {
      Object e = items[i];
      h = 31 * h + (e == null ? 0 : e.hashCode());
    }
    checkUnchanged(expected);
    return h;
  }

  @Override
  public void clear() {
    modCount++;
    for (int i = 0; i < size; i++) {
      items[i] = null;
    }
    size = 0;
  }

  @Override
  public boolean addAll(Collection<? extends E> c) {
    Object[] more = c.toArray();
    modCount++;
    int n = more.length;
    if (n == 0) {
      return false;
    }
    if (n > items.length - size) {
      grow(size + n);
    }
    System.arraycopy(more, 0, items, size, n);
    size += n;
    return true;
  }

  @Override
  public boolean addAll(int index, Collection<? extends E> c) {
    checkPosition(index, size);
    Object[] more = c.toArray();
    modCount++;
    int n = more.length;
    if (n == 0) {
      return false;
    }
    if (n > items.length - size) {
      grow(size + n);
    }
    System.arraycopy(items, index, items, index + n, size - index);
    System.arraycopy(more, 0, items, index, n);
    size += n;
    return true;
  }

  @Override
  protected void removeRange(int fromIndex, int toIndex) {
    if (fromIndex > toIndex) {
      throw new IndexOutOfBoundsException("From Index: " + fromIndex + " > To Index: " + toIndex);
    }
    modCount++;
    dropRange(fromIndex, toIndex);
  }

  private void dropRange(int from, int to) {
    System.arraycopy(items, to, items, from, size - to);
    int left = size - (to - from);
    for (int i = left; i < size; i++) {
      items[i] = null;
    }
    size = left;
  }

  @Override
  public boolean removeAll(Collection<?> c) {
    Objects.requireNonNull(c);
    return sieve(c, true);
  }

  @Override
  public boolean retainAll(Collection<?> c) {
    Objects.requireNonNull(c);
    return sieve(c, false);
  }

  private boolean sieve(Collection<?> c, boolean removed) {
    int kept = 0;
    int i = 0;
    try {
      for (; i < size; i++) {
        Object e = items[i];
        if (c.contains(e) != removed) {
          items[kept++] = e;
        }
      }
    } finally {
      if (kept != i) {
        modCount += i - kept;
        dropRange(kept, i);
      }
    }
    return kept != i;
  }

  @Override
  @SuppressWarnings("unchecked")
  public boolean removeIf(Predicate<? super E> filter) {
    Objects.requireNonNull(filter);
    int expected = modCount;
    int n = size;
    boolean[] doomed = new boolean[n];
    int count = 0;
    for (int i = 0; i < n && modCount == expected; i++) {
      if (filter.test((E) items[i])) {
        doomed[i] = true;
        count++;
      }
    }
    checkUnchanged(expected);
    if (count == 0) {
      return false;
    }
    modCount++;
    int kept = 0;
    for (int i = 0; i < n; i++) {
      if (!doomed[i]) {
        items[kept++] = items[i];
      }
    }
    dropRange(kept, n);
    return true;
  }

  @Override
  @SuppressWarnings("unchecked")
  public void forEach(Consumer<? super E> action) {
    Objects.requireNonNull(action);
    int expected = modCount;
    Object[] a = items;
    int n = size;
    for (int i = 0; i < n && modCount == expected; i++) {
      action.accept((E) a[i]);
    }
    checkUnchanged(expected);
  }

  @Override
  public Stream<E> stream() {
    return new RefPipeline<E>(new Elements(this));
  }

  /** Looks at the list first when elements are asked for, and after each whether it has changed. */
  private static final class Elements extends Source {
    private final ArrayList<?> list;
    private int at;
    private int end = -1;
    private int expected;

    Elements(ArrayList<?> list) {
      this.list = list;
    }

    private void begin() {
      if (end < 0) {
        end = list.size;
        expected = list.modCount;
      }
    }

    @Override
    public boolean next(Sink to) {
      begin();
      if (at >= end) {
        return false;
      }
      to.accept(list.items[at++]);
      list.checkUnchanged(expected);
      return true;
    }

    /** All that there were at the beginning, even if that changes meanwhile. */
    @Override
    public void rest(Sink to) {
      begin();
      Object[] a = list.items;
      if (end <= a.length) {
        for (; at < end; at++) {
          to.accept(a[at]);
        }
      }
      list.checkUnchanged(expected);
    }

    @Override
    public long size() {
      begin();
      return end - at;
    }
  }

  @Override
  @SuppressWarnings("unchecked")
  public void replaceAll(UnaryOperator<E> operator) {
    Objects.requireNonNull(operator);
    int expected = modCount;
    int n = size;
    for (int i = 0; i < n && modCount == expected; i++) {
      items[i] = operator.apply((E) items[i]);
    }
    checkUnchanged(expected);
    modCount++;
  }

  @Override
  @SuppressWarnings("unchecked")
  public void sort(Comparator<? super E> c) {
    int expected = modCount;
    Arrays.sort(items, 0, size, (Comparator<Object>) c);
    checkUnchanged(expected);
    modCount++;
  }

  private void checkUnchanged(int expected) {
    if (modCount != expected) {
      throw new ConcurrentModificationException();
    }
  }

  @Override
  public Iterator<E> iterator() {
    return new Cursor<E>(this, 0);
  }

  @Override
  public ListIterator<E> listIterator() {
    return new Cursor<E>(this, 0);
  }

  @Override
  public ListIterator<E> listIterator(int index) {
    checkPosition(index, size);
    return new Cursor<E>(this, index);
  }

  /** Both iterators, straight over the array. */
  private static final class Cursor<E> implements ListIterator<E> {
    private final ArrayList<E> list;
    private int cursor;
    private int last = -1;
    private int expected;

    Cursor(ArrayList<E> list, int index) {
      this.list = list;
      this.cursor = index;
      this.expected = list.modCount;
    }

    @Override
    public boolean hasNext() {
      return cursor != list.size;
    }

    @Override
    @SuppressWarnings("unchecked")
    public E next() {
      if (list.modCount != expected) {
        throw new ConcurrentModificationException();
      }
      int i = cursor;
      if (i >= list.size) {
        throw new NoSuchElementException();
      }
      Object[] a = list.items;
      if (i >= a.length) {
        throw new ConcurrentModificationException();
      }
      cursor = i + 1;
      last = i;
      return (E) a[i];
    }

    @Override
    public void remove() {
      if (last < 0) {
        throw new IllegalStateException();
      }
      list.checkUnchanged(expected);
      try {
        list.remove(last);
        cursor = last;
        last = -1;
        expected = list.modCount;
      } catch (IndexOutOfBoundsException gone) {
        throw new ConcurrentModificationException();
      }
    }

    @Override
    @SuppressWarnings("unchecked")
    public void forEachRemaining(Consumer<? super E> action) {
      Objects.requireNonNull(action);
      int n = list.size;
      int i = cursor;
      if (i < n) {
        Object[] a = list.items;
        if (i >= a.length) {
          throw new ConcurrentModificationException();
        }
        for (; i < n && list.modCount == expected; i++) {
          action.accept((E) a[i]);
        }
        cursor = i;
        last = i - 1;
        list.checkUnchanged(expected);
      }
    }

    @Override
    public boolean hasPrevious() {
      return cursor != 0;
    }

    @Override
    @SuppressWarnings("unchecked")
    public E previous() {
      list.checkUnchanged(expected);
      int i = cursor - 1;
      if (i < 0) {
        throw new NoSuchElementException();
      }
      Object[] a = list.items;
      if (i >= a.length) {
        throw new ConcurrentModificationException();
      }
      cursor = i;
      last = i;
      return (E) a[i];
    }

    @Override
    public int nextIndex() {
      return cursor;
    }

    @Override
    public int previousIndex() {
      return cursor - 1;
    }

    @Override
    public void set(E e) {
      if (last < 0) {
        throw new IllegalStateException();
      }
      list.checkUnchanged(expected);
      try {
        list.set(last, e);
      } catch (IndexOutOfBoundsException gone) {
        throw new ConcurrentModificationException();
      }
    }

    @Override
    public void add(E e) {
      list.checkUnchanged(expected);
      try {
        int i = cursor;
        list.add(i, e);
        cursor = i + 1;
        last = -1;
        expected = list.modCount;
      } catch (IndexOutOfBoundsException gone) {
        throw new ConcurrentModificationException();
      }
    }
  }
}
