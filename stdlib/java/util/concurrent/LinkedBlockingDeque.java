package java.util.concurrent;

import braid.internal.NotAtomic;
import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.Predicate;

/** A queue with two ends, of any length or of a limited one. */
public class LinkedBlockingDeque<E> extends AbstractQueue<E>
    implements BlockingDeque<E>, java.io.Serializable {
  private final LinkedStore<E> store;

  public LinkedBlockingDeque() {
    this(Integer.MAX_VALUE);
  }

  public LinkedBlockingDeque(int capacity) {
    store = new LinkedStore<E>(this, capacity, false);
  }

  public LinkedBlockingDeque(Collection<? extends E> c) {
    this(Integer.MAX_VALUE);
    for (E e : c) {
      addLast(e);
    }
  }

  @Override
  public void addFirst(E e) {
    if (!store.offer(e, true)) {
      throw new IllegalStateException("Deque full");
    }
  }

  @Override
  public void addLast(E e) {
    if (!store.offer(e, false)) {
      throw new IllegalStateException("Deque full");
    }
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
  public void putFirst(E e) throws InterruptedException {
    store.put(e, true);
  }

  @Override
  public boolean offerFirst(E e, long timeout, TimeUnit unit) throws InterruptedException {
    return store.offer(e, unit.toNanos(timeout), true);
  }

  @Override
  public void putLast(E e) throws InterruptedException {
    store.put(e, false);
  }

  @Override
  public boolean offerLast(E e, long timeout, TimeUnit unit) throws InterruptedException {
    return store.offer(e, unit.toNanos(timeout), false);
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
  public E takeFirst() throws InterruptedException {
    return store.take(true);
  }

  @Override
  public E pollFirst(long timeout, TimeUnit unit) throws InterruptedException {
    return store.poll(unit.toNanos(timeout), true);
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
  public boolean removeFirstOccurrence(Object o) {
    return store.remove(o, true);
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
  public E takeLast() throws InterruptedException {
    return store.take(false);
  }

  @Override
  public E pollLast(long timeout, TimeUnit unit) throws InterruptedException {
    return store.poll(unit.toNanos(timeout), false);
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
  public boolean removeLastOccurrence(Object o) {
    return store.remove(o, false);
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
  public void put(E e) throws InterruptedException {
    store.put(e, false);
  }

  @Override
  public boolean offer(E e, long timeout, TimeUnit unit) throws InterruptedException {
    return store.offer(e, unit.toNanos(timeout), false);
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
  public E take() throws InterruptedException {
    return store.take(true);
  }

  @Override
  public E poll(long timeout, TimeUnit unit) throws InterruptedException {
    return store.poll(unit.toNanos(timeout), true);
  }

  @Override
  public int drainTo(Collection<? super E> c) {
    return store.drainTo(c, Integer.MAX_VALUE);
  }

  @Override
  public int drainTo(Collection<? super E> c, int maxElements) {
    return store.drainTo(c, maxElements);
  }

  @Override
  public int remainingCapacity() {
    return store.remainingCapacity();
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
  public boolean remove(Object o) {
    return store.remove(o, true);
  }

  @Override
  public int size() {
    return store.size();
  }

  @Override
  public boolean contains(Object o) {
    return store.contains(o);
  }

  @Override
  public Object[] toArray() {
    return store.toArray();
  }

  @Override
  public <T> T[] toArray(T[] a) {
    return store.toArray(a);
  }

  @Override
  public void clear() {
    store.clear();
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
  public String toString() {
    return LinkedStore.text(toArray());
  }
}
