package java.util.concurrent.atomic;

import braid.internal.NotAtomic;
import java.util.function.LongBinaryOperator;

/** A sum that many threads add to. */
public class LongAdder extends Number {
  private final Cells cells;
  private final LongBinaryOperator function = (a, b) -> a + b;

  public LongAdder() {
    cells = new Cells(0L);
  }

  public void add(long x) {
    cells.mine().addAndGet(x);
  }

  public void increment() {
    add(1L);
  }

  public void decrement() {
    add(-1L);
  }

  @NotAtomic("the threads' parts, one after the other")
  public long sum() {
    return cells.all(function, false);
  }

  @NotAtomic("the threads' parts, one after the other")
  public void reset() {
    cells.reset();
  }

  @NotAtomic("the threads' parts, one after the other")
  public long sumThenReset() {
    return cells.all(function, true);
  }

  @Override
  public String toString() {
    return Long.toString(sum());
  }

  @Override
  public long longValue() {
    return sum();
  }

  @Override
  public int intValue() {
    return (int) sum();
  }

  @Override
  public float floatValue() {
    return (float) sum();
  }

  @Override
  public double doubleValue() {
    return (double) sum();
  }
}
