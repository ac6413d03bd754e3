package java.lang;

/** A thread-local variable whose value a new thread takes over from the thread that makes it. */
public class InheritableThreadLocal<T> extends ThreadLocal<T> {
  public InheritableThreadLocal() {}

  protected T childValue(T parentValue) {
    return parentValue;
  }

  @Override
  Thread.Locals locals(Thread thread) {
    if (thread.inheritableLocals == null) {
      thread.inheritableLocals = new Thread.Locals();
    }
    return thread.inheritableLocals;
  }

  /** What a new thread gets from its parent. */
  @SuppressWarnings("unchecked")
  static Thread.Locals copy(Thread.Locals from) {
    Thread.Locals to = new Thread.Locals();
    for (int i = 0; i < from.count; i++) {
      InheritableThreadLocal<Object> key = (InheritableThreadLocal<Object>) from.keys[i];
      to.put(key, key.childValue(from.values[i]));
    }
    return to;
  }
}
