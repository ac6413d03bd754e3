package java.util.concurrent.atomic;

import braid.internal.NotAtomic;
import java.util.Objects;
import java.util.function.DoubleBinaryOperator;
import java.util.function.LongBinaryOperator;

/** A value that many threads change by one function. */
public class DoubleAccumulator extends Number {
  private final Cells cells;
  private final LongBinaryOperator function;

  public DoubleAccumulator(DoubleBinaryOperator accumulatorFunction, double identity) {
    Objects.requireNonNull(accumulatorFunction);
    function =
        (a, b) ->
            Double.doubleToRawLongBits(
                accumulatorFunction.applyAsDouble(
                    Double.longBitsToDouble(a), Double.longBitsToDouble(b)));
    cells = new Cells(Double.doubleToRawLongBits(identity));
  }

  public void accumulate(double x) {
    cells.mine().accumulateAndGet(Double.doubleToRawLongBits(x), function);
  }

  @NotAtomic("the threads' parts, one after the other")
  public double get() {
    return Double.longBitsToDouble(cells.all(function, false));
  }

  @NotAtomic("the threads' parts, one after the other")
  public void reset() {
    cells.reset();
  }

  @NotAtomic("the threads' parts, one after the other")
  public double getThenReset() {
    return Double.longBitsToDouble(cells.all(function, true));
  }

  @Override
  public String toString() {
    return Double.toString(get());
  }

  @Override
  public long longValue() {
    return (long) get();
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
    return get();
  }
}
