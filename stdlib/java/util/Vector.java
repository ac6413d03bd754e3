package java.util;

import braid.internal.NotAtomic;
import braid.internal.stream.RefPipeline;
import braid.internal.stream.Sink;
import braid.internal.stream.Source;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** A list in an array whose methods hold the vector's own monitor. */
public class Vector<E> extends AbstractList<E> implements List<E>, RandomAccess, Cloneable, java.io.Serializable {
  protected Object[] elementData;
  protected int elementCount;
  protected int capacityIncrement;

  public Vector() {
    this(10);
  }

  public Vector(int initialCapacity) {
    this(initialCapacity, 0);
  }

  public Vector(int initialCapacity, int capacityIncrement) {
    if (initialCapacity < 0) {
      throw new IllegalArgumentException("Illegal Capacity: " + initialCapacity);
    }
    this.elementData = new Object[initialCapacity];
    this.capacityIncrement = capacityIncrement;
  }

  public Vector(Collection<? extends E> c) {
    elementData = c.toArray();
    elementCount = elementData.length;
  }

  private void makeRoom(int least) {
    int old = elementData.length;
    if (least > old) {
      int wanted = old + (capacityIncrement > 0 ? capacityIncrement : old);
      elementData = Arrays.copyOf(elementData, Math.max(wanted, least));
    }
  }

  private void checkBelow(int index) {
    if (index >= elementCount) {
      throw new ArrayIndexOutOfBoundsException(index + " >= " + elementCount);
    }
  }

  private void checkElement(int index) {
    if (index >= elementCount) {
      throw new ArrayIndexOutOfBoundsException("Array index out of range: " + index);
    }
  }

  public synchronized void copyInto(Object[] anArray) {
    System.arraycopy(elementData, 0, anArray, 0, elementCount);
  }

  public synchronized void trimToSize() {
    modCount++;
    if (elementCount < elementData.length) {
      elementData = Arrays.copyOf(elementData, elementCount);
    }
  }

  public synchronized void ensureCapacity(int minCapacity) {
    if (minCapacity > 0) {
      modCount++;
      makeRoom(minCapacity);
    }
  }

  public synchronized void setSize(int newSize) {
    modCount++;
    makeRoom(newSize);
    for (int i = newSize; i < elementCount; i++) {
      elementData[i] = null;
    }
    elementCount = newSize;
  }

  public synchronized int capacity() {
    return elementData.length;
  }

  @Override
  public synchronized int size() {
    return elementCount;
  }

  @Override
  public synchronized boolean isEmpty() {
    return elementCount == 0;
  }

  @NotAtomic("each step; the vector may change between two of them")
  public Enumeration<E> elements() {
    Vector<E> v = this;
    return new Enumeration<E>() {
      private int next = 0;

      @Override
      public boolean hasMoreElements() {
        return next < v.elementCount;
      }

      @Override
      @SuppressWarnings("unchecked")
      public E nextElement() {
        synchronized (v) {
          if (next < v.elementCount) {
            return (E) v.elementData[next++];
          }
        }
        throw new NoSuchElementException("Vector Enumeration");
      }
    };
  }

  @Override
  public boolean contains(Object o) {
    return indexOf(o, 0) >= 0;
  }

  @Override
  public int indexOf(Object o) {
    return indexOf(o, 0);
  }

