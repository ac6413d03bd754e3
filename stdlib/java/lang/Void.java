package java.lang;

/** The type of nothing; it has no objects. */
public final class Void {
  @SuppressWarnings("unchecked")
  public static final Class<Void> TYPE = (Class<Void>) Class.primitive0("void");

  private Void() {}
}
