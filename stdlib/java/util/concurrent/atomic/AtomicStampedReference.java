package java.util.concurrent.atomic;

/** A reference with a number, which threads read and change together in single steps. */
public class AtomicStampedReference<V> {
  /** Both, as they are at one time. */
  private static final class Pair<V> {
    final V reference;
    final int stamp;

    Pair(V reference, int stamp) {
      this.reference = reference;
      this.stamp = stamp;
    }
  }

  private final AtomicReference<Pair<V>> pair;

  public AtomicStampedReference(V initialRef, int initialStamp) {
    pair = new AtomicReference<Pair<V>>(new Pair<V>(initialRef, initialStamp));
  }

  public V getReference() {
    return pair.get().reference;
  }

  public int getStamp() {
    return pair.get().stamp;
  }

  public V get(int[] stampHolder) {
    Pair<V> now = pair.get();
    stampHolder[0] = now.stamp;
    return now.reference;
  }

  public boolean weakCompareAndSet(
      V expectedReference, V newReference, int expectedStamp, int newStamp) {
    return compareAndSet(expectedReference, newReference, expectedStamp, newStamp);
  }

  public boolean compareAndSet(
      V expectedReference, V newReference, int expectedStamp, int newStamp) {
    Pair<V> now = pair.get();
    if (now.reference != expectedReference || now.stamp != expectedStamp) {
      return false;
    }
    return now.reference == newReference && now.stamp == newStamp
        || pair.compareAndSet(now, new Pair<V>(newReference, newStamp));
  }

  public void set(V newReference, int newStamp) {
    Pair<V> now = pair.get();
    if (now.reference != newReference || now.stamp != newStamp) {
      pair.set(new Pair<V>(newReference, newStamp));
    }
  }

  public boolean attemptStamp(V expectedReference, int newStamp) {
    Pair<V> now = pair.get();
    if (now.reference != expectedReference) {
      return false;
    }
    return now.stamp == newStamp || pair.compareAndSet(now, new Pair<V>(now.reference, newStamp));
  }
}
