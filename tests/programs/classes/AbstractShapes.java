// Polymorphism through abstract classes, interfaces, arrays and sorting.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;

interface Area {
  double area();
}

abstract class Figure implements Area, Comparable<Figure> {
  private final String label;

  protected Figure(String label) {
    this.label = label;
  }

  public int compareTo(Figure o) {
    return Double.compare(area(), o.area());
  }

  public final String label() {
    return label;
  }

  @Override
  public String toString() {
    return String.format("%s %.2f", label, area());
  }
}

class Disc extends Figure {
  private final double r;

  Disc(double r) {
    super("disc");
    this.r = r;
  }

  public double area() {
    return 3 * r * r;
  }
}

class Box extends Figure {
  protected final double w, h;

  Box(double w, double h) {
    this("box", w, h);
  }

  protected Box(String label, double w, double h) {
    super(label);
    this.w = w;
    this.h = h;
  }

  public double area() {
    return w * h;
  }
}

class Cube extends Box {
  Cube(double s) {
    super("cube", s, s);
  }

  @Override
  public double area() {
    return 6 * super.area();
  }
}

public class AbstractShapes {
  static double total(Area[] all) {
    double t = 0;
    for (Area a : all) t += a.area();
    return t;
  }

  public static void main(String[] args) {
    Figure[] all = {new Disc(2), new Box(3, 5), new Cube(1), new Box(0.5, 0.5), new Disc(0)};
    System.out.println(total(all));
    Arrays.sort(all);
    System.out.println(Arrays.toString(all));
    List<Figure> list = new ArrayList<>();
    for (Figure f : all) list.add(f);
    Collections.sort(list, new Comparator<Figure>() {
      public int compare(Figure a, Figure b) {
        int c = a.label().compareTo(b.label());
        return c != 0 ? c : b.compareTo(a);
      }
    });
    System.out.println(list);
    Collections.reverse(list);
    System.out.println(list.get(0) + " " + Collections.max(list) + " " + Collections.min(list));
    Area lambda = () -> 7;
    System.out.println(total(new Area[] {lambda, all[0], () -> 0.5}));
  }
}

/* expect:
33.25
[disc 0.00, box 0.25, cube 6.00, disc 12.00, box 15.00]
[box 15.00, box 0.25, cube 6.00, disc 12.00, disc 0.00]
disc 0.00 box 15.00 disc 0.00
7.5
*/
