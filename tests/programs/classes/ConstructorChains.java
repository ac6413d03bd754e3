// this(...) and super(...) with arguments, overloaded constructors, initialisers run once.
class Point3 {
  static int inits = 0;
  final int x, y, z;
  String made = "";

  {
    inits++;
    made += "i";
  }

  Point3() {
    this(1);
    made += "0";
  }

  Point3(int x) {
    this(x, x + 1);
    made += "1";
  }

  Point3(int x, int y) {
    this(x, y, next());
    made += "2";
  }

  Point3(int x, int y, int z) {
    super();
    this.x = x;
    this.y = y;
    this.z = z;
    made += "3";
  }

  Point3(String s) {
    this(s.length(), Integer.parseInt(s));
    made += s;
  }

  Point3(Object o) {
    this(o.toString() + "0");
  }

  static int next() {
    return 70 + inits;
  }

  public String toString() {
    return x + "," + y + "," + z + " " + made + " " + inits;
  }
}

class Point4 extends Point3 {
  final int w;

  {
    made += "j";
  }

  Point4(int w) {
    this.w = w;
    made += "4";
  }

  Point4(int a, int b) {
    super(a, b);
    w = a + b + z;
    made += "5";
  }
}

class NoConstructor extends Point3 {
  int late = x * 2;
}

public class ConstructorChains {
  public static void main(String[] args) {
    System.out.println(new Point3());
    System.out.println(new Point3(5));
    System.out.println(new Point3(5, 6));
    System.out.println(new Point3(5, 6, 7));
    System.out.println(new Point3("12"));
    System.out.println(new Point3((Object) 34));
    System.out.println(new Point4(9) + " " + new Point4(9).w);
    System.out.println(new Point4(2, 3) + " " + new Point4(2, 3).w);
    System.out.println(new NoConstructor().late);
    try {
      new Point3("x");
    } catch (NumberFormatException e) {
      System.out.println(Point3.inits);
    }
  }
}

/* expect:
1,2,70 i3210 1
5,6,71 i321 2
5,6,72 i32 3
5,6,7 i3 4
2,12,74 i3212 5
3,340,75 i32340 6
1,2,76 i3210j4 7 9
2,3,78 i32j5 9 84
2
11
*/
