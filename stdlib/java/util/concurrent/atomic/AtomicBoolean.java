package java.util.concurrent.atomic;

/** A boolean that threads read and change in single steps: each native method is one. */
public class AtomicBoolean implements java.io.Serializable {
  private volatile boolean value;

  public AtomicBoolean(boolean initialValue) {
    value = initialValue;
  }

  public AtomicBoolean() {}

  public final native boolean get();

  public final native void set(boolean newValue);

  public final native boolean getAndSet(boolean newValue);

  public final native boolean compareAndSet(boolean expectedValue, boolean newValue);

  public final native boolean compareAndExchange(boolean expectedValue, boolean newValue);

  public final void lazySet(boolean newValue) {
    set(newValue);
  }

  public final void setPlain(boolean newValue) {
    set(newValue);
  }

  public final void setOpaque(boolean newValue) {
    set(newValue);
  }

  public final void setRelease(boolean newValue) {
    set(newValue);
  }

  public final boolean getPlain() {
    return get();
  }

  public final boolean getOpaque() {
    return get();
  }

  public final boolean getAcquire() {
    return get();
  }

  public boolean weakCompareAndSet(boolean expectedValue, boolean newValue) {
    return compareAndSet(expectedValue, newValue);
  }

  public boolean weakCompareAndSetPlain(boolean expectedValue, boolean newValue) {
    return compareAndSet(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetVolatile(boolean expectedValue, boolean newValue) {
    return compareAndSet(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetAcquire(boolean expectedValue, boolean newValue) {
    return compareAndSet(expectedValue, newValue);
  }

  public final boolean weakCompareAndSetRelease(boolean expectedValue, boolean newValue) {
    return compareAndSet(expectedValue, newValue);
  }

  public final boolean compareAndExchangeAcquire(boolean expectedValue, boolean newValue) {
    return compareAndExchange(expectedValue, newValue);
  }

  public final boolean compareAndExchangeRelease(boolean expectedValue, boolean newValue) {
    return compareAndExchange(expectedValue, newValue);
  }

  @Override
  public String toString() {
    return String.valueOf(get());
  }
}
