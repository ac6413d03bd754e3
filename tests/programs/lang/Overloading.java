// Which overload is chosen: exact, widening, then boxing, then varargs; the most specific wins.
class Parent {}

class Child extends Parent {}

public class Overloading {
  static String f(int x) {
    return "int";
  }

  static String f(long x) {
    return "long";
  }

  static String f(double x) {
    return "double";
  }

  static String f(Integer x) {
    return "Integer";
  }

  static String f(Object x) {
    return "Object";
  }

  static String g(long x) {
    return "long";
  }

  static String g(Integer x) {
    return "Integer";
  }

  static String g(Object x) {
    return "Object";
  }

  static String h(Object o) {
    return "Object";
  }

  static String h(String s) {
    return "String";
  }

  static String p(Parent p) {
    return "Parent";
  }

  static String p(Child c) {
    return "Child";
  }

  static String two(Object a, String b) {
    return "Object, String";
  }

  static String two(String a, String b) {
    return "String, String";
  }

  static String mixed(int a, double b) {
    return "int, double";
  }

  static String mixed(long a, int b) {
    return "long, int";
  }

  static String arr(Object o) {
    return "Object";
  }

  static String arr(Object[] o) {
    return "Object[]";
  }

  static String arr(int[] o) {
    return "int[]";
  }

  static String onlyFloat(float f) {
    return "float " + f;
  }

  static String onlyNumber(Number n) {
    return n.getClass().getName();
  }

  String over(Object o) {
    return "base Object";
  }

  public static void main(String[] args) {
    byte b = 1;
    short s = 2;
    char c = 'c';
    System.out.println(f(b) + " " + f(s) + " " + f(c) + " " + f(1) + " " + f(1L) + " " + f(1f) + " " + f(1.0));
    System.out.println(f(Integer.valueOf(1)) + " " + f(Long.valueOf(1)) + " " + f("s") + " " + f(true));
    System.out.println(g(1) + " " + g(b) + " " + g(c) + " " + g(1f) + " " + g(Integer.valueOf(3)) + " " + g('c' + 1));
    System.out.println(h(null) + " " + h("s") + " " + h((Object) "s") + " " + h(1));
    Parent pc = new Child();
    System.out.println(p(pc) + " " + p(new Child()) + " " + p((Child) pc) + " " + p(null));
    Object os = "x";
    System.out.println(two("a", "b") + "; " + two(os, "b") + "; " + two(null, "b"));
    System.out.println(mixed(1, 2.0) + "; " + mixed(1L, 2));
    System.out.println(arr(new int[0]) + " " + arr(new String[0]) + " " + arr(new int[0][]) + " " + arr("s") + " " + arr((Object) new String[0]));
    System.out.println(onlyFloat(16777217) + " " + onlyFloat('a') + " " + onlyFloat(Long.MAX_VALUE));
    System.out.println(onlyNumber(1) + " " + onlyNumber(1.5f) + " " + onlyNumber(2L));
    System.out.println(new Overloading().over("s") + "; " + new SubOver().over("s") + "; " + new SubOver().over(1));
    Overloading o = new SubOver();
    System.out.println(o.over("s"));
    StringBuilder sb = new StringBuilder();
    sb.append('a').append(1).append((int) 'a').append((char) 98).append(1L).append(1f).append(true).append((Object) null);
    char[] cs = {'x', 'y'};
    sb.append(cs).append((String) null);
    System.out.println(sb);
    System.out.println(String.valueOf((Object) null) + String.valueOf('c') + String.valueOf(99));
    System.out.println(Math.max(1, 2L) + " " + Math.max(1, 2f) + " " + Math.abs(-5) + " " + Math.abs(-5.0f));
  }
}

class SubOver extends Overloading {
  String over(String s) {
    return "sub String";
  }

  String over(Object o) {
    return "sub Object";
  }
}

/* expect:
int int int int long double double
Integer Object Object Object
long long long Object Integer long
String String Object Object
Parent Child Child Child
String, String; Object, String; String, String
int, double; long, int
int[] Object[] Object[] Object Object
float 1.6777216E7 float 97.0 float 9.223372E18
java.lang.Integer java.lang.Float java.lang.Long
base Object; sub String; sub Object
sub Object
a197b11.0truenullxynull
nullc99
2 2.0 5 5.0
*/
