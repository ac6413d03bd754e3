// Names: shadowing of fields by locals and parameters, locals in blocks, same names of many kinds.
public class Scopes {
  static int x = 1;
  int y = 2;
  static int scopes = 5;

  static int Scopes() {
    return 6;
  }

  static int shadow(int x) {
    x++;
    {
      int y = x * 2;
      x += y;
    }
    for (int y = 0; y < 2; y++) x += y;
    for (int y = 5; y < 6; y++) x += y;
    int y = 100;
    return x + y + com.x;
  }

  static Inner com = new Inner();

  static class Inner {
    int x = 1000;
    int length = 3;

    int x() {
      return x + Scopes.x;
    }

    int mixed(int x) {
      return this.x - x + y();
    }

    int y() {
      return new Scopes().y;
    }
  }

  int same() {
    int same = 7;
    same:
    while (true) {
      if (same++ > 10) break same;
    }
    return same;
  }

  static int lazy(boolean b) {
    int r;
    if (b) {
      r = 1;
    } else {
      r = 2;
    }
    final int s;
    switch (r) {
      case 1:
        s = 10;
        break;
      default:
        s = 20;
    }
    int t;
    try {
      t = s / (r - 1);
    } catch (ArithmeticException e) {
      t = -1;
    }
    boolean f;
    int u;
    if ((f = t > 0) && (u = t * 2) > 5) {
      return u;
    }
    while (true) {
      u = 3;
      if (f || !f) break;
    }
    return r + s + t + u;
  }

  public static void main(String[] args) {
    System.out.println(shadow(3));
    int x = 10;
    System.out.println(x + Scopes.x + new Scopes().y);
    {
      int z = 1;
      System.out.println(z);
    }
    {
      String z = "again";
      System.out.println(z);
    }
    Inner inner = new Inner();
    System.out.println(inner.x() + " " + inner.mixed(1) + " " + inner.length);
    System.out.println(new Scopes().same());
    System.out.println(lazy(true) + " " + lazy(false));
    System.out.println(Scopes() + scopes);
    int String = 3;
    String s = "a type and a variable";
    System.out.println(String + s.length());
    Runnable Runnable = () -> System.out.println("Runnable");
    Runnable.run();
    int i = 5;
    for (i = 0; i < 3; i++) {}
    System.out.println(i);
  }
}

/* expect:
1118
13
1
again
1001 1001 3
12
13 40
11
24
Runnable
3
*/
