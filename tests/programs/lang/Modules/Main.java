// Several files and packages: imports, wildcard and single static imports, protected access.
import static shapes.Area.UNIT;
import static shapes.Area.scale;

import shapes.*;
import shapes.flat.Rectangle;

public class Main {
  public static void main(String[] args) {
    Shape s = new Rectangle(2, 3);
    System.out.println(s.describe());
    System.out.println(scale(s.area()) + UNIT);
    shapes.flat.Square q = new shapes.flat.Square(4);
    System.out.println(q.describe());
    System.out.println(Shape.count());
    System.out.println(q.grow().describe());
    System.out.println(s.getClass().getName());
    Helper h = new Helper();
    System.out.println(h.help(new Shape[] {s, q}));
  }
}

/* expect:
rectangle of 600 mm2
600 mm2
square of 1600 mm2 SQUARE
2
square of 3000 mm2 SQUARE
shapes.flat.Rectangle
22
*/
