package java.util.concurrent.atomic;

import braid.internal.NotAtomic;
import java.util.function.LongBinaryOperator;

/** A sum that many threads add to. */
public class DoubleAdder extends Number {
  private final Cells cells;
  private final LongBinaryOperator function =
      (a, b) ->
          Double.doubleToRawLongBits(Double.longBitsToDouble(a) + Double.longBitsToDouble(b));

  public DoubleAdder() {
    cells = new Cells(0L);
  }

  public void add(double x) {
    cells.mine().accumulateAndGet(Double.doubleToRawLongBits(x), function);
  }

  @NotAtomic("the threads' parts, one after the other")
  public double sum() {
    return Double.longBitsToDouble(cells.all(function, false));
  }

  @NotAtomic("the threads' parts, one after the other")
  public void reset() {
    cells.reset();
  }

  @NotAtomic("the threads' parts, one after the other")
  public double sumThenReset() {
    return Double.longBitsToDouble(cells.all(function, true));
  }

  @Override
  public String toString() {
    return Double.toString(sum());
  }

  @Override
  public long longValue() {
    return (long) sum();
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
    return sum();
  }
}
