package braid.internal.stream;

import java.util.Collection;
import java.util.Iterator;
import java.util.SortedSet;

/** The sources that there are of collections, arrays, ranges, and of one stream after another. */
public final class Sources {
  private Sources() {}

  /** Looks at the collection when the elements are asked for, not before. */
  public static final class OfCollection<E> extends Source {
    private final Collection<E> collection;
    private Iterator<E> iterator;

    public OfCollection(Collection<E> collection) {
      this.collection = collection;
    }

    @Override
    public boolean next(Sink to) {
      if (iterator == null) {
        iterator = collection.iterator();
      }
      if (!iterator.hasNext()) {
        return false;
      }
      to.accept((Object) iterator.next());
      return true;
    }

    @Override
    public void rest(Sink to) {
      if (iterator == null) {
        iterator = java.util.Collections.emptyIterator();
        collection.forEach(to);
      } else {
        iterator.forEachRemaining(to);
      }
    }

    @Override
    public long size() {
      return collection.size();
    }

    @Override
    public boolean sorted() {
      return collection instanceof SortedSet && ((SortedSet<E>) collection).comparator() == null;
    }
  }

  public static Source ofIterator(Iterator<?> iterator) {
    return Source.of(to -> {
      if (!iterator.hasNext()) {
        return false;
      }
      to.accept((Object) iterator.next());
      return true;
    });
  }

  /** What sources of a known number of elements share: a position that moves up to an end. */
  abstract static class Counted extends Source {
    private int at;
    private final int end;

    Counted(int from, int to, int length) {
      check(from, to, length);
      at = from;
      end = to;
    }

    static void check(int from, int to, int length) {
      if (from > to) {
        throw new ArrayIndexOutOfBoundsException("origin(" + from + ") > fence(" + to + ")");
      }
      if (from < 0) {
        throw new ArrayIndexOutOfBoundsException(from);
      }
      if (to > length) {
        throw new ArrayIndexOutOfBoundsException(to);
      }
    }

    abstract void give(int index, Sink to);

    @Override
    public boolean next(Sink to) {
      if (at == end) {
        return false;
      }
      give(at++, to);
      return true;
    }

    @Override
    public void rest(Sink to) {
      int i = at;
      at = end;
      for (; i < end; i++) {
        give(i, to);
      }
    }

    @Override
    public long size() {
      return end - at;
    }
  }

  public static Source of(Object[] a, int from, int to) {
    return new Counted(from, to, a.length) {
      @Override
      void give(int index, Sink to) {
        to.accept(a[index]);
      }
    };
  }

  public static Source of(int[] a, int from, int to) {
    return new Counted(from, to, a.length) {
      @Override
      void give(int index, Sink to) {
        to.accept(a[index]);
      }
    };
  }

  public static Source of(long[] a, int from, int to) {
    return new Counted(from, to, a.length) {
      @Override
      void give(int index, Sink to) {
        to.accept(a[index]);
      }
    };
  }

  public static Source of(double[] a, int from, int to) {
    return new Counted(from, to, a.length) {
      @Override
      void give(int index, Sink to) {
        to.accept(a[index]);
      }
    };
  }

  /** The numbers from one to another; the last one too if it is closed. */
  abstract static class Range extends Source {
    private long at;
    private final long last;
    private boolean more;

    Range(long from, long to, boolean closed) {
      at = from;
      last = closed ? to : to - 1;
      more = closed ? from <= to : from < to;
    }

    abstract void give(long value, Sink to);

    @Override
    public boolean next(Sink to) {
      if (!more) {
        return false;
      }
      long value = at++;
      more = value < last;
      give(value, to);
      return true;
    }

    @Override
    public void rest(Sink to) {
      while (more) {
        long value = at++;
        more = value < last;
        give(value, to);
      }
    }

    @Override
    public long size() {
      if (!more) {
        return 0;
      }
      long n = last - at + 1;
      return n > 0 ? n : -1;
    }

    @Override
    public boolean sorted() {
      return true;
    }
  }

  public static Source ints(int from, int to, boolean closed) {
    return new Range(from, to, closed) {
      @Override
      void give(long value, Sink to) {
        to.accept((int) value);
      }
    };
  }

  public static Source longs(long from, long to, boolean closed) {
    return new Range(from, to, closed) {
      @Override
      void give(long value, Sink to) {
        to.accept(value);
      }
    };
  }

  /** First the one, then the other. */
  static Source both(Source a, Source b) {
    return new Source() {
      private boolean first = true;

      @Override
      public boolean next(Sink to) {
        if (first && a.next(to)) {
          return true;
        }
        first = false;
        return b.next(to);
      }

      @Override
      public void rest(Sink to) {
        if (first) {
          first = false;
          a.rest(to);
        }
        b.rest(to);
      }

      @Override
      public long size() {
        long n = a.size();
        long m = b.size();
        return n < 0 || m < 0 ? -1 : n + m;
      }
    };
  }
}
