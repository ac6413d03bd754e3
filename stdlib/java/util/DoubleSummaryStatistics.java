package java.util;

import java.util.function.DoubleConsumer;

/** Number, sum, smallest and largest of the doubles that were given to it. The sum is Kahan's, with a correction. */
public class DoubleSummaryStatistics implements DoubleConsumer {
  private long count;
  private double sum;
  /** What the additions have put into the sum too much. */
  private double excess;
  /** Added up simply: right where the other one is not, if there are infinities. */
  private double plainSum;
  private double min = Double.POSITIVE_INFINITY;
  private double max = Double.NEGATIVE_INFINITY;

  public DoubleSummaryStatistics() {}

  public DoubleSummaryStatistics(long count, double min, double max, double sum) {
    if (count < 0) {
      throw new IllegalArgumentException("Negative count value");
    }
    if (count > 0) {
      if (min > max) {
        throw new IllegalArgumentException("Minimum greater than maximum");
      }
      checkNumbers(min, max, sum);
      this.count = count;
      this.sum = sum;
      this.plainSum = sum;
      this.min = min;
      this.max = max;
    }
  }

  /** All of them are NaN, or none. */
  private static void checkNumbers(double min, double max, double sum) {
    boolean some = Double.isNaN(min) || Double.isNaN(max) || Double.isNaN(sum);
    boolean all = Double.isNaN(min) && Double.isNaN(max) && Double.isNaN(sum);
    if (some && !all) {
      throw new IllegalArgumentException("Some, not all, of the minimum, maximum, or sum is NaN");
    }
  }

  @Override
  public void accept(double value) {
    count++;
    plainSum += value;
    add(value);
    min = Math.min(min, value);
    max = Math.max(max, value);
  }

  private void add(double value) {
    double corrected = value - excess;
    double next = sum + corrected;
    excess = (next - sum) - corrected;
    sum = next;
  }

  public void combine(DoubleSummaryStatistics other) {
    count += other.count;
    plainSum += other.plainSum;
    add(other.sum);
    add(-other.excess);
    min = Math.min(min, other.min);
    max = Math.max(max, other.max);
  }

  public final long getCount() {
    return count;
  }

  public final double getSum() {
    double best = sum - excess;
    return Double.isNaN(best) && Double.isInfinite(plainSum) ? plainSum : best;
  }

  public final double getMin() {
    return min;
  }

  public final double getMax() {
    return max;
  }

  public final double getAverage() {
    return count > 0 ? getSum() / count : 0.0;
  }

  @Override
  public String toString() {
    return String.format("%s{count=%d, sum=%f, min=%f, average=%f, max=%f}",
        getClass().getSimpleName(), count, getSum(), min, getAverage(), max);
  }
}
