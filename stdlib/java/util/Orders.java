package java.util;

/** The comparators behind Comparator's and Collections' factory methods. */
final class Orders {
  private Orders() {}

  static final Comparator<Comparable<Object>> NATURAL = new Natural();
  static final Comparator<Comparable<Object>> REVERSE = new Reverse();
  /** The order of compareTo, for methods that are given no comparator. */
  static final Comparator<Object> BY_FIRST = new ByFirst();

  /** The order of compareTo. */
  static final class Natural implements Comparator<Comparable<Object>> {
    @Override
    public int compare(Comparable<Object> a, Comparable<Object> b) {
      return a.compareTo(b);
    }

    @Override
    public Comparator<Comparable<Object>> reversed() {
      return REVERSE;
    }
  }

  /** The order of compareTo; only the first value must be comparable. */
  private static final class ByFirst implements Comparator<Object> {
    @Override
    @SuppressWarnings("unchecked")
    public int compare(Object a, Object b) {
      return ((Comparable<Object>) a).compareTo(b);
    }
  }

  /** The opposite of the order of compareTo. */
  static final class Reverse implements Comparator<Comparable<Object>> {
    @Override
    public int compare(Comparable<Object> a, Comparable<Object> b) {
      return b.compareTo(a);
    }

    @Override
    public Comparator<Comparable<Object>> reversed() {
      return NATURAL;
    }
  }

  /** The opposite of another comparator. */
  static final class Opposite<T> implements Comparator<T> {
    final Comparator<T> inner;

    Opposite(Comparator<T> inner) {
      this.inner = inner;
    }

    @Override
    public int compare(T a, T b) {
      return inner.compare(b, a);
    }

    @Override
    public Comparator<T> reversed() {
      return inner;
    }

    @Override
    public boolean equals(Object o) {
      return o == this || (o instanceof Opposite && inner.equals(((Opposite<?>) o).inner));
    }

    @Override
    public int hashCode() {
      return inner.hashCode() ^ Integer.MIN_VALUE;
    }
  }

  /** Nulls before or after everything else, which another comparator (or none) orders. */
  static final class Nulls<T> implements Comparator<T> {
    private final boolean first;
    private final Comparator<T> inner;

    @SuppressWarnings("unchecked")
    Nulls(boolean first, Comparator<? super T> inner) {
      this.first = first;
      this.inner = (Comparator<T>) inner;
    }

    @Override
    public int compare(T a, T b) {
      if (a == null) {
        return b == null ? 0 : (first ? -1 : 1);
      }
      if (b == null) {
        return first ? 1 : -1;
      }
      return inner == null ? 0 : inner.compare(a, b);
    }

    @Override
    public Comparator<T> thenComparing(Comparator<? super T> other) {
      Objects.requireNonNull(other);
      return new Nulls<T>(first, inner == null ? other : inner.thenComparing(other));
    }

    @Override
    public Comparator<T> reversed() {
      return new Nulls<T>(!first, inner == null ? null : inner.reversed());
    }
  }
}
