package braid.internal.stream;

import java.util.Objects;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.BaseStream;

/**
 * What all kinds of streams are: a source, and steps that are put before the last one when the last one is known.
 *
 * The steps are run by pushing: the source gives an element to the first step, which does its work and hands on to the
 * next, so that one element goes all the way before the next one is asked for. If some step can have enough, the source
 * gives one by one and asks each time; else it gives all at once. A step that must see all elements keeps them until
 * the source says that it has ended.
 */
abstract class Pipeline<T, S extends BaseStream<T, S>> implements BaseStream<T, S> {
  /** Makes the step that hands on to the one that is given. */
  interface Link {
    Sink before(Sink next);
  }

  /** Of all stages of one stream. */
  private static final class Whole {
    Source source;
    boolean parallel;
    /** Some step can have enough. */
    boolean stops;
    Runnable onClose;
  }

  // What a step leaves as it was.

  static final int SIZE = 1;
  static final int ORDER = 2;
  static final int BOTH = SIZE | ORDER;

  private final Whole whole;
  private final Pipeline<?, ?> previous;
  private final Link link;
  private final int keeps;
  private boolean used;
  private boolean sorted;
  private long skip;
  private long most = -1;

  Pipeline(Source source) {
    whole = new Whole();
    whole.source = source;
    previous = null;
    link = null;
    keeps = 0;
    sorted = source.sorted();
  }

  /** A further step after the previous ones. */
  Pipeline(Pipeline<?, ?> previous, int keeps, Link link) {
    previous.use();
    this.whole = previous.whole;
    this.previous = previous;
    this.keeps = keeps;
    this.link = link;
    sorted = previous.sorted && (keeps & ORDER) != 0;
  }

  final void use() {
    if (used) {
      throw new IllegalStateException("stream has already been operated upon or closed");
    }
    used = true;
  }

  // What is known before the elements come.

  final boolean inOrder() {
    return sorted;
  }

  final void setInOrder() {
    sorted = true;
  }

  final void setSlice(long skip, long most) {
    this.skip = skip;
    this.most = most;
    whole.stops |= most >= 0;
  }

  final void setStops() {
    whole.stops = true;
  }

  final boolean stops() {
    return whole.stops;
  }

  final long size() {
    if (previous == null) {
      return whole.source.size();
    }
    return (keeps & SIZE) != 0 ? Slice.size(previous.size(), skip, most) : -1;
  }

  // Running.

  final Sink before(Sink last) {
    Sink sink = last;
    for (Pipeline<?, ?> stage = this; stage.previous != null; stage = stage.previous) {
      sink = stage.link.before(sink);
    }
    return sink;
  }

  final Source source() {
    return whole.source;
  }

  /** Gives all elements to the last step, or as many as it wants. */
  final void run(Sink last) {
    use();
    Sink first = before(last);
    if (whole.stops) {
      while (!first.done() && whole.source.next(first)) {
      }
    } else {
      whole.source.rest(first);
    }
    first.end();
  }

  /** The same for a step that can have enough. */
  final void search(Sink last) {
    whole.stops = true;
    run(last);
  }

  /** Gives the elements of another stream to a step of this one, then closes it; the other may be null. */
  final void feed(BaseStream<?, ?> other, Sink to) {
    if (other == null) {
      return;
    }
    Pipeline<?, ?> inner = (Pipeline<?, ?>) other;
    inner.whole.stops |= whole.stops;
    try {
      inner.run(new Feed(to));
    } catch (Throwable t) {
      inner.closeAfter(t);
      throw t;
    }
    inner.close();
  }

  private void closeAfter(Throwable first) {
    try {
      close();
    } catch (Throwable t) {
      if (t != first) {
        first.addSuppressed(t);
      }
    }
  }

  /** The steps and the source as the source of another stream. */
  final Source asSource() {
    use();
    return previous == null ? whole.source : new Pull(this);
  }

  // What every stream can be asked.

  @Override
  public Spliterator<T> spliterator() {
    long size = size();
    int order = Spliterator.ORDERED;
    return size < 0
        ? Spliterators.spliteratorUnknownSize(iterator(), order)
        : Spliterators.spliterator(iterator(), size, order);
  }

  @Override
  public boolean isParallel() {
    return whole.parallel;
  }

  @Override
  @SuppressWarnings("unchecked")
  public S sequential() {
    whole.parallel = false;
    return (S) this;
  }

  @Override
  @SuppressWarnings("unchecked")
  public S parallel() {
    whole.parallel = true;
    return (S) this;
  }

  @Override
  @SuppressWarnings("unchecked")
  public S onClose(Runnable closeHandler) {
    if (used) {
      throw new IllegalStateException("stream has already been operated upon or closed");
    }
    Objects.requireNonNull(closeHandler);
    Runnable before = whole.onClose;
    whole.onClose = before == null ? closeHandler : () -> runBoth(before, closeHandler);
    return (S) this;
  }

  /** The second even if the first fails. */
  static void runBoth(Runnable first, Runnable second) {
    try {
      first.run();
    } catch (Throwable t) {
      try {
        second.run();
      } catch (Throwable u) {
        if (u != t) {
          t.addSuppressed(u);
        }
      }
      throw t;
    }
    second.run();
  }

  @Override
  public void close() {
    used = true;
    Runnable handlers = whole.onClose;
    whole.onClose = null;
    if (handlers != null) {
      handlers.run();
    }
  }

  // One stream after another.

  static Source both(BaseStream<?, ?> a, BaseStream<?, ?> b) {
    return Sources.both(((Pipeline<?, ?>) a).asSource(), ((Pipeline<?, ?>) b).asSource());
  }

  /** Closes both when it is closed. */
  static <U, P extends BaseStream<U, P>> P joined(
      P both, BaseStream<?, ?> a, BaseStream<?, ?> b) {
    P result = a.isParallel() || b.isParallel() ? both.parallel() : both;
    return result.onClose(() -> runBoth(a::close, b::close));
  }
}
