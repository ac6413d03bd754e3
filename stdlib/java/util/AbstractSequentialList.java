package java.util;

/** A list on top of its list iterator. */
public abstract class AbstractSequentialList<E> extends AbstractList<E> {
  protected AbstractSequentialList() {}

  @Override
  public E get(int index) {
    ListIterator<E> it = listIterator(index);
    return next(it, index);
  }

  @Override
  public E set(int index, E element) {
    ListIterator<E> it = listIterator(index);
    E old = next(it, index);
    it.set(element);
    return old;
  }

  @Override
  public void add(int index, E element) {
    listIterator(index).add(element);
  }

  @Override
  public E remove(int index) {
    ListIterator<E> it = listIterator(index);
    E old = next(it, index);
    it.remove();
    return old;
  }

  @Override
  public boolean addAll(int index, Collection<? extends E> c) {
    ListIterator<E> it = listIterator(index);
    boolean changed = false;
    for (E e : c) {
      it.add(e);
      changed = true;
    }
    return changed;
  }

  private static <E> E next(ListIterator<E> it, int index) {
    try {
      return it.next();
    } catch (NoSuchElementException e) {
      throw new IndexOutOfBoundsException("Index: " + index);
    }
  }

  @Override
  public Iterator<E> iterator() {
    return listIterator();
  }

  @Override public abstract ListIterator<E> listIterator(int index);
}
