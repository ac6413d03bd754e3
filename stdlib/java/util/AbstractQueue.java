package java.util;

/** The queue methods that throw, on top of those that do not. */
public abstract class AbstractQueue<E> extends AbstractCollection<E> implements Queue<E> {
  protected AbstractQueue() {}

  @Override
  public boolean add(E e) {
    if (offer(e)) {
      return true;
    }
    throw new IllegalStateException("Queue full");
  }

  @Override
  public E remove() {
    E e = poll();
    if (e == null) {
      throw new NoSuchElementException();
    }
    return e;
  }

  @Override
  public E element() {
    E e = peek();
    if (e == null) {
      throw new NoSuchElementException();
    }
    return e;
  }

  @Override
  public void clear() {
    while (poll() != null) {
    }
  }

  @Override
  public boolean addAll(Collection<? extends E> c) {
    Objects.requireNonNull(c);
    if (c == this) {
      throw new IllegalArgumentException();
    }
    boolean changed = false;
    for (E e : c) {
      if (add(e)) {
        changed = true;
      }
    }
    return changed;
  }
}
