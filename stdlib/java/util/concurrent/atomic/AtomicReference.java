package java.util.concurrent.atomic;

import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/** A reference that threads read and change in single steps: each native method is one. */
public class AtomicReference<V> implements java.io.Serializable {
  private volatile V value;

  public AtomicReference(V initialValue) {
    value = initialValue;
  }

  public AtomicReference() {}

  public final native V get();

  public final native void set(V newValue);

  public final native V getAndSet(V newValue);

  public final native boolean compareAndSet(V expectedValue, V newValue);

  public final native V compareAndExchange(V expectedValue, V newValue);

  public final void lazySet(V newValue) {
    set(newValue);
  }

  public final void setPlain(V newValue) {
    set(newValue);
  }

  public final void setOpaque(V newValue) {
    set(newValue);
  }

  public final void setRelease(V newValue) {
    set(newValue);
  }

  public final V getPlain() {
    return get();
  }

  public final V getOpaque() {
    return get();
  }

  public final V getAcquire() {
    return get();
  }

  public final boolean weakCompareAndSet(V expectedValue, V newValue) {
    return compareAndSet(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetPlain(V expectedValue, V newValue) {
    return compareAndSet(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetVolatile(V expectedValue, V newValue) {
    return compareAndSet(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetAcquire(V expectedValue, V newValue) {
    return compareAndSet(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetRelease(V expectedValue, V newValue) {
    return compareAndSet(expectedValue, newValue);
  }

  public final V compareAndExchangeAcquire(V expectedValue, V newValue) {
    return compareAndExchange(expectedValue, newValue);
  }

  public final V compareAndExchangeRelease(V expectedValue, V newValue) {
    return compareAndExchange(expectedValue, newValue);
  }

  public final V getAndUpdate(UnaryOperator<V> updateFunction) {
    while (true) {
      V old = get();
      V made = updateFunction.apply(old);
      if (compareAndSet(old, made)) {
        return old;
      }
    }
  }

  public final V updateAndGet(UnaryOperator<V> updateFunction) {
    while (true) {
      V old = get();
      V made = updateFunction.apply(old);
      if (compareAndSet(old, made)) {
        return made;
      }
    }
  }

  public final V getAndAccumulate(V x, BinaryOperator<V> accumulatorFunction) {
    while (true) {
      V old = get();
      V made = accumulatorFunction.apply(old, x);
      if (compareAndSet(old, made)) {
        return old;
      }
    }
  }

  public final V accumulateAndGet(V x, BinaryOperator<V> accumulatorFunction) {
    while (true) {
      V old = get();
      V made = accumulatorFunction.apply(old, x);
      if (compareAndSet(old, made)) {
        return made;
      }
    }
  }

  @Override
  public String toString() {
    return String.valueOf(get());
  }
}
