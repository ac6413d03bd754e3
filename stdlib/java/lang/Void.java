package java.lang;

/** The type of nothing; it has no objects. */
public final class Void {
  private Void() {}
}
