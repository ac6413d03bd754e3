package java.util.concurrent.atomic;

import braid.internal.FieldSlot;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/** Makes atomic what threads do with a volatile int field, in any object of a class. */
public abstract class AtomicIntegerFieldUpdater<T> {
  protected AtomicIntegerFieldUpdater() {}

  public static <U> AtomicIntegerFieldUpdater<U> newUpdater(Class<U> tclass, String fieldName) {
    return new OfSlot<U>(tclass, FieldSlot.slot(tclass, fieldName, "I", "integer"));
  }

  public abstract boolean compareAndSet(T obj, int expect, int update);

  public abstract boolean weakCompareAndSet(T obj, int expect, int update);

  public abstract void set(T obj, int newValue);

  public abstract void lazySet(T obj, int newValue);

  public abstract int get(T obj);

  public int getAndSet(T obj, int newValue) {
    return getAndUpdate(obj, old -> newValue);
  }

  public int getAndIncrement(T obj) {
    return getAndAdd(obj, 1);
  }

  public int getAndDecrement(T obj) {
    return getAndAdd(obj, -1);
  }

  public int getAndAdd(T obj, int delta) {
    return getAndUpdate(obj, old -> old + delta);
  }

  public int incrementAndGet(T obj) {
    return getAndAdd(obj, 1) + 1;
  }

  public int decrementAndGet(T obj) {
    return getAndAdd(obj, -1) - 1;
  }

  public int addAndGet(T obj, int delta) {
    return getAndAdd(obj, delta) + delta;
  }

  public final int getAndUpdate(T obj, IntUnaryOperator updateFunction) {
    while (true) {
      int old = get(obj);
      if (compareAndSet(obj, old, updateFunction.applyAsInt(old))) {
        return old;
      }
    }
  }

  public final int updateAndGet(T obj, IntUnaryOperator updateFunction) {
    while (true) {
      int old = get(obj);
      int made = updateFunction.applyAsInt(old);
      if (compareAndSet(obj, old, made)) {
        return made;
      }
    }
  }

  public final int getAndAccumulate(T obj, int x, IntBinaryOperator accumulatorFunction) {
    return getAndUpdate(obj, old -> accumulatorFunction.applyAsInt(old, x));
  }

  public final int accumulateAndGet(T obj, int x, IntBinaryOperator accumulatorFunction) {
    return updateAndGet(obj, old -> accumulatorFunction.applyAsInt(old, x));
  }

  /** What newUpdater makes. */
  private static final class OfSlot<T> extends AtomicIntegerFieldUpdater<T> {
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
    public boolean compareAndSet(T obj, int expect, int update) {
      return FieldSlot.replaceInt(checked(obj), slot, expect, update);
    }

    @Override
    public boolean weakCompareAndSet(T obj, int expect, int update) {
      return FieldSlot.replaceInt(checked(obj), slot, expect, update);
    }

    @Override
    public void set(T obj, int newValue) {
      FieldSlot.setInt(checked(obj), slot, newValue);
    }

    @Override
    public void lazySet(T obj, int newValue) {
      FieldSlot.setInt(checked(obj), slot, newValue);
    }

    @Override
    public int get(T obj) {
      return FieldSlot.getInt(checked(obj), slot);
    }

    @Override
    public int getAndSet(T obj, int newValue) {
      return FieldSlot.swapInt(checked(obj), slot, newValue);
    }

    @Override
    public int getAndAdd(T obj, int delta) {
      return FieldSlot.addInt(checked(obj), slot, delta);
    }
  }
}
