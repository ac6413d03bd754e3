package java.lang.ref;

/** A reference whose object may go when memory is short; here it stays. */
public class SoftReference<T> extends Reference<T> {
  public SoftReference(T referent) {
    super(referent, null);
  }

  public SoftReference(T referent, ReferenceQueue<? super T> q) {
    super(referent, q);
  }
}
