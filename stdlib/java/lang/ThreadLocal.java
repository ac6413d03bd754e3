package java.lang;

import java.util.function.Supplier;

/** A variable of which each thread has its own copy, kept in the thread. */
public class ThreadLocal<T> {
  private Supplier<? extends T> supplier;

  public ThreadLocal() {}

  public static <S> ThreadLocal<S> withInitial(Supplier<? extends S> supplier) {
    if (supplier == null) {
      throw new NullPointerException();
    }
    ThreadLocal<S> made = new ThreadLocal<>();
    made.supplier = supplier;
    return made;
  }

  protected T initialValue() {
    return supplier == null ? null : supplier.get();
  }

  @SuppressWarnings("unchecked")
  public T get() {
    Thread.Locals locals = locals(Thread.currentThread());
    int index = locals.find(this);
    if (index >= 0) {
      return (T) locals.values[index];
    }
    T value = initialValue();
    locals.put(this, value);
    return value;
  }

  public void set(T value) {
    locals(Thread.currentThread()).put(this, value);
  }

  public void remove() {
    locals(Thread.currentThread()).remove(this);
  }

  Thread.Locals locals(Thread thread) {
    if (thread.locals == null) {
      thread.locals = new Thread.Locals();
    }
    return thread.locals;
  }
}
