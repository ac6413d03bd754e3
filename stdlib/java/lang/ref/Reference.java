package java.lang.ref;

/** Refers to an object. The machine never clears one by itself. */
public abstract class Reference<T> {
  private T referent;
  private final ReferenceQueue<? super T> queue;

  Reference(T referent, ReferenceQueue<? super T> queue) {
    this.referent = referent;
    this.queue = queue;
  }

  public T get() {
    return referent;
  }

  public final boolean refersTo(T obj) {
    return referent == obj;
  }

  public void clear() {
    referent = null;
  }

  public boolean enqueue() {
    clear();
    return queue != null && queue.add(this);
  }

  @Override
  protected Object clone() throws CloneNotSupportedException {
    throw new CloneNotSupportedException();
  }

  public static void reachabilityFence(Object ref) {}

  @Deprecated
  public boolean isEnqueued() {
    return queue != null && queue.holds(this);
  }
}