  public synchronized int indexOf(Object o, int index) {
    for (int i = index; i < elementCount; i++) {
      if (Objects.equals(o, elementData[i])) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public synchronized int lastIndexOf(Object o) {
    return lastIndexOf(o, elementCount - 1);
  }

  public synchronized int lastIndexOf(Object o, int index) {
    if (index >= elementCount) {
      throw new IndexOutOfBoundsException(index + " >= " + elementCount);
    }
    for (int i = index; i >= 0; i--) {
      if (Objects.equals(o, elementData[i])) {
        return i;
      }
    }
    return -1;
  }

  @SuppressWarnings("unchecked")
  public synchronized E elementAt(int index) {
    checkBelow(index);
    return (E) elementData[index];
  }

  @SuppressWarnings("unchecked")
  public synchronized E firstElement() {
    if (elementCount == 0) {
      throw new NoSuchElementException();
    }
    return (E) elementData[0];
  }

  @SuppressWarnings("unchecked")
  public synchronized E lastElement() {
    if (elementCount == 0) {
      throw new NoSuchElementException();
    }
    return (E) elementData[elementCount - 1];
  }

  public synchronized void setElementAt(E obj, int index) {
    checkBelow(index);
    elementData[index] = obj;
  }

  public synchronized void removeElementAt(int index) {
    checkBelow(index);
    if (index < 0) {
      throw new ArrayIndexOutOfBoundsException(index);
    }
    removeAt(index);
  }

  private void removeAt(int index) {
    modCount++;
    elementCount--;
    System.arraycopy(elementData, index + 1, elementData, index, elementCount - index);
    elementData[elementCount] = null;
  }

  public synchronized void insertElementAt(E obj, int index) {
    if (index > elementCount) {
      throw new ArrayIndexOutOfBoundsException(index + " > " + elementCount);
    }
    modCount++;
    makeRoom(elementCount + 1);
    System.arraycopy(elementData, index, elementData, index + 1, elementCount - index);
    elementData[index] = obj;
    elementCount++;
  }

  public synchronized void addElement(E obj) {
    modCount++;
    makeRoom(elementCount + 1);
    elementData[elementCount++] = obj;
  }

  public synchronized boolean removeElement(Object obj) {
    modCount++;
    int i = indexOf(obj, 0);
    if (i < 0) {
      return false;
    }
    removeAt(i);
    return true;
  }

  public synchronized void removeAllElements() {
    modCount++;
    for (int i = 0; i < elementCount; i++) {
      elementData[i] = null;
    }
    elementCount = 0;
  }

  @Override
  @SuppressWarnings("unchecked")
  public synchronized Object clone() {
    return new Vector<E>(this);
  }

  @Override
  public synchronized Object[] toArray() {
    return Arrays.copyOf(elementData, elementCount);
  }

  @Override
  public synchronized<T> T[] toArray(T[] a) {
    return Arrays.fillOrCopy(elementData, elementCount, a);
  }

  @Override
  @SuppressWarnings("unchecked")
  public synchronized E get(int index) {
    checkElement(index);
    return (E) elementData[index];
  }

  @Override
  @SuppressWarnings("unchecked")
  public synchronized E set(int index, E element) {
    checkElement(index);
    E old = (E) elementData[index];
    elementData[index] = element;
    return old;
  }

  @Override
  public synchronized boolean add(E e) {
    modCount++;
    makeRoom(elementCount + 1);
    elementData[elementCount++] = e;
    return true;
  }

  @Override
  public boolean remove(Object o) {
    return removeElement(o);
  }

  @Override
  public void add(int index, E element) {
    insertElementAt(element, index);
  }

  @Override
  @SuppressWarnings("unchecked")
  public synchronized E remove(int index) {
    modCount++;
    checkElement(index);
    E old = (E) elementData[index];
    removeAt(index);
    return old;
  }

  @Override
  public void clear() {
    removeAllElements();
  }

  @Override
  public synchronized boolean containsAll(Collection<?> c) {
    return super.containsAll(c);
  }

  @NotAtomic("the argument is read first, without its lock")
  @Override
  public boolean addAll(Collection<? extends E> c) {
    Object[] more = c.toArray();
    synchronized (this) {
      modCount++;
      makeRoom(elementCount + more.length);
      System.arraycopy(more, 0, elementData, elementCount, more.length);
      elementCount += more.length;
      return more.length > 0;
    }
  }

  @Override
  public synchronized boolean addAll(int index, Collection<? extends E> c) {
    if (index < 0 || index > elementCount) {
      throw new ArrayIndexOutOfBoundsException("Array index out of range: " + index);
    }
    Object[] more = c.toArray();
    int n = more.length;
    modCount++;
    makeRoom(elementCount + n);
    System.arraycopy(elementData, index, elementData, index + n, elementCount - index);
    System.arraycopy(more, 0, elementData, index, n);
    elementCount += n;
    return n > 0;
  }

  @Override
  public synchronized boolean removeAll(Collection<?> c) {
    return super.removeAll(c);
  }

  @Override
  public synchronized boolean retainAll(Collection<?> c) {
    return super.retainAll(c);
  }

  @Override
  public synchronized boolean removeIf(Predicate<? super E> filter) {
    return super.removeIf(filter);
  }

  @Override
  public synchronized boolean equals(Object o) {
    return super.equals(o);
  }

  @Override
  public synchronized int hashCode() {
    return super.hashCode();
  }

  @Override
  public synchronized String toString() {
    return super.toString();
  }

  @Override
  protected synchronized void removeRange(int fromIndex, int toIndex) {
    modCount++;
    System.arraycopy(elementData, toIndex, elementData, fromIndex, elementCount - toIndex);
    int left = elementCount - (toIndex - fromIndex);
    for (int i = left; i < elementCount; i++) {
      elementData[i] = null;
    }
    elementCount = left;
  }

  /** Of the elements at its first step; the monitor is not held while the steps run. */
  @NotAtomic("each step; a change before its end is a ConcurrentModificationException")
  @Override
  public Stream<E> stream() {
    return new RefPipeline<E>(new Elements(this));
  }

  private synchronized void checkUnchanged(int expected) {
    if (modCount != expected) {
      throw new ConcurrentModificationException();
    }
  }

  private static final class Elements extends Source {
    private final Vector<?> vector;
    private Object[] all;
    private int at;
    private int expected;

    Elements(Vector<?> vector) {
      this.vector = vector;
    }

    private void begin() {
      if (all == null) {
        synchronized (vector) {
          all = vector.toArray();
          expected = vector.modCount;
        }
      }
    }

    @Override
    public boolean next(Sink to) {
      begin();
      if (at == all.length) {
        return false;
      }
      to.accept(all[at++]);
      vector.checkUnchanged(expected);
      return true;
    }

    @Override
    public void rest(Sink to) {
      begin();
      while (at < all.length) {
        to.accept(all[at++]);
      }
      vector.checkUnchanged(expected);
    }

    @Override
    public long size() {
      begin();
      return all.length - at;
    }
  }

  @Override
  @SuppressWarnings("unchecked")
  public synchronized void forEach(Consumer<? super E> action) {
    Objects.requireNonNull(action);
    int expected = modCount;
    for (int i = 0; i < elementCount && modCount == expected; i++) {
      action.accept((E) elementData[i]);
    }
    if (modCount != expected) {
      throw new ConcurrentModificationException();
    }
  }

  @Override
  @SuppressWarnings("unchecked")
  public synchronized void replaceAll(UnaryOperator<E> operator) {
    Objects.requireNonNull(operator);
    int expected = modCount;
    for (int i = 0; i < elementCount && modCount == expected; i++) {
      elementData[i] = operator.apply((E) elementData[i]);
    }
    if (modCount != expected) {
      throw new ConcurrentModificationException();
    }
    modCount++;
  }

  @Override
  @SuppressWarnings("unchecked")
  public synchronized void sort(Comparator<? super E> c) {
    int expected = modCount;
    Arrays.sort(elementData, 0, elementCount, (Comparator<Object>) c);
    if (modCount != expected) {
      throw new ConcurrentModificationException();
    }
    modCount++;
  }

  @NotAtomic("each step; a change between two of them is a ConcurrentModificationException")
  @Override
  public synchronized Iterator<E> iterator() {
    return new Cursor<E>(this, 0);
  }

  @Override
  public synchronized ListIterator<E> listIterator() {
    return new Cursor<E>(this, 0);
  }

  @Override
  public synchronized ListIterator<E> listIterator(int index) {
    if (index < 0 || index > elementCount) {
      throw new IndexOutOfBoundsException("Index: " + index);
    }
    return new Cursor<E>(this, index);
  }

  @Override
  public synchronized List<E> subList(int fromIndex, int toIndex) {
    List<E> part = super.subList(fromIndex, toIndex);
    return new Synchronized.OfRandomAccessList<E>(part, this);
  }

  /** Both iterators; each step holds the vector's monitor. */
  private static final class Cursor<E> implements ListIterator<E> {
    private final Vector<E> list;
    private int cursor;
    private int last = -1;
    private int expected;

    Cursor(Vector<E> list, int index) {
      this.list = list;
      this.cursor = index;
      this.expected = list.modCount;
    }

    private void checkUnchanged() {
      if (list.modCount != expected) {
        throw new ConcurrentModificationException();
      }
    }

    @Override
    public boolean hasNext() {
      return cursor != list.elementCount;
    }

    @Override
    @SuppressWarnings("unchecked")
    public E next() {
      synchronized (list) {
        checkUnchanged();
        int i = cursor;
        if (i >= list.elementCount) {
          throw new NoSuchElementException();
        }
        cursor = i + 1;
        last = i;
        return (E) list.elementData[i];
      }
    }

    @Override
    public boolean hasPrevious() {
      return cursor != 0;
    }

    @Override
    @SuppressWarnings("unchecked")
    public E previous() {
      synchronized (list) {
        checkUnchanged();
        int i = cursor - 1;
        if (i < 0) {
          throw new NoSuchElementException();
        }
        cursor = i;
        last = i;
        return (E) list.elementData[i];
      }
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
    public void remove() {
      if (last < 0) {
        throw new IllegalStateException();
      }
      synchronized (list) {
        checkUnchanged();
        list.remove(last);
        expected = list.modCount;
      }
      cursor = last;
      last = -1;
    }

    @Override
    public void set(E e) {
      if (last < 0) {
        throw new IllegalStateException();
      }
      synchronized (list) {
        checkUnchanged();
        list.set(last, e);
      }
    }

    @Override
    public void add(E e) {
      synchronized (list) {
        checkUnchanged();
        list.add(cursor, e);
        expected = list.modCount;
      }
      cursor++;
      last = -1;
    }
  }
}
