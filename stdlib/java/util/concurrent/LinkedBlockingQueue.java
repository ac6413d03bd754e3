package java.util.concurrent;

import braid.internal.NotAtomic;
import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;
import java.util.Objects;
import java.util.function.Predicate;

/** A queue of any length, or of a limited one, in linked nodes. */
public class LinkedBlockingQueue<E> extends AbstractQueue<E>
    implements BlockingQueue<E>, java.io.Serializable {
  private final LinkedStore<E> store;

  public LinkedBlockingQueue() {
    this(Integer.MAX_VALUE);
  }

  public LinkedBlockingQueue(int capacity) {
    store = new LinkedStore<E>(this, capacity, true);
  }

  public LinkedBlockingQueue(Collection<? extends E> c) {
    this(Integer.MAX_VALUE);
    for (E e : c) {
      add(e);
    }
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
  public boolean remove(Object o) {
    return store.remove(o, true);
  }

  @Override
  public void clear() {
    store.clear();
  }

  @Override
  public E peek() {
    return store.peek(true);
  }

  @Override
  public int size() {
    return store.size();
  }

  @Override
  public boolean isEmpty() {
    return store.isEmpty();
  }

  @Override
  public int remainingCapacity() {
    return store.remainingCapacity();
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
  @NotAtomic("each step; it may see or miss what is changed between two of them")
  public Iterator<E> iterator() {
    return store.iterator(true);
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
