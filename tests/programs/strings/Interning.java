// Literals are interned; what is made at run time is not, until intern is called.
public class Interning {
  static final String A = "ab";
  static final String B = "a" + "b";
  static String runtime = "a";

  public static void main(String[] args) {
    System.out.println(A == B);
    System.out.println(A == Other.C);
    System.out.println(A == new String("ab"));
    System.out.println(A == new String("ab").intern());
    System.out.println(A.equals(new String("ab")));
    System.out.println(A == runtime + "b");
    System.out.println(A == (runtime + "b").intern());
    System.out.println(A == "xab".substring(1));
    System.out.println(A.substring(0) == A);
    System.out.println(A.toString() == A);
    System.out.println(String.valueOf(A) == A);
    String fresh = new StringBuilder("never seen ").append(1 + 1).toString();
    System.out.println(fresh.intern() == fresh.intern());
    System.out.println(fresh.intern() == new StringBuilder("never seen ").append(2).toString().intern());
    System.out.println("true" == String.valueOf(true));
    System.out.println("1" == Integer.toString(1));
    System.out.println("1" == Integer.toString(1).intern());
    synchronized (A) {
      System.out.println(Thread.holdsLock("ab") + " " + Thread.holdsLock(new String("ab")));
    }
    String t = A;
    t += "";
    System.out.println(t.equals(A));
    System.out.println(A.trim() == A);
    System.out.println(A.replace('x', 'y') == A);
    System.out.println(A.concat("") == A);
    System.out.println("ab".toLowerCase() == A);
  }
}

class Other {
  static final String C = "ab";
}

/* expect:
true
true
false
true
true
false
true
false
true
true
true
true
true
true
false
true
true false
true
true
true
true
true
*/
