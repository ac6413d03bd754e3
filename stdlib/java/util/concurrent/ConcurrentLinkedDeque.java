package java.util.concurrent;

import braid.internal.NotAtomic;
import java.util.AbstractCollection;
import java.util.Collection;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.Predicate;

/** A queue with two ends that never makes a thread wait. */
public class ConcurrentLinkedDeque<E> extends AbstractCollection<E>
    implements Deque<E>, java.io.Serializable {
  private final LinkedStore<E> store = new LinkedStore<E>(this, Integer.MAX_VALUE, false);

  public ConcurrentLinkedDeque() {}

  public ConcurrentLinkedDeque(Collection<? extends E> c) {
    for (E e : c) {
      addLast(e);
    }
  }

  @Override
  public void addFirst(E e) {
    store.offer(e, true);
  }

  @Override
  public void addLast(E e) {
    store.offer(e, false);
  }

  @Override
  public boolean offerFirst(E e) {
    return store.offer(e, true);
  }

  @Override
  public boolean offerLast(E e) {
    return store.offer(e, false);
  }

  @Override
  public E removeFirst() {
    return present(store.poll(true));
  }

  @Override
  public E pollFirst() {
    return store.poll(true);
  }

  @Override
  public E getFirst() {
    return present(store.peek(true));
  }

  @Override
  public E peekFirst() {
    return store.peek(true);
  }

  @Override
  @NotAtomic("each element is looked at by itself")
  public boolean removeFirstOccurrence(Object o) {
    return store.removeOne(Objects.requireNonNull(o), true);
  }

  @Override
  public E removeLast() {
    return present(store.poll(false));
  }

  @Override
  public E pollLast() {
    return store.poll(false);
  }

  @Override
  public E getLast() {
    return present(store.peek(false));
  }

  @Override
  public E peekLast() {
    return store.peek(false);
  }

  @Override
  @NotAtomic("each element is looked at by itself")
  public boolean removeLastOccurrence(Object o) {
    return store.removeOne(Objects.requireNonNull(o), false);
  }

  private static <T> T present(T e) {
    if (e == null) {
      throw new NoSuchElementException();
    }
    return e;
  }

  @Override
  public boolean add(E e) {
    addLast(e);
    return true;
  }

  @Override
  public boolean offer(E e) {
    return store.offer(e, false);
  }

  @Override
  public E remove() {
    return removeFirst();
  }

  @Override
  public E poll() {
    return store.poll(true);
  }

  @Override
  public E element() {
    return getFirst();
  }

  @Override
  public E peek() {
    return store.peek(true);
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
  @NotAtomic("each element is looked at by itself")
  public boolean remove(Object o) {
    return removeFirstOccurrence(o);
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
  @NotAtomic("each element is taken out by itself")
  public void clear() {
    while (poll() != null) {}
  }

  @Override
  public boolean isEmpty() {
    return store.isEmpty();
  }

  @Override
  @NotAtomic("each step; it may see or miss what is changed between two of them")
  public Iterator<E> iterator() {
    return store.iterator(true);
  }

  @Override
  @NotAtomic("each step; it may see or miss what is changed between two of them")
  public Iterator<E> descendingIterator() {
    return store.iterator(false);
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
