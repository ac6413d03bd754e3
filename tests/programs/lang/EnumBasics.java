// Simple enums: order, names, switch with fall through, identity, use in collections.
import java.util.ArrayList;
import java.util.List;

enum Light {
  RED,
  GREEN,
  YELLOW
}

enum Single {
  ONLY
}

public class EnumBasics {
  static Light next(Light l) {
    switch (l) {
      case RED:
        return Light.GREEN;
      case GREEN:
        return Light.YELLOW;
      default:
        return Light.RED;
    }
  }

  static int fall(Light l) {
    int n = 0;
    switch (l) {
      case YELLOW:
        n += 1;
      case RED:
        n += 10;
        break;
      case GREEN:
        n += 100;
    }
    return n;
  }

  public static void main(String[] args) {
    for (Light l : Light.values()) {
      System.out.println(l + " " + l.name() + " " + l.ordinal() + " " + next(l) + " " + fall(l));
    }
    System.out.println(Light.values().length);
    System.out.println(Light.valueOf("GREEN") == Light.GREEN);
    System.out.println(Light.RED.equals(Light.RED) + " " + Light.RED.equals(Light.GREEN));
    System.out.println(Light.RED.compareTo(Light.YELLOW));
    System.out.println(Light.YELLOW.compareTo(Light.RED));
    System.out.println(Light.RED instanceof Comparable);
    Light[] copy = Light.values();
    copy[0] = null;
    System.out.println(Light.values()[0]);
    try {
      Light.valueOf("BLUE");
    } catch (IllegalArgumentException e) {
      System.out.println(e);
    }
    try {
      next(null);
    } catch (NullPointerException e) {
      System.out.println("null in a switch");
    }
    List<Light> list = new ArrayList<>();
    list.add(Light.YELLOW);
    list.add(Light.RED);
    System.out.println(list + " " + list.indexOf(Light.RED) + list.contains(Light.GREEN));
    Light l = Light.RED;
    for (int i = 0; i < 4; i++) {
      l = next(l);
    }
    System.out.println(l);
    System.out.println(Single.ONLY + "" + Single.valueOf("ONLY").ordinal());
    int[] count = new int[Light.values().length];
    for (int i = 0; i < 10; i++) {
      count[Light.values()[i * i % 3].ordinal()]++;
    }
    System.out.println(count[0] + " " + count[1] + " " + count[2]);
  }
}

/* expect:
RED RED 0 GREEN 10
GREEN GREEN 1 YELLOW 100
YELLOW YELLOW 2 RED 11
3
true
true false
-2
2
true
RED
java.lang.IllegalArgumentException: No enum constant Light.BLUE
null in a switch
[YELLOW, RED] 1false
GREEN
ONLY0
4 6 0
*/
