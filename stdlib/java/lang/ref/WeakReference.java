package java.lang.ref;

/** A reference that would not keep its object alive; here it does. */
public class WeakReference<T> extends Reference<T> {
  public WeakReference(T referent) {
    super(referent, null);
  }

  public WeakReference(T referent, ReferenceQueue<? super T> q) {
    super(referent, q);
  }
}
