package braid.internal.stream;

import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

/**
 * Where the elements of a stream go: the first of its steps, which hands on to the next one. Of the four methods
 * accept it has the one for the kind of element that comes to it.
 */
public abstract class Sink implements Consumer<Object>, IntConsumer, LongConsumer, DoubleConsumer {
  /** Takes anything, does nothing, never has enough. */
  static final Sink NOWHERE = new Sink() {
        @Override
        public void accept(Object value) {}
      };

  @Override
  public void accept(Object value) {
    throw new IllegalStateException();
  }

  @Override
  public void accept(int value) {
    throw new IllegalStateException();
  }

  @Override
  public void accept(long value) {
    throw new IllegalStateException();
  }

  @Override
  public void accept(double value) {
    throw new IllegalStateException();
  }

  /** True if it wants no further element. */
  public boolean done() {
    return false;
  }

  /** Called after the last element. */
  public void end() {}
}
