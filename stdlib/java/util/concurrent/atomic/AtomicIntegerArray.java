package java.util.concurrent.atomic;

import braid.internal.NotAtomic;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/** An array of ints, each of which threads read and change in single steps. */
public class AtomicIntegerArray implements java.io.Serializable {
  private final AtomicInteger[] cells;

  public AtomicIntegerArray(int length) {
    cells = new AtomicInteger[length];
    for (int i = 0; i < length; i++) {
      cells[i] = new AtomicInteger();
    }
  }

  public AtomicIntegerArray(int[] array) {
    cells = new AtomicInteger[array.length];
    for (int i = 0; i < array.length; i++) {
      cells[i] = new AtomicInteger(array[i]);
    }
  }

  private AtomicInteger cell(int i) {
    if (i < 0 || i >= cells.length) {
      throw new ArrayIndexOutOfBoundsException(
          "Index " + i + " out of bounds for length " + cells.length);
    }
    return cells[i];
  }

  public final int length() {
    return cells.length;
  }

  public final int get(int i) {
    return cell(i).get();
  }

  public final void set(int i, int newValue) {
    cell(i).set(newValue);
  }

  public final void lazySet(int i, int newValue) {
    cell(i).lazySet(newValue);
  }

  public final int getAndSet(int i, int newValue) {
    return cell(i).getAndSet(newValue);
  }

  public final boolean compareAndSet(int i, int expectedValue, int newValue) {
    return cell(i).compareAndSet(expectedValue, newValue);
  }

  public final boolean weakCompareAndSet(int i, int expectedValue, int newValue) {
    return cell(i).weakCompareAndSet(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetPlain(int i, int expectedValue, int newValue) {
    return cell(i).weakCompareAndSetPlain(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetVolatile(int i, int expectedValue, int newValue) {
    return cell(i).weakCompareAndSetVolatile(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetAcquire(int i, int expectedValue, int newValue) {
    return cell(i).weakCompareAndSetAcquire(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetRelease(int i, int expectedValue, int newValue) {
    return cell(i).weakCompareAndSetRelease(expectedValue, newValue);
  }

  public final int getAndIncrement(int i) {
    return cell(i).getAndIncrement();
  }

  public final int getAndDecrement(int i) {
    return cell(i).getAndDecrement();
  }

  public final int getAndAdd(int i, int delta) {
    return cell(i).getAndAdd(delta);
  }

  public final int incrementAndGet(int i) {
    return cell(i).incrementAndGet();
  }

  public final int decrementAndGet(int i) {
    return cell(i).decrementAndGet();
  }

  public final int addAndGet(int i, int delta) {
    return cell(i).addAndGet(delta);
  }

  public final int getAndUpdate(int i, IntUnaryOperator updateFunction) {
    return cell(i).getAndUpdate(updateFunction);
  }

  public final int updateAndGet(int i, IntUnaryOperator updateFunction) {
    return cell(i).updateAndGet(updateFunction);
  }

  public final int getAndAccumulate(int i, int x, IntBinaryOperator accumulatorFunction) {
    return cell(i).getAndAccumulate(x, accumulatorFunction);
  }

  public final int accumulateAndGet(int i, int x, IntBinaryOperator accumulatorFunction) {
    return cell(i).accumulateAndGet(x, accumulatorFunction);
  }

  public final int getPlain(int i) {
    return cell(i).getPlain();
  }

  public final int getOpaque(int i) {
    return cell(i).getOpaque();
  }

  public final int getAcquire(int i) {
    return cell(i).getAcquire();
  }

  public final void setPlain(int i, int newValue) {
    cell(i).setPlain(newValue);
  }

  public final void setOpaque(int i, int newValue) {
    cell(i).setOpaque(newValue);
  }

  public final void setRelease(int i, int newValue) {
    cell(i).setRelease(newValue);
  }

  public final int compareAndExchange(int i, int expectedValue, int newValue) {
    return cell(i).compareAndExchange(expectedValue, newValue);
  }

  public final int compareAndExchangeAcquire(int i, int expectedValue, int newValue) {
    return cell(i).compareAndExchangeAcquire(expectedValue, newValue);
  }

  public final int compareAndExchangeRelease(int i, int expectedValue, int newValue) {
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
