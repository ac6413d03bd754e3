package java.util.concurrent.atomic;

import braid.internal.FieldSlot;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/** Makes atomic what threads do with a volatile reference, in any object of a class. */
public abstract class AtomicReferenceFieldUpdater<T, V> {
  protected AtomicReferenceFieldUpdater() {}

  public static <U, W> AtomicReferenceFieldUpdater<U, W> newUpdater(
      Class<U> tclass, Class<W> vclass, String fieldName) {
    return new OfSlot<U, W>(tclass, vclass, FieldSlot.slot(tclass, fieldName, vclass));
  }

  public abstract boolean compareAndSet(T obj, V expect, V update);

  public abstract boolean weakCompareAndSet(T obj, V expect, V update);

  public abstract void set(T obj, V newValue);

  public abstract void lazySet(T obj, V newValue);

  public abstract V get(T obj);

  public V getAndSet(T obj, V newValue) {
    return getAndUpdate(obj, old -> newValue);
  }

  public final V getAndUpdate(T obj, UnaryOperator<V> updateFunction) {
    while (true) {
      V old = get(obj);
      if (compareAndSet(obj, old, updateFunction.apply(old))) {
        return old;
      }
    }
  }

  public final V updateAndGet(T obj, UnaryOperator<V> updateFunction) {
    while (true) {
      V old = get(obj);
      V made = updateFunction.apply(old);
      if (compareAndSet(obj, old, made)) {
        return made;
      }
    }
  }

  public final V getAndAccumulate(T obj, V x, BinaryOperator<V> accumulatorFunction) {
    return getAndUpdate(obj, old -> accumulatorFunction.apply(old, x));
  }

  public final V accumulateAndGet(T obj, V x, BinaryOperator<V> accumulatorFunction) {
    return updateAndGet(obj, old -> accumulatorFunction.apply(old, x));
  }

  /** What newUpdater makes. */
  private static final class OfSlot<T, V> extends AtomicReferenceFieldUpdater<T, V> {
    private final Class<T> cls;
    private final Class<V> type;
    private final int slot;

    OfSlot(Class<T> cls, Class<V> type, int slot) {
      this.cls = cls;
      this.type = type;
      this.slot = slot;
    }

    private Object checked(T obj) {
      if (!cls.isInstance(obj)) {
        throw new ClassCastException();
      }
      return obj;
    }

    private Object checkedValue(V value) {
      if (value != null && !type.isInstance(value)) {
        throw new ClassCastException();
      }
      return value;
    }

    @Override
    public boolean compareAndSet(T obj, V expect, V update) {
      return FieldSlot.replace(checked(obj), slot, expect, checkedValue(update));
    }

    @Override
    public boolean weakCompareAndSet(T obj, V expect, V update) {
      return compareAndSet(obj, expect, update);
    }

    @Override
    public void set(T obj, V newValue) {
      FieldSlot.set(checked(obj), slot, checkedValue(newValue));
    }

    @Override
    public void lazySet(T obj, V newValue) {
      set(obj, newValue);
    }

    @Override
    @SuppressWarnings("unchecked")
    public V get(T obj) {
      return (V) FieldSlot.get(checked(obj), slot);
    }

    @Override
    @SuppressWarnings("unchecked")
    public V getAndSet(T obj, V newValue) {
      return (V) FieldSlot.swap(checked(obj), slot, checkedValue(newValue));
    }
  }
}
