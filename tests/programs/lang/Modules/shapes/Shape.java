package shapes;

public abstract class Shape {
  private static int count;
  protected final String kind;

  protected Shape(String kind) {
    this.kind = kind;
    count++;
  }

  public static int count() {
    return count;
  }

  public abstract int area();

  public String describe() {
    return kind + " of " + Area.scale(area()) + Area.UNIT + hidden();
  }

  // Package private: a class of another package does not override it.
  String hidden() {
    return "";
  }
}
