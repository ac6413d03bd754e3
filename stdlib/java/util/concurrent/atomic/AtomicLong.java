package java.util.concurrent.atomic;

import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

/** A long that threads read and change in single steps: each native method is one. */
public class AtomicLong extends Number {
  private volatile long value;

  public AtomicLong(long initialValue) {
    value = initialValue;
  }

  public AtomicLong() {}

  public final native long get();

  public final native void set(long newValue);

  public final native long getAndSet(long newValue);

  public final native boolean compareAndSet(long expectedValue, long newValue);

  public final native long compareAndExchange(long expectedValue, long newValue);

  public final native long getAndAdd(long delta);

  public final native long addAndGet(long delta);

  public final native long getAndIncrement();

  public final native long incrementAndGet();

  public final native long getAndDecrement();

  public final native long decrementAndGet();

  public final void lazySet(long newValue) {
    set(newValue);
  }

  public final void setPlain(long newValue) {
    set(newValue);
  }

  public final void setOpaque(long newValue) {
    set(newValue);
  }

  public final void setRelease(long newValue) {
    set(newValue);
  }

  public final long getPlain() {
    return get();
  }

  public final long getOpaque() {
    return get();
  }

  public final long getAcquire() {
    return get();
  }

  public final boolean weakCompareAndSet(long expectedValue, long newValue) {
    return compareAndSet(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetPlain(long expectedValue, long newValue) {
    return compareAndSet(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetVolatile(long expectedValue, long newValue) {
    return compareAndSet(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetAcquire(long expectedValue, long newValue) {
    return compareAndSet(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetRelease(long expectedValue, long newValue) {
    return compareAndSet(expectedValue, newValue);
  }

  public final long compareAndExchangeAcquire(long expectedValue, long newValue) {
    return compareAndExchange(expectedValue, newValue);
  }

  public final long compareAndExchangeRelease(long expectedValue, long newValue) {
    return compareAndExchange(expectedValue, newValue);
  }

  public final long getAndUpdate(LongUnaryOperator updateFunction) {
    while (true) {
      long old = get();
      long made = updateFunction.applyAsLong(old);
      if (compareAndSet(old, made)) {
        return old;
      }
    }
  }

  public final long updateAndGet(LongUnaryOperator updateFunction) {
    while (true) {
      long old = get();
      long made = updateFunction.applyAsLong(old);
      if (compareAndSet(old, made)) {
        return made;
      }
    }
  }

  public final long getAndAccumulate(long x, LongBinaryOperator accumulatorFunction) {
    while (true) {
      long old = get();
      long made = accumulatorFunction.applyAsLong(old, x);
      if (compareAndSet(old, made)) {
        return old;
      }
    }
  }

  public final long accumulateAndGet(long x, LongBinaryOperator accumulatorFunction) {
    while (true) {
      long old = get();
      long made = accumulatorFunction.applyAsLong(old, x);
      if (compareAndSet(old, made)) {
        return made;
      }
    }
  }

  @Override
  public String toString() {
    return Long.toString(get());
  }

  @Override
  public int intValue() {
    return (int) get();
  }

  @Override
  public long longValue() {
    return get();
  }

  @Override
  public float floatValue() {
    return (float) get();
  }

  @Override
  public double doubleValue() {
    return (double) get();
  }
}
