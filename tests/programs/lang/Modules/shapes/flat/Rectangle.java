package shapes.flat;

import shapes.Shape;

public class Rectangle extends Shape {
  protected int width;
  protected int height;

  public Rectangle(int width, int height) {
    this("rectangle", width, height);
  }

  protected Rectangle(String kind, int width, int height) {
    super(kind);
    this.width = width;
    this.height = height;
  }

  @Override
  public int area() {
    return width * height;
  }

  // Not an override of the one in Shape, which belongs to another package.
  String hidden() {
    return " (never seen)";
  }
}
