package java.util.concurrent.atomic;

import braid.internal.NotAtomic;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/** An array of references, each of which threads read and change in single steps. */
public class AtomicReferenceArray<E> implements java.io.Serializable {
  private final AtomicReference<E>[] cells;

  @SuppressWarnings("unchecked")
  public AtomicReferenceArray(int length) {
    cells = (AtomicReference<E>[]) new AtomicReference[length];
    for (int i = 0; i < length; i++) {
      cells[i] = new AtomicReference<E>();
    }
  }

  @SuppressWarnings("unchecked")
  public AtomicReferenceArray(E[] array) {
    cells = (AtomicReference<E>[]) new AtomicReference[array.length];
    for (int i = 0; i < array.length; i++) {
      cells[i] = new AtomicReference<E>(array[i]);
    }
  }

  private AtomicReference<E> cell(int i) {
    if (i < 0 || i >= cells.length) {
      throw new ArrayIndexOutOfBoundsException(
          "Index " + i + " out of bounds for length " + cells.length);
    }
    return cells[i];
  }

  public final int length() {
    return cells.length;
  }

  public final E get(int i) {
    return cell(i).get();
  }

  public final void set(int i, E newValue) {
    cell(i).set(newValue);
  }

  public final void lazySet(int i, E newValue) {
    cell(i).lazySet(newValue);
  }

  public final E getAndSet(int i, E newValue) {
    return cell(i).getAndSet(newValue);
  }

  public final boolean compareAndSet(int i, E expectedValue, E newValue) {
    return cell(i).compareAndSet(expectedValue, newValue);
  }

  public final boolean weakCompareAndSet(int i, E expectedValue, E newValue) {
    return cell(i).weakCompareAndSet(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetPlain(int i, E expectedValue, E newValue) {
    return cell(i).weakCompareAndSetPlain(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetVolatile(int i, E expectedValue, E newValue) {
    return cell(i).weakCompareAndSetVolatile(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetAcquire(int i, E expectedValue, E newValue) {
    return cell(i).weakCompareAndSetAcquire(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetRelease(int i, E expectedValue, E newValue) {
    return cell(i).weakCompareAndSetRelease(expectedValue, newValue);
  }

  public final E getAndUpdate(int i, UnaryOperator<E> updateFunction) {
    return cell(i).getAndUpdate(updateFunction);
  }

  public final E updateAndGet(int i, UnaryOperator<E> updateFunction) {
    return cell(i).updateAndGet(updateFunction);
  }

  public final E getAndAccumulate(int i, E x, BinaryOperator<E> accumulatorFunction) {
    return cell(i).getAndAccumulate(x, accumulatorFunction);
  }

  public final E accumulateAndGet(int i, E x, BinaryOperator<E> accumulatorFunction) {
    return cell(i).accumulateAndGet(x, accumulatorFunction);
  }

  public final E getPlain(int i) {
    return cell(i).getPlain();
  }

  public final E getOpaque(int i) {
    return cell(i).getOpaque();
  }

  public final E getAcquire(int i) {
    return cell(i).getAcquire();
  }

  public final void setPlain(int i, E newValue) {
    cell(i).setPlain(newValue);
  }

  public final void setOpaque(int i, E newValue) {
    cell(i).setOpaque(newValue);
  }

  public final void setRelease(int i, E newValue) {
    cell(i).setRelease(newValue);
  }

  public final E compareAndExchange(int i, E expectedValue, E newValue) {
    return cell(i).compareAndExchange(expectedValue, newValue);
  }

  public final E compareAndExchangeAcquire(int i, E expectedValue, E newValue) {
    return cell(i).compareAndExchangeAcquire(expectedValue, newValue);
  }

  public final E compareAndExchangeRelease(int i, E expectedValue, E newValue) {
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
