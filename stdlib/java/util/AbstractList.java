package java.util;

/** What a list can do with nothing but get, set, add, remove and its size. */
public abstract class AbstractList<E> extends AbstractCollection<E> implements List<E> {
  /** How often the list changed its size; iterators compare it to fail fast. */
  protected transient int modCount = 0;

  protected AbstractList() {}

  @Override
  public boolean add(E e) {
    add(size(), e);
    return true;
  }

  @Override public abstract E get(int index);

  @Override
  public E set(int index, E element) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void add(int index, E element) {
    throw new UnsupportedOperationException();
  }

  @Override
  public E remove(int index) {
    throw new UnsupportedOperationException();
  }

  @Override
  public int indexOf(Object o) {
    ListIterator<E> it = listIterator();
    while (it.hasNext()) {
      if (Objects.equals(o, it.next())) {
        return it.previousIndex();
      }
    }
    return -1;
  }

  @Override
  public int lastIndexOf(Object o) {
    ListIterator<E> it = listIterator(size());
    while (it.hasPrevious()) {
      if (Objects.equals(o, it.previous())) {
        return it.nextIndex();
      }
    }
    return -1;
  }

  @Override
  public void clear() {
    removeRange(0, size());
  }

  @Override
  public boolean addAll(int index, Collection<? extends E> c) {
    checkPosition(index, size());
    boolean changed = false;
    for (E e : c) {
      add(index++, e);
      changed = true;
    }
    return changed;
  }

  @Override
  public Iterator<E> iterator() {
    return new Cursor<E>(this, 0);
  }

  @Override
  public ListIterator<E> listIterator() {
    return listIterator(0);
  }

  @Override
  public ListIterator<E> listIterator(int index) {
    checkPosition(index, size());
    return new Cursor<E>(this, index);
  }

  @Override
  public List<E> subList(int fromIndex, int toIndex) {
    checkRange(fromIndex, toIndex, size());
    if (this instanceof RandomAccess) {
      return new RandomAccessPart<E>(this, fromIndex, toIndex);
    }
    return new Part<E>(this, fromIndex, toIndex);
  }

  protected void removeRange(int fromIndex, int toIndex) {
    ListIterator<E> it = listIterator(fromIndex);
    for (int n = toIndex - fromIndex; n > 0; n--) {
      it.next();
      it.remove();
    }
  }

  @Override
  public boolean equals(Object o) {
    if (o == this) {
      return true;
    }
    if (!(o instanceof List)) {
      return false;
    }
    Iterator<E> mine = iterator();
    Iterator<?> other = ((List<?>) o).iterator();
    while (mine.hasNext() && other.hasNext()) {
      if (!Objects.equals(mine.next(), other.next())) {
        return false;
      }
    }
    return !(mine.hasNext() || other.hasNext());
  }

  @Override
  public int hashCode() {
    int h = 1;
    Iterator<E> it = iterator();
    while (it.hasNext()) {
      E e = it.next();
      h = 31 * h + (e == null ? 0 : e.hashCode());
    }
    return h;
  }

  static void checkPosition(int index, int size) {
    if (index < 0 || index > size) {
      throw new IndexOutOfBoundsException("Index: " + index + ", Size: " + size);
    }
  }

  static void checkRange(int from, int to, int size) {
    if (from < 0) {
      throw new IndexOutOfBoundsException("fromIndex = " + from);
    }
    if (to > size) {
      throw new IndexOutOfBoundsException("toIndex = " + to);
    }
    if (from > to) {
      throw new IllegalArgumentException("fromIndex(" + from + ") > toIndex(" + to + ")");
    }
  }

  /** Both iterators of a list, by its indices. */
  private static final class Cursor<E> implements ListIterator<E> {
    private final AbstractList<E> list;
    private int cursor;
    private int last = -1;
    private int expected;

    Cursor(AbstractList<E> list, int index) {
      this.list = list;
      this.cursor = index;
      this.expected = list.modCount;
    }

    @Override
    public boolean hasNext() {
      return cursor != list.size();
    }

    @Override
    public E next() {
      checkUnchanged();
      if (list instanceof Part && !hasNext()) {
        throw new NoSuchElementException();
      }
      try {
        int i = cursor;
        E e = list.get(i);
        last = i;
        cursor = i + 1;
        return e;
      } catch (IndexOutOfBoundsException tooFar) {
        checkUnchanged();
        throw new NoSuchElementException(tooFar);
      }
    }

