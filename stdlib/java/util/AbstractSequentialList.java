package java.util;

/** A list on top of its list iterator. */
public abstract class AbstractSequentialList<E> extends AbstractList<E> {
  protected AbstractSequentialList() {}

  @Override
  public E get(int index) {
    return at(index).next();
  }

  @Override
  public E set(int index, E element) {
    ListIterator<E> it = at(index);
    E old = it.next();
    it.set(element);
    return old;
  }

  @Override
  public void add(int index, E element) {
    at(index).add(element);
  }

  @Override
  public E remove(int index) {
    ListIterator<E> it = at(index);
    E old = it.next();
    it.remove();
    return old;
  }

  @Override
  public boolean addAll(int index, Collection<? extends E> c) {
    ListIterator<E> it = at(index);
    boolean changed = false;
    for (E e : c) {
      it.add(e);
      changed = true;
    }
    return changed;
  }

  private ListIterator<E> at(int index) {
    if (index < 0 || index > size()) {
      throw new IndexOutOfBoundsException("Index: " + index);
    }
    return listIterator(index);
  }

  @Override
  public Iterator<E> iterator() {
    return listIterator();
  }

  @Override public abstract ListIterator<E> listIterator(int index);
}
