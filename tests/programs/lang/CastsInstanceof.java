// instanceof and casts over classes, interfaces and arrays.
interface Shape {}

interface Named extends Shape {}

class Square implements Shape {}

class Circle implements Named {}

class BigSquare extends Square implements Named {}

final class Alone {}

public class CastsInstanceof {
  static String test(Object o) {
    return (o instanceof Shape ? "S" : "-") + (o instanceof Named ? "N" : "-") + (o instanceof Square ? "Q" : "-")
        + (o instanceof BigSquare ? "B" : "-") + (o instanceof Object ? "O" : "-") + (o instanceof Alone ? "A" : "-")
        + (o instanceof Comparable ? "C" : "-") + (o instanceof Cloneable ? "L" : "-");
  }

  static void cast(Object o) {
    try {
      Square s = (Square) o;
      System.out.println(s == null ? "null passes" : "a square");
    } catch (ClassCastException e) {
      System.out.println("no square: " + (e.getMessage().indexOf("cannot be cast to class Square") > 0));
    }
    try {
      Named n = (Named) o;
      System.out.println(n == null ? "null passes" : "named");
    } catch (ClassCastException e) {
      System.out.println("not named: " + e.getMessage().startsWith("class "));
    }
  }

  public static void main(String[] args) {
    Object[] all = {new Square(), new Circle(), new BigSquare(), new Alone(), "text", 1, new int[0], new Square[0], null};
    for (Object o : all) {
      System.out.println(test(o));
    }
    cast(new Square());
    cast(new Circle());
    cast(new BigSquare());
    cast(null);
    cast("text");
    Shape s = new BigSquare();
    Square q = (Square) s;
    Named n = (Named) q;
    System.out.println(s == q && q == n);
    Runnable r = () -> {};
    System.out.println(r instanceof Runnable);
    Object r2 = r;
    System.out.println(r2 instanceof Shape);
    Object num = 3;
    try {
      String t = (String) num;
      System.out.println(t);
    } catch (ClassCastException e) {
      System.out.println(e.getMessage().substring(0, 44));
    }
    System.out.println((Object) "x" instanceof String);
    System.out.println(((Object) 'c').equals('c'));
    long big = (int) (short) (byte) 511;
    System.out.println(big);
    if (!(num instanceof String) && num instanceof Integer) {
      System.out.println((Integer) num + (int) num);
    }
  }
}

/* expect:
S-Q-O---
SN--O---
SNQBO---
----OA--
----O-C-
----O-C-
----O--L
----O--L
--------
a square
not named: true
no square: true
named
a square
named
null passes
null passes
no square: true
not named: true
true
true
false
class java.lang.Integer cannot be cast to cl
true
true
-1
6
*/
