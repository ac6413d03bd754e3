package braid.internal.stream;

import java.util.ArrayDeque;
import java.util.Deque;

/** A stream with steps as a source: the elements behind its last step, one at a time or all at once. */
final class Pull extends Source {
  /** Stands for null, which the queue does not take. */
  private static final Object NULL = new Object();

  /** Keeps what one element of the source has become. Those of primitive types are boxed. */
  private static final class Keeper extends Sink {
    final Deque<Object> kept = new ArrayDeque<Object>();

    @Override
    public void accept(Object value) {
      kept.add(value == null ? NULL : value);
    }

    @Override
    public void accept(int value) {
      kept.add(value);
    }

    @Override
    public void accept(long value) {
      kept.add(value);
    }

    @Override
    public void accept(double value) {
      kept.add(value);
    }
  }

  private final Pipeline<?, ?> stream;
  private final Keeper keeper = new Keeper();
  private Sink first;
  private boolean ended;

  Pull(Pipeline<?, ?> stream) {
    this.stream = stream;
  }

  @Override
  public boolean next(Sink to) {
    if (!fill()) {
      return false;
    }
    hand(keeper.kept.remove(), to);
    return true;
  }

  private boolean fill() {
    if (first == null) {
      first = stream.before(keeper);
    }
    while (keeper.kept.isEmpty() && !ended) {
      if (first.done() || !stream.source().next(first)) {
        ended = true;
        first.end();
      }
    }
    return !keeper.kept.isEmpty();
  }

  private void hand(Object value, Sink to) {
    if (stream instanceof IntPipeline) {
      to.accept(((Integer) value).intValue());
    } else if (stream instanceof LongPipeline) {
      to.accept(((Long) value).longValue());
    } else if (stream instanceof DoublePipeline) {
      to.accept(((Double) value).doubleValue());
    } else {
      to.accept(value == NULL ? null : value);
    }
  }

  @Override
  public void rest(Sink to) {
    if (first != null || stream.stops()) {
      super.rest(to);
    } else {
      ended = true;
      first = stream.before(new Feed(to));
      stream.source().rest(first);
      first.end();
    }
  }

  @Override
  public long size() {
    return stream.size();
  }

  @Override
  public boolean sorted() {
    return stream.inOrder();
  }
}
