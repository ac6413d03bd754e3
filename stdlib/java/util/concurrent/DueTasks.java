package java.util.concurrent;

import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Iterator;

/** The tasks of a pool that runs them later: a queue that gives those that are due. */
final class DueTasks extends AbstractQueue<Runnable> implements BlockingQueue<Runnable> {
  private final DelayQueue<RunnableScheduledFuture<?>> tasks =
      new DelayQueue<RunnableScheduledFuture<?>>();

  @Override
  public boolean add(Runnable task) {
    return tasks.add((RunnableScheduledFuture<?>) task);
  }

  @Override
  public boolean offer(Runnable task) {
    return add(task);
  }

  @Override
  public void put(Runnable task) {
    add(task);
  }

  @Override
  public boolean offer(Runnable task, long timeout, TimeUnit unit) {
    return add(task);
  }

  @Override
  public Runnable poll() {
    return tasks.poll();
  }

  @Override
  public Runnable take() throws InterruptedException {
    return tasks.take();
  }

  @Override
  public Runnable poll(long timeout, TimeUnit unit) throws InterruptedException {
    return tasks.poll(timeout, unit);
  }

  @Override
  public Runnable peek() {
    return tasks.peek();
  }

  @Override
  public int size() {
    return tasks.size();
  }

  @Override
  public int remainingCapacity() {
    return Integer.MAX_VALUE;
  }

  @Override
  public boolean remove(Object o) {
    return tasks.remove(o);
  }

  @Override
  public void clear() {
    tasks.clear();
  }

  @Override
  public int drainTo(Collection<? super Runnable> c) {
    return tasks.drainTo(c);
  }

  @Override
  public int drainTo(Collection<? super Runnable> c, int maxElements) {
    return tasks.drainTo(c, maxElements);
  }

  @Override
  public Object[] toArray() {
    return tasks.toArray();
  }

  @Override
  public <T> T[] toArray(T[] a) {
    return tasks.toArray(a);
  }

  @Override
  public Iterator<Runnable> iterator() {
    final Iterator<RunnableScheduledFuture<?>> each = tasks.iterator();
    return new Iterator<Runnable>() {
      @Override
      public boolean hasNext() {
        return each.hasNext();
      }

      @Override
      public Runnable next() {
        return each.next();
      }

      @Override
      public void remove() {
        each.remove();
      }
    };
  }
}
