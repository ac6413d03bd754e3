package java.util.concurrent.atomic;

/** A reference with a mark, which threads read and change together in single steps. */
public class AtomicMarkableReference<V> {
  /** Both, as they are at one time. */
  private static final class Pair<V> {
    final V reference;
    final boolean mark;

    Pair(V reference, boolean mark) {
      this.reference = reference;
      this.mark = mark;
    }
  }

  private final AtomicReference<Pair<V>> pair;

  public AtomicMarkableReference(V initialRef, boolean initialMark) {
    pair = new AtomicReference<Pair<V>>(new Pair<V>(initialRef, initialMark));
  }

  public V getReference() {
    return pair.get().reference;
  }

  public boolean isMarked() {
    return pair.get().mark;
  }

  public V get(boolean[] markHolder) {
    Pair<V> now = pair.get();
    markHolder[0] = now.mark;
    return now.reference;
  }

  public boolean weakCompareAndSet(
      V expectedReference, V newReference, boolean expectedMark, boolean newMark) {
    return compareAndSet(expectedReference, newReference, expectedMark, newMark);
  }

  public boolean compareAndSet(
      V expectedReference, V newReference, boolean expectedMark, boolean newMark) {
    Pair<V> now = pair.get();
    if (now.reference != expectedReference || now.mark != expectedMark) {
      return false;
    }
    return now.reference == newReference && now.mark == newMark
        || pair.compareAndSet(now, new Pair<V>(newReference, newMark));
  }

  public void set(V newReference, boolean newMark) {
    Pair<V> now = pair.get();
    if (now.reference != newReference || now.mark != newMark) {
      pair.set(new Pair<V>(newReference, newMark));
    }
  }

  public boolean attemptMark(V expectedReference, boolean newMark) {
    Pair<V> now = pair.get();
    if (now.reference != expectedReference) {
      return false;
    }
    return now.mark == newMark || pair.compareAndSet(now, new Pair<V>(now.reference, newMark));
  }
}
