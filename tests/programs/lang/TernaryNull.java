// A conditional between null and a primitive has the primitive's box as its type, whatever the
// target: javac counts null as a number here.
import java.util.function.UnaryOperator;

public class TernaryNull {
  static String kind(long x) {
    return "long";
  }

  static String kind(Object x) {
    return "object " + x;
  }

  public static void main(String[] args) {
    int k = args.length + 3;
    Integer direct = k > 2 ? null : 0;
    System.out.println(direct);
    try {
      Integer nested = k > 2 ? k > 1 ? null : 2 : 0;
      System.out.println(nested);
    } catch (NullPointerException e) {
      System.out.println("unboxed on the way");
    }
    UnaryOperator<Integer> f = x -> x == null ? 1 : x + 1 > 11 ? null : x + 1;
    System.out.println(f.apply(null) + " " + f.apply(4));
    try {
      System.out.println(f.apply(20));
    } catch (NullPointerException e) {
      System.out.println("unboxed in the lambda");
    }
    System.out.println(kind(k > 9 ? null : 1));
    Object o = k > 9 ? null : 'c';
    System.out.println(o.getClass().getName());
    Object none = k > 2 ? k > 1 ? null : null : 7;
    System.out.println(none);
  }
}

/* expect:
null
unboxed on the way
1 5
unboxed in the lambda
object 1
java.lang.Character
null
*/
