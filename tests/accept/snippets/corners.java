// Corners: what seldom occurs, and what compilers get wrong.
//// final local assigned in each case | right
class T { int m(int n) { final int x; switch (n) { case 1: x = 1; break; case 2: x = 2; break; default: x = 3; } return x; } }
//// final local assigned by fall through | wrong, line 6: variable x might already have been assigned
class T {
  int m(int n) {
    final int x;
    switch (n) {
      case 1: x = 1;
      default: x = 3;
    }
    return x;
  }
}
//// final local assigned in finally after try | wrong, line 7: variable x might already have been assigned
class T {
  void m() {
    final int x;
    try {
      x = 1;
    } finally {
      x = 2;
    }
  }
}
//// final local assigned and then break | right
class T { void m(boolean b) { final int x; while (true) { if (b) { x = 1; break; } } System.out.println(x); } }
//// final local assigned before continue | wrong, line 5: variable x might be assigned in loop
class T {
  void m(boolean b) {
    final int x;
    while (b) {
      x = 1;
      if (b) continue;
      break;
    }
  }
}
//// final local in a do loop that runs once | right
class T { void m() { final int x; do { x = 1; } while (false); System.out.println(x); } }
//// final local in a condition | right
class T { void m(boolean b) { final int x; if (b && (x = 1) > 0) { System.out.println(x); } else { } } }
//// final local in a condition and after | wrong, line 5: variable x might already have been assigned
class T {
  void m(boolean b) {
    final int x;
    if (b && (x = 1) > 0) { }
    x = 2;
  }
}
//// final local in both arms of a condition | right
class T { void m(boolean b) { final boolean x; if (b ? (x = true) : (x = false)) System.out.println(x); System.out.println(x); } }
//// local of a lambda body assigned definitely | right
class T { Runnable m(boolean b) { return () -> { int x; if (b) x = 1; else return; System.out.println(x); }; } }
//// local assigned in a lambda only | wrong, line 4: local variables referenced from a lambda expression must be final or effectively final
class T {
  void m() {
    int x;
    Runnable r = () -> { x = 1; };
  }
}
//// local used in a local class before assigned | wrong, line 4: variable x might not have been initialized
class T {
  void m() {
    int x;
    class L { int y = x; }
    x = 1;
  }
}
//// local assigned before the local class is made | right
class T { void m() { int x; x = 1; class L { int y = x; } new L(); } }
//// unreachable code is assigned | right
class T { int m() { int x; while (true) { } } int n() { int x; for (;;) { if (x() > 1) return 1; } } int x() { return 2; } }
//// throw then use | right
class T { int m(boolean b) { int x; if (b) { throw new RuntimeException(); } else { x = 1; } return x; } }
//// try with return and use after | right
class T { int m() { int x; try { x = 1; } catch (RuntimeException e) { return 0; } return x; } }
//// try with break and use after | wrong, line 8: variable x might not have been initialized
class T {
  int m() {
    int x;
    while (true) {
      try { x = m(); } catch (RuntimeException e) { break; }
      return x;
    }
    return x;
  }
}
//// nested finally assigns | right
class T { int m() { int x; try { try { m(); } finally { x = 1; } } finally { } return x; } }
//// use in finally of what try assigns | wrong, line 4: variable x might not have been initialized
class T {
  void m() {
    int x;
    try { x = 1; } finally { System.out.println(x); }
  }
}
//// blank final field in a nested try | right
class T {
  final int x;
  T() {
    try { x = Integer.parseInt("1"); } catch (RuntimeException e) { throw e; }
  }
}
//// blank final field by an inner class | wrong, line 5: cannot assign a value to final variable x
class T {
  final int x;
  T() {
    x = 1;
    new Object() { void f() { x = 2; } };
  }
}
//// blank final field with a loop in the initialiser | right
class T { final int[] a; { a = new int[3]; for (int i = 0; i < a.length; i++) a[i] = i; } }
//// blank static final in branches | right
class T { static final int A; static { if (System.nanoTime() > 0) A = 1; else A = 2; } static int b = A; }
//// blank static final by its class name | wrong, line 4: cannot assign a value to final variable A
class T {
  static final int A;
  static {
    T.A = 1;
  }
}
//// blank final field read by a lambda | wrong, line 3: variable x might not have been initialized
class T {
  final int x;
  Runnable r = () -> System.out.println(x);
  T() { x = 1; }
}
//// blank final field read by an anonymous class | right
class T { final int x; Runnable r = new Runnable() { public void run() { System.out.println(x); } }; T() { x = 1; } }
//// final field in parentheses | right
class T { final int x; T() { (x) = 1; } }
//// final field by this in parentheses | right
class T {
  final int x;
  T() {
    (this).x = 1;
  }
}
//// varargs with null | right
class T { static int f(Object... a) { return 1; } int m() { return f(null) + f((Object) null) + f(null, null) + f(new Object[0]) + f(1, "x", 'c'); } }
//// varargs of int with Integer | right
class T { static int f(int... a) { return 1; } int m(Integer i) { return f(i) + f(i, 1) + f('c'); } }
//// varargs generic | right
import java.util.*;
class T { int m() { List<Integer> l = Arrays.asList(1, 2, 3); List<Number> n = Arrays.<Number>asList(1, 2.5); List<Object> o = Arrays.asList("x", 1); return l.get(0); } }
//// varargs declared and overridden | right
class T { void f(String... a) { } static class B extends T { void f(String... a) { } } void m() { new B().f("x", "y"); } }
//// varargs not last | wrong, line 2: varargs parameter must be the last parameter
class T {
  void f(int... a, int b) { }
}
//// overload: Object and int with char | right
class T { String f(Object o) { return ""; } int f(int i) { return 1; } int m() { return f('c') + f((byte) 1); } String n() { return f(1L) + f(1.5f); } }
//// overload: List.remove | right
import java.util.*;
class T { boolean m(List<Integer> l, Integer i) { return l.remove(i); } Integer n(List<Integer> l, int i) { return l.remove(i); } }
//// overload: long and Integer | right
class T { int f(long l) { return 1; } String f(Integer i) { return ""; } int m() { return f(1); } String n(Integer i) { return f(i); } }
//// overload: Object and Integer varargs | right
class T { String f(Object o) { return ""; } int f(Integer... i) { return 1; } String m() { return f(1); } int n() { return f(1, 2); } }
//// overload: float and double | right
class T { int f(float x) { return 1; } String f(double x) { return ""; } int m() { return f(1) + f(1L) + f(1f); } String n() { return f(1.0); } }
//// overload: by subclass in two parameters | wrong, line 5: reference to f is ambiguous both method f(java.lang.Object,java.lang.String) in T and method f(java.lang.String,java.lang.Object) in T match
class T {
  void f(Object a, String b) { }
  void f(String a, Object b) { }
  void m() {
    f("x", "y");
  }
}
//// overload: generic against plain | right
class T { <X> int f(X x) { return 1; } String f(String s) { return ""; } String m() { return f("x"); } int n() { return f(1); } }
//// overload: arrays | right
class T { int f(Object o) { return 1; } String f(Object[] o) { return ""; } String m() { return f(new String[0]) + f(new int[0][0]); } int n() { return f(new int[0]); } }
//// overload: null and arrays | wrong, line 5: reference to f is ambiguous both method f(char[]) in T and method f(java.lang.String) in T match
class T {
  void f(char[] c) { }
  void f(String s) { }
  void m() {
    f(null);
  }
}
//// overload: inherited and own, more specific inherited | right
class T { static class A { int f(String s) { return 1; } } static class B extends A { String f(Object s) { return ""; } } int m(B b) { return b.f("x"); } }
//// overload: ternary argument | right
class T { int f(Integer i) { return 1; } String f(String s) { return ""; } int m(boolean b) { return f(b ? 1 : 2); } String n(boolean b) { return f(b ? "x" : null); } }
//// overload: lambda with expression that is a call | right
class T { interface V { void f(); } interface S { int f(); } int r(S s) { return 1; } void r(V v) { } int g() { return 1; } int m() { return r(() -> g()); } void n() { r(() -> { g(); }); r(() -> { }); } }
//// overload: lambda that throws | right
class T {
  interface V { void f(); }
  interface S { int f(); }
  void r(S s) { }
  void r(V v) { }
  void m() {
    r(() -> { throw new RuntimeException(); });
  }
}
//// overload: implicit lambda, two interfaces of one parameter | wrong, line 7: reference to r is ambiguous both method r(T.A) in T and method r(T.B) in T match
class T {
  interface A { void f(int x); }
  interface B { void f(String x); }
  void r(A s) { }
  void r(B v) { }
  void m() {
    r(x -> { });
  }
}
//// overload: explicit lambda chooses | right
class T { interface A { void f(int x); } interface B { void f(String x); } int r(A s) { return 1; } String r(B v) { return ""; } int m() { return r((int x) -> { }); } String n() { return r((String x) -> { }); } }
//// overload: Runnable and Callable like interfaces | right
class T { interface C<V> { V call() throws Exception; } <V> V submit(C<V> c) { return null; } int submit(Runnable r) { return 1; } void m() { String s = submit(() -> "x"); int i = submit(() -> { }); submit(() -> { while (true); }); } }
//// generic method with two uses of one variable | right
class T { static <X> X pick(X a, X b) { return a; } void m() { String s = pick("a", "b"); Object o = pick("a", 1); Comparable<?> c = pick("a", 1); Number n = pick(1, 2.5); } }
//// generic method whose result does not fit | wrong, line 4: incompatible types: inferred type does not conform to upper bound(s) inferred: java.lang.Object&java.io.Serializable&java.lang.Comparable<? extends java.lang.Object&java.io.Serializable&java.lang.Comparable<?>&java.lang.constant.Constable&java.lang.constant.ConstantDesc>&java.lang.constant.Constable&java.lang.constant.ConstantDesc upper bound(s): java.lang.String,java.lang.Object
class T {
  static <X> X pick(X a, X b) { return a; }
  void m() {
    String s = pick("a", 1);
  }
}
//// generic array parameter | right
class T { static <X> X first(X[] a) { return a[0]; } String m() { return first(new String[] {"x"}); } }
//// generic array parameter of primitives | wrong, line 4: method first in class T cannot be applied to given types; required: X[] found: int[] reason: inference variable X has incompatible bounds equality constraints: int lower bounds: java.lang.Object
class T {
  static <X> X first(X[] a) { return a[0]; }
  int m() {
    return first(new int[] {1});
  }
}
//// raw call of a generic class | right
class T { static class Box<X> { X get() { return null; } java.util.List<String> l() { return null; } } Object m(Box b) { return b.get(); } java.util.List n(Box b) { return b.l(); } }
//// raw result used as a type | wrong, line 4: incompatible types: java.lang.Object cannot be converted to java.lang.String
class T {
  static class Box<X> { X get() { return null; } java.util.List<String> l() { return null; } }
  String m(Box b) {
    return b.l().get(0);
  }
}
//// diamond with an argument | right
class T { static class Box<X> { Box(X x) { } X get() { return null; } } void m() { Box<String> a = new Box<>("x"); Box<Object> b = new Box<>("x"); int n = new Box<>(1).get(); } }
//// diamond with a wrong argument | wrong, line 4: incompatible types: cannot infer type arguments for T.Box<> reason: inference variable X has incompatible bounds equality constraints: java.lang.Integer lower bounds: java.lang.String
class T {
  static class Box<X> { Box(X x) { } }
  void m() {
    Box<Integer> a = new Box<>("x");
  }
}
//// diamond of an anonymous class | right
class T { java.util.Comparator<String> c = new java.util.Comparator<>() { public int compare(String a, String b) { return 0; } }; }
//// recursive bound | right
class T { static <X extends Comparable<? super X>> X max(java.util.List<? extends X> l) { X best = null; for (X x : l) if (best == null || x.compareTo(best) > 0) best = x; return best; } int m(java.util.List<Integer> l) { return max(l); } }
//// several bounds | right
class T { static <X extends Number & Comparable<X>> int f(X a, X b) { return a.intValue() + a.compareTo(b); } int m() { return f(1, 2) + f(1.5, 2.5); } }
//// several bounds not kept | wrong, line 4: method f in class T cannot be applied to given types; required: X found: java.lang.Number reason: inference variable X has incompatible bounds lower bounds: java.lang.Number,java.lang.Comparable<X> lower bounds: java.lang.Number
class T {
  static <X extends Number & Comparable<X>> int f(X a) { return 1; }
  int m(Number n) {
    return f(n);
  }
}
//// wildcard capture in a call | right
import java.util.*;
class T { static <X> void swap(List<X> l) { X x = l.get(0); l.set(0, l.get(1)); l.set(1, x); } void m(List<?> l) { swap(l); } }
//// set of a wildcard list | wrong, line 4: incompatible types: java.lang.Object cannot be converted to capture#1 of ?
import java.util.*;
class T {
  void m(List<?> l) {
    l.set(0, l.get(1));
  }
}
//// instanceof with a generic type | right
import java.util.*;
class T { boolean m(Collection<String> c, Object o) { return c instanceof List<String> && o instanceof List<?> && o instanceof List && c instanceof ArrayList; } }
//// instanceof with a generic type that cannot be checked | wrong, line 4: java.lang.Object cannot be safely cast to java.util.List<java.lang.String>
import java.util.*;
class T {
  boolean m(Object o) {
    return o instanceof List<String>;
  }
}
//// instanceof with an inner class of a generic class | wrong, line 4: java.lang.Object cannot be safely cast to T<X>.N
class T<X> {
  class N { }
  boolean m(Object o) {
    return o instanceof N;
  }
}
//// static method hides by name in an inner scope | right
class T { static int f(int x) { return x; } static class N { static int f() { return T.f(1); } } }
//// field hides in an anonymous class | right
class T { int x = 1; Object m() { return new Object() { String x = "s"; int f() { return x.length() + T.this.x; } }; } }
//// local variable and method of one name | right
class T { int f() { return 1; } int m() { int f = f(); return f + f(); } }
//// local variable and class of one name | right
class T { static class A { static int x; } int m() { int A = 1; return A; } int n() { String T = "s"; return T.length(); } }
//// variable hides a class in a qualified name | wrong, line 5: cannot find symbol symbol: variable x location: variable A of type java.lang.String
class T {
  static class A { static int x; }
  int m() {
    String A = "s";
    return A.x;
  }
}
//// package name hidden by a variable | right
class T {
  void m() {
    int java = 1;
    java.util.List<String> l = null;
    System.out.println(java);
  }
}
//// package name hidden by a variable in an expression | wrong, line 4: int cannot be dereferenced
class T {
  void m() {
    int java = 1;
    java.lang.System.out.println();
  }
}
//// label, variable, method and type of one name | right
class T { int x(int x) { x: for (;;) { class x { } x++; if (x > 3) break x; } return x; } }
//// nested classes that inherit from each other | right
class T { static class A extends B { } static class B { class C extends A { } } interface I { class D implements I { } I X = new D(); } }
//// inner class inherits outer members | right
class T { int v; class I extends T { int m() { return v + T.this.v; } } }
//// protected inner through a subclass | right
class T { static class A { protected class P { protected P() { } } } static class B extends A { P p = new P(); } }
//// abstract class with a constructor that calls | right
class T { static abstract class A { final int x; A() { x = f(); } abstract int f(); } static class B extends A { int f() { return 1; } } }
//// interface with a nested class and a constant of it | right
interface T { class N { int x = 3; } N A = new N(); int B = A.x; enum E { X } static int m() { return E.X.ordinal() + B; } }
//// static nested class made by an object | right
class T { static class N { } N m(T t) { return new T.N(); } }
//// new of an inner class by a static method's object | right
class T { class I { } static void m() { T t = new T(); I i = t.new I(); T.I j = new T().new I(); } }
//// generic inner class made | right
class T<X> { class I { X x; } I m() { return new I(); } static void n() { T<String>.I i = new T<String>().new I(); String s = i.x; } }
//// this escapes in an initialiser | right
class T { T me = this; int x = me.y; int y = this.x; { me = null; this.y = 2; } }
//// chained calls and creations | right
class T { T next; T f() { return this; } static T make() { return new T(); } int m() { return new T().f().next.f().f() == make().f() ? 1 : new int[] {1, 2}.length; } }
//// array covariance in a conditional | right
class T { Object[] m(boolean b) { return b ? new String[1] : new Integer[1]; } }
//// conditional of boxes | right
class T { long m(boolean b, Integer i, Long l) { return b ? i : l; } Object n(boolean b, Integer i) { return b ? i : "x"; } char c(boolean b) { return b ? 'a' : 0; } }
//// conditional of boxes to Integer | wrong, line 3: incompatible types: long cannot be converted to java.lang.Integer
class T {
  Integer m(boolean b, Integer i, Long l) {
    return b ? i : l;
  }
}
//// conditional that nests | right
class T { String m(int n) { return n < 0 ? "a" : n == 0 ? "b" : n > 9 ? null : "c"; } }
//// compound assignment of boxes | right
class T { void m(Integer i, Character c, Double d, Boolean b) { i += 1; i <<= 2; d *= 2; b &= true; i += 'c'; d += i; } }
//// compound assignment of Character | wrong, line 3: incompatible types: int cannot be converted to java.lang.Character
class T {
  void m(Character c) {
    c += 1;
  }
}
//// compound assignment of Byte | wrong, line 4: incompatible types: int cannot be converted to java.lang.Byte
class T {
  void m(Byte b) {
    b++;
    b += 1;
  }
}
//// compound assignment of Integer by a double | wrong, line 3: incompatible types: double cannot be converted to java.lang.Integer
class T {
  void m(Integer i) {
    i += 1.5;
  }
}
//// compound of Object and string | right
class T { void m(Object o, CharSequence c) { o += "x"; c += "y"; } }
//// string plus in a long chain with parentheses | right
class T { String m(int a, char c) { return "" + a + c + (a + c) + -a + +a + ~a + (char) (c + 1) + (a > 1) + !true; } }
//// constant expressions | right
class T { static final int A = 1 << 3 | 2; static final String S = "a" + A + 'c' + 1.5 + true + (A > 3 ? "x" : "y"); static final byte B = (byte) 300 >> 1; static final char C = 'a' + 1; void m(int n, String s) { switch (n) { case A: case (int) 3.7: case 'x': case 5 > 3 ? 100 : 200: } switch (s) { case S: } } }
//// constant expression with a cast to a box is none | wrong, line 5: constant expression required
class T {
  static final int A = (Integer) 3;
  void m(int n) {
    switch (n) {
      case A:
    }
  }
}
//// constant of another class | right
class T { static class K { static final int X = 7; static final long L = 1L << 40; } byte b = K.X; void m(int n) { switch (n) { case K.X: case Byte.MAX_VALUE: case Character.MAX_VALUE: } } }
//// constants by an instance | wrong, line 4: incompatible types: possible lossy conversion from int to byte
class T {
  final int x = 5;
  byte b = x;
  byte c = this.x;
}
//// integer literals at the edges | right
class T { int a = 0x80000000, b = 0b11111111111111111111111111111111, c = 020000000000, d = -2147483648, e = 0x7fff_ffff; long f = 0xffffffffffffffffL, g = 0777777777777777777777L; }
//// hexadecimal number too large | wrong, line 2: integer number too large
class T {
  int a = 0x1_0000_0000;
}
//// octal number too large | wrong, line 2: integer number too large
class T {
  int a = 040000000000;
}
//// negated in parentheses | wrong, line 2: integer number too large
class T {
  int a = -(2147483648);
}
//// floating literals | right
class T { double a = 1e10, b = .5, c = 1., d = 1d, e = 0x1p3, f = 0x.8p-1, g = 1e-300, h = 1_0.0_1; float i = 1f, j = .5F, k = 1e38f, l = 0x1p-149f; }
//// hexadecimal float without exponent | wrong, line 2: malformed floating-point literal
class T {
  double a = 0x1.8;
}
//// exponent without digits | wrong, line 2: malformed floating-point literal
class T {
  double a = 1e;
}
//// unicode escapes in names | right
class T { int \u0061b = 1; int m() { return ab; } String s = "\u000041"; }
//// bad unicode escape | wrong, line 2: illegal unicode escape
class T {
  String s = "\u00g1";
}
//// nested generics and shifts | right
import java.util.*;
class T { Map<String, List<List<Integer>>> a = new HashMap<String, List<List<Integer>>>(); int b = 1 >> 2 >>> 3; boolean c = 1 < 2 == 3 > 2; List<Map<String, int[]>>[] d; }
//// cast or parenthesis | right
class T { int a; Object m(int b, Object o) { int c = (a) + b; int d = (int) +b; int e = (a) - b; Object f = (Object) o; String g = (String) (o); boolean h = (a) < b; return (Runnable) () -> { }; } }
//// generic call or comparison | right
class T { int a, b; boolean f(boolean x, boolean y) { return x; } boolean m(int c) { return f(a < b, b > (c)); } }
//// statement that begins like a type | right
class T { int a[]; int[] b[] = {{1}}; void m() { a[0] = 1; int c[] = a, d = 3; b[0][0]++; T.class.getName(); int.class.getName(); int[].class.getName(); } }
//// empty statements everywhere | right
class T { ; void m() { ;; if (true) ; else ; for (;;) { ; break; } while (m2()) ; do ; while (m2()); l: ; switch (1) { } } boolean m2() { return false; } };
//// comments and blanks everywhere | right
class /* a */ T /* b */ { // c
  int /* d */ a /* e */ = /* f */ 1 /* g */ ; /** doc */ void /**/ m(/***/) { /* } */ } }
