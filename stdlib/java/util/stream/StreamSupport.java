package java.util.stream;

import braid.internal.stream.RefPipeline;
import braid.internal.stream.Sink;
import braid.internal.stream.Source;
import java.util.Objects;
import java.util.Spliterator;

/** Streams of what has a spliterator. */
public final class StreamSupport {
  private StreamSupport() {}

  public static <T> Stream<T> stream(Spliterator<T> spliterator, boolean parallel) {
    Objects.requireNonNull(spliterator);
    Stream<T> stream = new RefPipeline<T>(new OfSpliterator(spliterator));
    return parallel ? stream.parallel() : stream;
  }

  private static final class OfSpliterator extends Source {
    private final Spliterator<?> spliterator;

    OfSpliterator(Spliterator<?> spliterator) {
      this.spliterator = spliterator;
    }

    @Override
    public boolean next(Sink to) {
      return spliterator.tryAdvance(to);
    }

    @Override
    public void rest(Sink to) {
      spliterator.forEachRemaining(to);
    }

    @Override
    public long size() {
      return spliterator.getExactSizeIfKnown();
    }

    @Override
    public boolean sorted() {
      return spliterator.hasCharacteristics(Spliterator.SORTED)
          && spliterator.getComparator() == null;
    }
  }
}
