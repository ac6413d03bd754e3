package braid.internal.stream;

/** Where the elements of a stream come from. */
public abstract class Source {
  /** Gives one element; false if there is none left. */
  public interface Giver {
    boolean give(Sink to);
  }

  /** Gives the next element; false if there is none left. */
  public abstract boolean next(Sink to);

  /** Gives all that is left. */
  public void rest(Sink to) {
    while (next(to)) {
    }
  }

  /** How many there are, or -1 if that is not known. */
  public long size() {
    return -1;
  }

  /** True if they come in their natural order. */
  public boolean sorted() {
    return false;
  }

  public static Source of(Giver giver) {
    return of(-1, giver);
  }

  /** The giver knows when to stop; the size is what it says beforehand. */
  public static Source of(long size, Giver giver) {
    return new Source() {
      @Override
      public boolean next(Sink to) {
        return giver.give(to);
      }

      @Override
      public long size() {
        return size;
      }
    };
  }
}
