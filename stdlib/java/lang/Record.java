package java.lang;

/** The superclass of all records. */
public abstract class Record {
  protected Record() {}

  @Override
  public abstract boolean equals(Object obj);

  @Override
  public abstract int hashCode();

  @Override
  public abstract String toString();
}