    @Override
    public void remove() {
      if (last < 0) {
        throw new IllegalStateException();
      }
      checkUnchanged();
      try {
        list.remove(last);
        if (last < cursor) {
          cursor--;
        }
        last = -1;
        expected = list.modCount;
      } catch (IndexOutOfBoundsException gone) {
        throw new ConcurrentModificationException();
      }
    }

    @Override
    public boolean hasPrevious() {
      return cursor != 0;
    }

    @Override
    public E previous() {
      checkUnchanged();
      if (list instanceof Part && !hasPrevious()) {
        throw new NoSuchElementException();
      }
      try {
        int i = cursor - 1;
        E e = list.get(i);
        last = i;
        cursor = i;
        return e;
      } catch (IndexOutOfBoundsException tooFar) {
        checkUnchanged();
        throw new NoSuchElementException(tooFar);
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
    public void set(E e) {
      if (last < 0) {
        throw new IllegalStateException();
      }
      checkUnchanged();
      try {
        list.set(last, e);
        expected = list.modCount;
      } catch (IndexOutOfBoundsException gone) {
        throw new ConcurrentModificationException();
      }
    }

    @Override
    public void add(E e) {
      checkUnchanged();
      try {
        int i = cursor;
        list.add(i, e);
        last = -1;
        cursor = i + 1;
        expected = list.modCount;
      } catch (IndexOutOfBoundsException gone) {
        throw new ConcurrentModificationException();
      }
    }

    private void checkUnchanged() {
      if (list.modCount != expected) {
        throw new ConcurrentModificationException();
      }
    }
  }

  /** A range of another list, which it shares. */
  private static class Part<E> extends AbstractList<E> {
    private final AbstractList<E> whole;
    /** The part that this is a part of; null if it is one of the whole list. */
    private final Part<E> outer;
    private final int offset;
    private int size;

    Part(AbstractList<E> list, int from, int to) {
      if (list instanceof Part) {
        this.outer = (Part<E>) list;
        this.whole = outer.whole;
        this.offset = outer.offset + from;
      } else {
        this.outer = null;
        this.whole = list;
        this.offset = from;
      }
      this.size = to - from;
      this.modCount = list.modCount;
    }

    @Override
    public E get(int index) {
      Objects.checkIndex(index, size);
      checkUnchanged();
      return whole.get(offset + index);
    }

    @Override
    public E set(int index, E element) {
      Objects.checkIndex(index, size);
      checkUnchanged();
      return whole.set(offset + index, element);
    }

    @Override
    public int size() {
      checkUnchanged();
      return size;
    }

    @Override
    public void add(int index, E element) {
      checkPosition(index, size);
      checkUnchanged();
      whole.add(offset + index, element);
      resized(1);
    }

    @Override
    public E remove(int index) {
      Objects.checkIndex(index, size);
      checkUnchanged();
      E old = whole.remove(offset + index);
      resized(-1);
      return old;
    }

    @Override
    protected void removeRange(int fromIndex, int toIndex) {
      checkUnchanged();
      whole.removeRange(offset + fromIndex, offset + toIndex);
      resized(fromIndex - toIndex);
    }

    @Override
    public boolean addAll(Collection<? extends E> c) {
      return addAll(size, c);
    }

    @Override
    public boolean addAll(int index, Collection<? extends E> c) {
      checkPosition(index, size);
      int n = c.size();
      if (n == 0) {
        return false;
      }
      checkUnchanged();
      whole.addAll(offset + index, c);
      resized(n);
      return true;
    }

    @Override
    public ListIterator<E> listIterator(int index) {
      checkUnchanged();
      return super.listIterator(index);
    }

    @Override
    public Iterator<E> iterator() {
      return listIterator(0);
    }

    private void resized(int by) {
      for (Part<E> p = this; p != null; p = p.outer) {
        p.size += by;
        p.modCount = whole.modCount;
      }
    }

    private void checkUnchanged() {
      if (whole.modCount != modCount) {
        throw new ConcurrentModificationException();
      }
    }
  }

  /** A range of a list with fast access. */
  private static final class RandomAccessPart<E> extends Part<E> implements RandomAccess {
    RandomAccessPart(AbstractList<E> list, int from, int to) {
      super(list, from, to);
    }
  }
}
