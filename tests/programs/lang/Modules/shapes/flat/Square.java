package shapes.flat;

public class Square extends Rectangle {
  public Square(int side) {
    super("square", side, side);
  }

  public Square grow() {
    Square other = new Square(width + 1);
    other.height += 1;
    return other;
  }

  @Override
  public String describe() {
    return super.describe() + " " + kind.toUpperCase();
  }
}
