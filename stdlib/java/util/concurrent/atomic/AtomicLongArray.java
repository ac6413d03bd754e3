package java.util.concurrent.atomic;

import braid.internal.NotAtomic;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

/** An array of longs, each of which threads read and change in single steps. */
public class AtomicLongArray implements java.io.Serializable {
  private final AtomicLong[] cells;

  public AtomicLongArray(int length) {
    cells = new AtomicLong[length];
    for (int i = 0; i < length; i++) {
      cells[i] = new AtomicLong();
    }
  }

  public AtomicLongArray(long[] array) {
    cells = new AtomicLong[array.length];
    for (int i = 0; i < array.length; i++) {
      cells[i] = new AtomicLong(array[i]);
    }
  }

  private AtomicLong cell(int i) {
    if (i < 0 || i >= cells.length) {
      throw new ArrayIndexOutOfBoundsException(
          "Index " + i + " out of bounds for length " + cells.length);
    }
    return cells[i];
  }

  public final int length() {
    return cells.length;
  }

  public final long get(int i) {
    return cell(i).get();
  }

  public final void set(int i, long newValue) {
    cell(i).set(newValue);
  }

  public final void lazySet(int i, long newValue) {
    cell(i).lazySet(newValue);
  }

  public final long getAndSet(int i, long newValue) {
    return cell(i).getAndSet(newValue);
  }

  public final boolean compareAndSet(int i, long expectedValue, long newValue) {
    return cell(i).compareAndSet(expectedValue, newValue);
  }

  public final boolean weakCompareAndSet(int i, long expectedValue, long newValue) {
    return cell(i).weakCompareAndSet(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetPlain(int i, long expectedValue, long newValue) {
    return cell(i).weakCompareAndSetPlain(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetVolatile(int i, long expectedValue, long newValue) {
    return cell(i).weakCompareAndSetVolatile(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetAcquire(int i, long expectedValue, long newValue) {
    return cell(i).weakCompareAndSetAcquire(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetRelease(int i, long expectedValue, long newValue) {
    return cell(i).weakCompareAndSetRelease(expectedValue, newValue);
  }

  public final long getAndIncrement(int i) {
    return cell(i).getAndIncrement();
  }

  public final long getAndDecrement(int i) {
    return cell(i).getAndDecrement();
  }

  public final long getAndAdd(int i, long delta) {
    return cell(i).getAndAdd(delta);
  }

  public final long incrementAndGet(int i) {
    return cell(i).incrementAndGet();
  }

  public final long decrementAndGet(int i) {
    return cell(i).decrementAndGet();
  }

  public final long addAndGet(int i, long delta) {
    return cell(i).addAndGet(delta);
  }

  public final long getAndUpdate(int i, LongUnaryOperator updateFunction) {
    return cell(i).getAndUpdate(updateFunction);
  }

  public final long updateAndGet(int i, LongUnaryOperator updateFunction) {
    return cell(i).updateAndGet(updateFunction);
  }

  public final long getAndAccumulate(int i, long x, LongBinaryOperator accumulatorFunction) {
    return cell(i).getAndAccumulate(x, accumulatorFunction);
  }

  public final long accumulateAndGet(int i, long x, LongBinaryOperator accumulatorFunction) {
    return cell(i).accumulateAndGet(x, accumulatorFunction);
  }

  public final long getPlain(int i) {
    return cell(i).getPlain();
  }

  public final long getOpaque(int i) {
    return cell(i).getOpaque();
  }

  public final long getAcquire(int i) {
    return cell(i).getAcquire();
  }

  public final void setPlain(int i, long newValue) {
    cell(i).setPlain(newValue);
  }

  public final void setOpaque(int i, long newValue) {
    cell(i).setOpaque(newValue);
  }

  public final void setRelease(int i, long newValue) {
    cell(i).setRelease(newValue);
  }

  public final long compareAndExchange(int i, long expectedValue, long newValue) {
    return cell(i).compareAndExchange(expectedValue, newValue);
  }

  public final long compareAndExchangeAcquire(int i, long expectedValue, long newValue) {
    return cell(i).compareAndExchangeAcquire(expectedValue, newValue);
  }

  public final long compareAndExchangeRelease(int i, long expectedValue, long newValue) {
    return cell(i).compareAndExchangeRelease(expectedValue, newValue);
  }

  @Override
  @NotAtomic("one element after the other")
  public String toString() {
    StringBuilder text = new StringBuilder("[");
    for (int i = 0; i < cells.length; i++) {
      text.append(i == 0 ? "" : ", ").append(cells[i].get());
    }
    return text.append(']').toString();
  }
}
