package java.util.concurrent;

import braid.internal.Permit;

/** A gate that opens when a number has been counted down to zero. */
public class CountDownLatch {
  private final Permit count;

  public CountDownLatch(int count) {
    if (count < 0) {
      throw new IllegalArgumentException("count < 0");
    }
    this.count = new Permit(this, count, false);
  }

  public void await() throws InterruptedException {
    count.awaitZero(-1L, true);
  }

  public boolean await(long timeout, TimeUnit unit) throws InterruptedException {
    return count.awaitZero(Math.max(0L, unit.toNanos(timeout)), true);
  }

  public void countDown() {
    count.countDown();
  }

  public long getCount() {
    return count.get();
  }

  @Override
  public String toString() {
    return super.toString() + "[Count = " + count.get() + "]";
  }
}
