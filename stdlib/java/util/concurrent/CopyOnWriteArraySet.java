package java.util.concurrent;

import java.util.AbstractSet;
import java.util.Collection;
import java.util.Iterator;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** A set in a list that is copied for each change; in the order in which elements came. */
public class CopyOnWriteArraySet<E> extends AbstractSet<E> implements java.io.Serializable {
  private final CopyOnWriteArrayList<E> list = new CopyOnWriteArrayList<E>();

  public CopyOnWriteArraySet() {}

  public CopyOnWriteArraySet(Collection<? extends E> c) {
    list.addAllAbsent(c);
  }

  @Override
  public int size() {
    return list.size();
  }

  @Override
  public boolean isEmpty() {
    return list.isEmpty();
  }

  @Override
  public boolean contains(Object o) {
    return list.contains(o);
  }

  @Override
  public Object[] toArray() {
    return list.toArray();
  }

  @Override
  public <T> T[] toArray(T[] a) {
    return list.toArray(a);
  }

  @Override
  public void clear() {
    list.clear();
  }

  @Override
  public boolean remove(Object o) {
    return list.remove(o);
  }

  @Override
  public boolean add(E e) {
    return list.addIfAbsent(e);
  }

  @Override
  public boolean containsAll(Collection<?> c) {
    return list.containsAll(c);
  }

  @Override
  public boolean addAll(Collection<? extends E> c) {
    return list.addAllAbsent(c) > 0;
  }

  @Override
  public boolean removeAll(Collection<?> c) {
    return list.removeAll(c);
  }

  @Override
  public boolean retainAll(Collection<?> c) {
    return list.retainAll(c);
  }

  /** Of the elements as they are now. */
  @Override
  public Stream<E> stream() {
    return list.stream();
  }

  @Override
  public Iterator<E> iterator() {
    return list.iterator();
  }

  @Override
  public boolean removeIf(Predicate<? super E> filter) {
    return list.removeIf(filter);
  }

  @Override
  public void forEach(Consumer<? super E> action) {
    list.forEach(action);
  }
}
