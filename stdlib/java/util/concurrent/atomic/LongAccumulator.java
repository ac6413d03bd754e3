package java.util.concurrent.atomic;

import braid.internal.NotAtomic;
import java.util.Objects;
import java.util.function.LongBinaryOperator;

/** A value that many threads change by one function. */
public class LongAccumulator extends Number {
  private final Cells cells;
  private final LongBinaryOperator function;

  public LongAccumulator(LongBinaryOperator accumulatorFunction, long identity) {
    Objects.requireNonNull(accumulatorFunction);
    function = accumulatorFunction;
    cells = new Cells(identity);
  }

  public void accumulate(long x) {
    cells.mine().accumulateAndGet(x, function);
  }

  @NotAtomic("the threads' parts, one after the other")
  public long get() {
    return cells.all(function, false);
  }

  @NotAtomic("the threads' parts, one after the other")
  public void reset() {
    cells.reset();
  }

  @NotAtomic("the threads' parts, one after the other")
  public long getThenReset() {
    return cells.all(function, true);
  }

  @Override
  public String toString() {
    return Long.toString(get());
  }

  @Override
  public long longValue() {
    return get();
  }

  @Override
  public int intValue() {
    return (int) get();
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
