package java.util;

/** A collection with a head: offer puts in, poll takes the head out. */
public interface Queue<E> extends Collection<E> {
  @Override boolean add(E e);

  boolean offer(E e);

  E remove();

  E poll();

  E element();

  E peek();
}
