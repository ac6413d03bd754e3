package braid.internal.stream;

/**
 * A step that does something with each element, given as a lambda, and hands on to the next step what comes of it.
 * There is one class for each kind of element; what comes out may be of another kind.
 */
abstract class Step extends Sink {
  /** For steps that may have had enough. */
  static class Flag {
    boolean set;
  }

  /** A flag, and the value for which it was set. */
  static final class Found<T> extends Flag {
    T value;

    void set(T value) {
      this.value = value;
      set = true;
    }
  }

  private static final Flag NEVER = new Flag();

  final Sink next;
  private final Flag enough;

  Step(Sink next, Flag enough) {
    this.next = next;
    this.enough = enough;
  }

  @Override
  public boolean done() {
    return enough.set || next.done();
  }

  @Override
  public void end() {
    next.end();
  }

  /** What to do with an object. */
  interface Work<T> {
    void run(T value, Sink next);
  }

  interface IntWork {
    void run(int value, Sink next);
  }

  interface LongWork {
    void run(long value, Sink next);
  }

  interface DoubleWork {
    void run(double value, Sink next);
  }

  static <T> Step of(Sink next, Work<T> work) {
    return of(next, NEVER, work);
  }

  @SuppressWarnings("unchecked")
  static <T> Step of(Sink next, Flag enough, Work<T> work) {
    return new Step(next, enough) {
      @Override
      public void accept(Object value) {
        work.run((T) value, this.next);
      }
    };
  }

  static Step ofInt(Sink next, IntWork work) {
    return ofInt(next, NEVER, work);
  }

  static Step ofInt(Sink next, Flag enough, IntWork work) {
    return new Step(next, enough) {
      @Override
      public void accept(int value) {
        work.run(value, this.next);
      }
    };
  }

  static Step ofLong(Sink next, LongWork work) {
    return ofLong(next, NEVER, work);
  }

  static Step ofLong(Sink next, Flag enough, LongWork work) {
    return new Step(next, enough) {
      @Override
      public void accept(long value) {
        work.run(value, this.next);
      }
    };
  }

  static Step ofDouble(Sink next, DoubleWork work) {
    return ofDouble(next, NEVER, work);
  }

  static Step ofDouble(Sink next, Flag enough, DoubleWork work) {
    return new Step(next, enough) {
      @Override
      public void accept(double value) {
        work.run(value, this.next);
      }
    };
  }
}
