package java.util.concurrent.atomic;

import braid.internal.FieldSlot;
import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

/** Makes atomic what threads do with a volatile long field, in any object of a class. */
public abstract class AtomicLongFieldUpdater<T> {
  protected AtomicLongFieldUpdater() {}

  public static <U> AtomicLongFieldUpdater<U> newUpdater(Class<U> tclass, String fieldName) {
    return new OfSlot<U>(tclass, FieldSlot.slot(tclass, fieldName, "J", "long"));
  }

  public abstract boolean compareAndSet(T obj, long expect, long update);

  public abstract boolean weakCompareAndSet(T obj, long expect, long update);

  public abstract void set(T obj, long newValue);

  public abstract void lazySet(T obj, long newValue);

  public abstract long get(T obj);

  public long getAndSet(T obj, long newValue) {
    return getAndUpdate(obj, old -> newValue);
  }

  public long getAndIncrement(T obj) {
    return getAndAdd(obj, 1);
  }

  public long getAndDecrement(T obj) {
    return getAndAdd(obj, -1);
  }

  public long getAndAdd(T obj, long delta) {
    return getAndUpdate(obj, old -> old + delta);
  }

  public long incrementAndGet(T obj) {
    return getAndAdd(obj, 1) + 1;
  }

  public long decrementAndGet(T obj) {
    return getAndAdd(obj, -1) - 1;
  }

  public long addAndGet(T obj, long delta) {
    return getAndAdd(obj, delta) + delta;
  }

  public final long getAndUpdate(T obj, LongUnaryOperator updateFunction) {
    while (true) {
      long old = get(obj);
      if (compareAndSet(obj, old, updateFunction.applyAsLong(old))) {
        return old;
      }
    }
  }

  public final long updateAndGet(T obj, LongUnaryOperator updateFunction) {
    while (true) {
      long old = get(obj);
      long made = updateFunction.applyAsLong(old);
      if (compareAndSet(obj, old, made)) {
        return made;
      }
    }
  }

  public final long getAndAccumulate(T obj, long x, LongBinaryOperator accumulatorFunction) {
    return getAndUpdate(obj, old -> accumulatorFunction.applyAsLong(old, x));
  }

  public final long accumulateAndGet(T obj, long x, LongBinaryOperator accumulatorFunction) {
    return updateAndGet(obj, old -> accumulatorFunction.applyAsLong(old, x));
  }

  /** What newUpdater makes. */
  private static final class OfSlot<T> extends AtomicLongFieldUpdater<T> {
    private final Class<T> cls;
    private final int slot;

    OfSlot(Class<T> cls, int slot) {
      this.cls = cls;
      this.slot = slot;
    }

    private Object checked(T obj) {
      if (!cls.isInstance(obj)) {
        throw new ClassCastException();
      }
      return obj;
    }

    @Override
    public boolean compareAndSet(T obj, long expect, long update) {
      return FieldSlot.replaceLong(checked(obj), slot, expect, update);
    }

    @Override
    public boolean weakCompareAndSet(T obj, long expect, long update) {
      return FieldSlot.replaceLong(checked(obj), slot, expect, update);
    }

    @Override
    public void set(T obj, long newValue) {
      FieldSlot.setLong(checked(obj), slot, newValue);
    }

    @Override
    public void lazySet(T obj, long newValue) {
      FieldSlot.setLong(checked(obj), slot, newValue);
    }

    @Override
    public long get(T obj) {
      return FieldSlot.getLong(checked(obj), slot);
    }

    @Override
    public long getAndSet(T obj, long newValue) {
      return FieldSlot.swapLong(checked(obj), slot, newValue);
    }

    @Override
    public long getAndAdd(T obj, long delta) {
      return FieldSlot.addLong(checked(obj), slot, delta);
    }
  }
}
