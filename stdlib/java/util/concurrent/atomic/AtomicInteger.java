package java.util.concurrent.atomic;

import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/** An int that threads read and change in single steps: each native method is one. */
public class AtomicInteger extends Number {
  private volatile int value;

  public AtomicInteger(int initialValue) {
    value = initialValue;
  }

  public AtomicInteger() {}

  public final native int get();

  public final native void set(int newValue);

  public final native int getAndSet(int newValue);

  public final native boolean compareAndSet(int expectedValue, int newValue);

  public final native int compareAndExchange(int expectedValue, int newValue);

  public final native int getAndAdd(int delta);

  public final native int addAndGet(int delta);

  public final native int getAndIncrement();

  public final native int incrementAndGet();

  public final native int getAndDecrement();

  public final native int decrementAndGet();

  public final void lazySet(int newValue) {
    set(newValue);
  }

  public final void setPlain(int newValue) {
    set(newValue);
  }

  public final void setOpaque(int newValue) {
    set(newValue);
  }

  public final void setRelease(int newValue) {
    set(newValue);
  }

  public final int getPlain() {
    return get();
  }

  public final int getOpaque() {
    return get();
  }

  public final int getAcquire() {
    return get();
  }

  public final boolean weakCompareAndSet(int expectedValue, int newValue) {
    return compareAndSet(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetPlain(int expectedValue, int newValue) {
    return compareAndSet(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetVolatile(int expectedValue, int newValue) {
    return compareAndSet(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetAcquire(int expectedValue, int newValue) {
    return compareAndSet(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetRelease(int expectedValue, int newValue) {
    return compareAndSet(expectedValue, newValue);
  }

  public final int compareAndExchangeAcquire(int expectedValue, int newValue) {
    return compareAndExchange(expectedValue, newValue);
  }

  public final int compareAndExchangeRelease(int expectedValue, int newValue) {
    return compareAndExchange(expectedValue, newValue);
  }

  public final int getAndUpdate(IntUnaryOperator updateFunction) {
    while (true) {
      int old = get();
      int made = updateFunction.applyAsInt(old);
      if (compareAndSet(old, made)) {
        return old;
      }
    }
  }

  public final int updateAndGet(IntUnaryOperator updateFunction) {
    while (true) {
      int old = get();
      int made = updateFunction.applyAsInt(old);
      if (compareAndSet(old, made)) {
        return made;
      }
    }
  }

  public final int getAndAccumulate(int x, IntBinaryOperator accumulatorFunction) {
    while (true) {
      int old = get();
      int made = accumulatorFunction.applyAsInt(old, x);
      if (compareAndSet(old, made)) {
        return old;
      }
    }
  }

  public final int accumulateAndGet(int x, IntBinaryOperator accumulatorFunction) {
    while (true) {
      int old = get();
      int made = accumulatorFunction.applyAsInt(old, x);
      if (compareAndSet(old, made)) {
        return made;
      }
    }
  }

  @Override
  public String toString() {
    return Integer.toString(get());
  }

  @Override
  public int intValue() {
    return get();
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
