package java.lang.ref;

/** Holds the references that were enqueued. */
public class ReferenceQueue<T> {
  private final java.util.LinkedList<Reference<? extends T>> entries = new java.util.LinkedList<>();

  public ReferenceQueue() {}

  synchronized boolean add(Reference<? extends T> reference) {
    if (entries.contains(reference)) {
      return false;
    }
    entries.add(reference);
    notifyAll();
    return true;
  }

  public synchronized Reference<? extends T> poll() {
    return entries.poll();
  }

  public synchronized Reference<? extends T> remove() throws InterruptedException {
    while (entries.isEmpty()) {
      wait();
    }
    return entries.poll();
  }

  public synchronized Reference<? extends T> remove(long timeout) throws InterruptedException {
    if (timeout < 0) {
      throw new IllegalArgumentException("Negative timeout value");
    }
    if (timeout == 0) {
      return remove();
    }
    if (entries.isEmpty()) {
      wait(timeout);
    }
    return entries.poll();
  }

  synchronized boolean holds(Reference<?> reference) {
    return entries.contains(reference);
  }
}