//// octal escapes and s escape | right
class T { String s = "\0\12\377\400\s\t"; char c = '\7'; }
//// synchronized forms | right
class T { static synchronized void a() { synchronized (T.class) { } } synchronized void b() { synchronized (this) { synchronized (new Object()) { } } } void c(Object o, int[] x, String s) { synchronized (o) { } synchronized (x) { } synchronized (s) { return; } } }
//// synchronized without a block | wrong, line 3: '{' expected
class T {
  void m() {
    synchronized (this) m();
  }
}
//// throws in interfaces and lambdas | right
class T { interface A { int f(int x) throws Exception; } static int g(A a) { try { return a.f(1); } catch (Exception e) { return 0; } } int m() { return g(x -> { if (x > 0) throw new Exception("x"); return x; }) + g(x -> { throw new java.io.IOException(); }); } }
//// exception of a lambda is not the method's | right
class T { interface A { void f() throws Exception; } void m() { A a = () -> { throw new Exception(); }; } }
//// exception of a local class' method is not the method's | right
class T { void m() { class L { void f() throws Exception { throw new Exception(); } } new Object() { void g() throws java.io.IOException { throw new java.io.IOException(); } }; } }
//// rethrow of several | right
class T { void f() throws java.io.IOException, InterruptedException { } void m() throws java.io.IOException, InterruptedException { try { f(); } catch (final Exception e) { throw e; } finally { } } }
//// rethrow of several, one not declared | wrong, line 5: unreported exception java.lang.InterruptedException; must be caught or declared to be thrown
class T {
  void f() throws java.io.IOException, InterruptedException { }
  void m() throws java.io.IOException {
    try { f(); } catch (Exception e) {
      throw e;
    }
  }
}
//// catch of a superclass of what is thrown | right
class T { void f() throws java.io.FileNotFoundException { } void m() { try { f(); } catch (java.io.IOException e) { } } }
//// catch of a sibling of what is thrown | wrong, line 4: exception java.io.EOFException is never thrown in body of corresponding try statement
class T {
  void f() throws java.io.FileNotFoundException { }
  void m() {
    try { f(); } catch (java.io.EOFException e) { }
    catch (java.io.IOException e) { }
  }
}
//// constructor that throws, in a field of an anonymous class | right
class T { static class A { A() throws Exception { } } void m() throws Exception { new Object() { A a = new A(); }; } }
//// static initialiser that catches | right
class T { static final int A; static { int x; try { x = Integer.parseInt("3"); } catch (NumberFormatException e) { x = 0; } A = x; } }
//// return type of a generic override | right
class T { static abstract class A<X> { abstract X get(); abstract void set(X x); } static class B extends A<String> { String get() { return ""; } void set(String s) { } } }
//// generic override of another type | wrong, line 3: T.B is not abstract and does not override abstract method set(java.lang.String) in T.A
class T {
  static abstract class A<X> { abstract void set(X x); }
  static class B extends A<String> {
    void set(Integer s) { }
  }
}
//// generic method overridden | right
class T { static class A { <X> X f(X x) { return x; } } static class B extends A { <Y> Y f(Y y) { return y; } } static class C extends A { Object f(Object o) { return o; } } }
//// abstract method re-declared and overridden | right
class T { static class A { public String toString() { return ""; } } static abstract class B extends A { public abstract String toString(); } static class C extends B { public String toString() { return "c"; } } }
//// abstract method re-declared and not overridden | wrong, line 4: T.C is not abstract and does not override abstract method toString() in T.B
class T {
  static class A { public String toString() { return ""; } }
  static abstract class B extends A { public abstract String toString(); }
  static class C extends B { }
}
//// interface re-declares Object's methods | right
class T { interface I { boolean equals(Object o); String toString(); int hashCode(); int f(); } I i = () -> 1; }
//// interface clashes with Object's method | wrong, line 2: toString() in T cannot override toString() in java.lang.Object return type int is not compatible with java.lang.String
interface T {
  int toString();
}
//// interface clashes with final method of Object | wrong, line 2: notify() in T cannot override notify() in java.lang.Object overridden method is final
interface T {
  void notify();
}
//// diamond of interfaces with one default | right
class T { interface I { default int f() { return 1; } } interface J extends I { } interface K extends I { default int f() { return 2; } } static class A implements J, K { } }
//// default made abstract again | wrong, line 4: T.A is not abstract and does not override abstract method f() in T.J
class T {
  interface I { default int f() { return 1; } }
  interface J extends I { int f(); }
  static class A implements J { }
}
//// private interface method from a subclass | wrong, line 5: cannot find symbol symbol: method f() location: class T.A
class T {
  interface I { private int f() { return 1; } }
  static class A implements I {
    int g() {
      return f();
    }
  }
}
//// enum in switch by another enum's label | wrong, line 5: an enum switch case label must be the unqualified name of an enumeration constant
class T {
  enum E { A } enum F { B }
  void m(E e) {
    switch (e) {
      case B:
    }
  }
}
//// enum with fields and methods used | right
enum T { A(1, "x"), B(2); private final int n; private String s; T(int n) { this(n, "y"); } T(int n, String s) { this.n = n; this.s = s; } static T find(int n) { for (T t : values()) if (t.n == n) return t; return null; } }
//// enum constructor called in a method | wrong, line 4: call to this must be first statement in constructor
enum T {
  A;
  void m() {
    this();
  }
}
//// enum constant body calls private member | right
enum T { A { int f() { return g() + K; } }; static final int K = 1; int f() { return 0; } int g() { return 1; } }
//// enum valueOf and values with arguments | right
enum T { A; static T f() { return valueOf("A"); } static T values(int i) { return A; } static T valueOf(int i) { return values(i); } }
//// enum in an abstract switch | right
class T { enum E { A, B } String m(E e) { String s = ""; switch (e) { case A: s += "a"; default: s += "d"; case B: s += "b"; } return s; } }
