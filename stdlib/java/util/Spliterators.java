package java.util;

import java.util.function.Consumer;

/** Spliterators over iterators, collections and arrays, and back. */
public final class Spliterators {
  private Spliterators() {}

  public static <T> Spliterator<T> emptySpliterator() {
    return new OfList<T>(List.<T>of(), 0, 0, 0);
  }

  public static <T> Spliterator<T> spliterator(Object[] array, int additionalCharacteristics) {
    return ofArray(array, 0, array.length, additionalCharacteristics);
  }

  public static <T> Spliterator<T> spliterator(
      Object[] array, int fromIndex, int toIndex, int additionalCharacteristics) {
    if (fromIndex > toIndex) {
      throw new ArrayIndexOutOfBoundsException("origin(" + fromIndex + ") > fence(" + toIndex + ")");
    }
    if (fromIndex < 0) {
      throw new ArrayIndexOutOfBoundsException(fromIndex);
    }
    if (toIndex > array.length) {
      throw new ArrayIndexOutOfBoundsException(toIndex);
    }
    return ofArray(array, fromIndex, toIndex, additionalCharacteristics);
  }

  @SuppressWarnings("unchecked")
  private static <T> Spliterator<T> ofArray(Object[] array, int from, int to, int characteristics) {
    return new OfList<T>((List<T>) (List<?>) Arrays.asList(array), from, to, characteristics);
  }

  public static <T> Spliterator<T> spliterator(
      Collection<? extends T> c, int characteristics) {
    return new OfIterator<T>(Objects.requireNonNull(c), null, -1, sized(characteristics));
  }

  public static <T> Spliterator<T> spliterator(
      Iterator<? extends T> iterator, long size, int characteristics) {
    return new OfIterator<T>(null, Objects.requireNonNull(iterator), size, sized(characteristics));
  }

  public static <T> Spliterator<T> spliteratorUnknownSize(
      Iterator<? extends T> iterator, int characteristics) {
    int unsized = characteristics & ~(Spliterator.SIZED | Spliterator.SUBSIZED);
    return new OfIterator<T>(null, Objects.requireNonNull(iterator), Long.MAX_VALUE, unsized);
  }

  static int sized(int characteristics) {
    return (characteristics & Spliterator.CONCURRENT) != 0
        ? characteristics
        : characteristics | Spliterator.SIZED | Spliterator.SUBSIZED;
  }

  public static <T> Iterator<T> iterator(Spliterator<? extends T> spliterator) {
    Objects.requireNonNull(spliterator);
    return new Iterator<T>() {
      private T next;
      private boolean full;

      @Override
      public boolean hasNext() {
        full = full || spliterator.tryAdvance(t -> next = t);
        return full;
      }

      @Override
      public T next() {
        if (!hasNext()) {
          throw new NoSuchElementException();
        }
        full = false;
        return next;
      }
    };
  }

  /** What both kinds share. */
  private abstract static class Base<T> implements Spliterator<T> {
    final int characteristics;

    Base(int characteristics) {
      this.characteristics = characteristics;
    }

    @Override
    public int characteristics() {
      return characteristics;
    }

    @Override
    public Comparator<? super T> getComparator() {
      if (hasCharacteristics(SORTED)) {
        return null;
      }
      throw new IllegalStateException();
    }
  }

  /** Over a part of a list whose elements can be reached by index; the first half is given away. */
  static final class OfList<T> extends Base<T> {
    private final List<? extends T> list;
    private int at;
    /** Negative until the first use: then it is the end of the list. */
    private int end;

    OfList(List<? extends T> list, int at, int end, int characteristics) {
      super(characteristics | SIZED | SUBSIZED);
      this.list = list;
      this.at = at;
      this.end = end;
    }

    private int end() {
      if (end < 0) {
        end = list.size();
      }
      return end;
    }

    @Override
    public boolean tryAdvance(Consumer<? super T> action) {
      Objects.requireNonNull(action);
      if (at >= end()) {
        return false;
      }
      action.accept(element(at++));
      return true;
    }

    private T element(int index) {
      try {
        return list.get(index);
      } catch (IndexOutOfBoundsException gone) {
        throw new ConcurrentModificationException();
      }
    }

    @Override
    public Spliterator<T> trySplit() {
      int from = at;
      int middle = (from + end()) >>> 1;
      if (from >= middle) {
        return null;
      }
      at = middle;
      return new OfList<T>(list, from, middle, characteristics);
    }

    @Override
    public long estimateSize() {
      return end() - at;
    }
  }

  /** Over an iterator, or that of a collection at the first use; it gives away larger and larger pieces. */
  static class OfIterator<T> extends Base<T> {
    private static final int PIECE = 1 << 10;

    private final Collection<? extends T> collection;
    private Iterator<? extends T> iterator;
    private long left;
    private int piece = PIECE;

    OfIterator(Collection<? extends T> c, Iterator<? extends T> iterator, long size, int characteristics) {
      super(characteristics);
      collection = c;
      this.iterator = iterator;
      left = size;
    }

    private Iterator<? extends T> iterator() {
      if (iterator == null) {
        iterator = collection.iterator();
        left = collection.size();
      }
      return iterator;
    }

    @Override
    public boolean tryAdvance(Consumer<? super T> action) {
      Objects.requireNonNull(action);
      if (!iterator().hasNext()) {
        return false;
      }
      action.accept(iterator.next());
      return true;
    }

    @Override
    public Spliterator<T> trySplit() {
      iterator();
      List<T> taken = new ArrayList<T>();
      long most = Math.min(piece, left);
      while (taken.size() < most && iterator.hasNext()) {
        taken.add(iterator.next());
      }
      if (taken.isEmpty()) {
        return null;
      }
      piece += PIECE;
      if (left != Long.MAX_VALUE) {
        left -= taken.size();
      }
      return new OfList<T>(taken, 0, taken.size(), characteristics);
    }

    @Override
    public long estimateSize() {
      iterator();
      return left;
    }
  }
}
