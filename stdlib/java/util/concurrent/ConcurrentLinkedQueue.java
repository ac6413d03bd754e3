package java.util.concurrent;

import braid.internal.NotAtomic;
import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;
import java.util.Objects;
import java.util.Queue;
import java.util.function.Predicate;

/** A queue that never makes a thread wait. */
public class ConcurrentLinkedQueue<E> extends AbstractQueue<E>
    implements Queue<E>, java.io.Serializable {
  private final LinkedStore<E> store = new LinkedStore<E>(this, Integer.MAX_VALUE, false);

  public ConcurrentLinkedQueue() {}

  public ConcurrentLinkedQueue(Collection<? extends E> c) {
    for (E e : c) {
      offer(e);
    }
  }

  @Override
  public boolean add(E e) {
    return store.offer(e, false);
  }

  @Override
  public boolean offer(E e) {
    return store.offer(e, false);
  }

  @Override
  public E poll() {
    return store.poll(true);
  }

  @Override
  public E peek() {
    return store.peek(true);
  }

  @Override
  public boolean isEmpty() {
    return store.isEmpty();
  }

  @Override
  @NotAtomic("the elements are counted one by one")
  public int size() {
    return store.sizeByWalk();
  }

  @Override
  @NotAtomic("each element is looked at by itself")
  public boolean contains(Object o) {
    return o != null && super.contains(o);
  }

  @Override
  @NotAtomic("each element is looked at by itself")
  public boolean remove(Object o) {
    return o != null && store.removeOne(o, true);
  }

  @Override
  @NotAtomic("each element is taken out by itself")
  public void clear() {
    super.clear();
  }

  @Override
  @NotAtomic("each element by itself")
  public Object[] toArray() {
    return super.toArray();
  }

  @Override
  @NotAtomic("each element by itself")
  public <T> T[] toArray(T[] a) {
    return super.toArray(a);
  }

  @Override
  @NotAtomic("each step; it may see or miss what is changed between two of them")
  public Iterator<E> iterator() {
    return store.iterator(true);
  }

  @Override
  @NotAtomic("each element is put in by itself")
  public boolean addAll(Collection<? extends E> c) {
    if (c == this) {
      throw new IllegalArgumentException();
    }
    return super.addAll(c);
  }

  @Override
  @NotAtomic("each element is looked at by itself")
  public boolean removeIf(Predicate<? super E> filter) {
    return store.removeIf(Objects.requireNonNull(filter), true);
  }

  @Override
  @NotAtomic("each element is looked at by itself")
  public boolean removeAll(Collection<?> c) {
    Objects.requireNonNull(c);
    return store.removeIf(e -> c.contains(e), true);
  }

  @Override
  @NotAtomic("each element is looked at by itself")
  public boolean retainAll(Collection<?> c) {
    Objects.requireNonNull(c);
    return store.removeIf(e -> c.contains(e), false);
  }

  @Override
  @NotAtomic("each element is looked for by itself")
  public boolean containsAll(Collection<?> c) {
    return super.containsAll(c);
  }

  @Override
  @NotAtomic("each element by itself")
  public String toString() {
    return super.toString();
  }
}
