// The type of `a ? b : c`: numeric promotion, constants that fit, boxing, null.
public class Ternary {
  static void show(Object o) {
    System.out.println(o == null ? "null" : o.getClass().getName() + " " + o);
  }

  static void which(int i) {
    System.out.println("int " + i);
  }

  static void which(char c) {
    System.out.println("char " + c);
  }

  static void which(long l) {
    System.out.println("long " + l);
  }

  static void which(double d) {
    System.out.println("double " + d);
  }

  static void which(Object o) {
    System.out.println("Object " + o);
  }

  public static void main(String[] args) {
    boolean t = args.length == 0;
    int i = 65;
    char c = 'B';
    short s = 1;
    byte b = 2;
    which(t ? 'A' : 0);
    which(t ? 'A' : i);
    which(t ? i : c);
    which(t ? b : 'c');
    which(t ? s : b);
    which(t ? 1 : 2L);
    which(t ? 1 : 2.0);
    which(t ? 1L : 2f);
    show(t ? 1 : 2.0);
    show(t ? (Object) 1 : 2.0);
    show(t ? 1 : "s");
    show(t ? 'A' : 0);
    show(t ? null : 0);
    Integer boxed = 1000;
    show(t ? boxed : 1.5);
    show(!t ? boxed : Character.valueOf('x'));
    Integer none = null;
    try {
      int z = t ? none : 0;
      System.out.println(z);
    } catch (NullPointerException e) {
      System.out.println("unboxed null");
    }
    Object kept = t ? none : "text";
    show(kept);
    Integer a = 127, d = 127;
    System.out.println((t ? a : 0) == d);
    int x = 5;
    System.out.println(x > 3 ? x > 4 ? "big" : "middle" : "small");
    System.out.println(x < 3 ? "small" : x < 6 ? "middle" : "big");
    int y = t ? x = 7 : 8;
    System.out.println(x + " " + y);
    String text = (t ? "a" : "b") + (t ? 49 : 'c') + (t ? 'c' : 1);
    System.out.println(text);
    long l = t ? 1 : 0L;
    System.out.println(l);
    short small = t ? b : s;
    System.out.println(small);
    final int k = 10;
    char fits = t ? k : 'z';
    System.out.println((int) fits);
    System.out.println(t ? Double.valueOf(1) : Integer.valueOf(2));
    System.out.println(false ? 1.0f : 'a');
    System.out.println((t ? null : new int[0]) == null);
  }
}

/* expect:
char A
int 65
int 65
int 2
int 1
long 1
double 1.0
double 1.0
java.lang.Double 1.0
java.lang.Integer 1
java.lang.Integer 1
java.lang.Character A
null
java.lang.Double 1000.0
java.lang.Integer 120
unboxed null
null
true
big
middle
7 7
a1c
1
2
10
1.0
97.0
true
*/
