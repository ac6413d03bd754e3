// Records, and casts to several types.
//// record | right
record T(int x, String y) { }
//// record without components | right
record T() { }
//// nested record | right
class T {
  record P(int x) { int twice() { return 2 * x; } }
  int m() { return new P(1).twice() + new P(2).x(); }
}
//// local record | right
class T {
  int m() {
    record P(int x) { }
    return new P(1).x();
  }
}
//// generic record | right
record T<A>(A a) {
  static String m(T<String> t) { return t.a(); }
}
//// record that extends | wrong, line 2: '{' expected
class B { }
record T(int x) extends B { }
//// class that extends a record | wrong, line 2: cannot inherit from final T
record T(int x) { }
class B extends T { }
//// class that extends Record | wrong, line 1: classes cannot directly extend java.lang.Record
class T extends Record {
  public String toString() { return ""; }
  public int hashCode() { return 1; }
  public boolean equals(Object o) { return false; }
}
//// abstract record | wrong, line 1: modifier abstract not allowed here
abstract record T(int x) { }
//// final record | right
final record T(int x) { }
//// static nested record | right
class T {
  static record P(int x) { }
}
//// record in an inner class | right
class T {
  class I { record P(int x) { } }
}
//// record implements | right
record T(int x) implements Runnable {
  public void run() { }
}
//// record implements by an accessor | right
record T(int length) implements I { }
interface I { int length(); }
//// record does not implement | wrong, line 1: T is not abstract and does not override abstract method run() in java.lang.Runnable
record T(int x) implements Runnable { }
//// accessor of a wrong type for an interface | wrong, line 2: T is not abstract and does not override abstract method x() in I
interface I { long x(); }
record T(int x) implements I { }
//// instance field | wrong, line 2: field declaration must be static (consider replacing field with record component)
record T(int x) {
  int y;
}
//// static field | right
record T(int x) {
  static int y = 1;
}
//// instance initialiser | wrong, line 2: instance initializers not allowed in records
record T(int x) {
  { System.out.println(); }
}
//// static initialiser | right
record T(int x) {
  static int y;
  static { y = 1; }
}
//// assignment to a component | wrong, line 3: cannot assign a value to final variable x
record T(int x) {
  void m() {
    x = 1;
  }
}
//// compact constructor | right
record T(int x) {
  T { if (x < 0) throw new IllegalArgumentException(); x++; }
}
//// compact constructor assigns the field | wrong, line 3: cannot assign a value to final variable x
record T(int x) {
  T {
    this.x = x;
  }
}
//// compact constructor returns | wrong, line 2: invalid compact constructor in record <init> (compact constructor must not have return statements)
record T(int x) {
  T {
    if (x > 0) return;
  }
}
//// compact constructor calls this | wrong, line 2: invalid canonical constructor in record T (canonical constructor must not contain explicit constructor invocation)
record T(int x) {
  T {
    this(1);
  }
}
//// compact constructor in a class | wrong, line 2: <identifier> expected
class T {
  T { }
}
//// private compact constructor | wrong, line 2: invalid canonical constructor in record T (attempting to assign stronger access privileges; was public)
public record T(int x) {
  private T { }
}
//// public compact constructor | right
public record T(int x) {
  public T { }
}
//// package-private compact constructor of a public record | wrong, line 2: invalid canonical constructor in record T (attempting to assign stronger access privileges; was public)
public record T(int x) {
  T { }
}
//// compact constructor that throws | wrong, line 2: invalid compact constructor in record T (throws clause not allowed for compact constructor)
record T(int x) {
  T throws Exception { }
}
//// canonical constructor | right
record T(int x, String y) {
  T(int x, String y) { this.x = x; this.y = y; }
}
//// canonical constructor with other names | wrong, line 2: invalid canonical constructor in record T (invalid parameter names in canonical constructor)
record T(int x) {
  T(int z) { this.x = z; }
}
//// canonical constructor leaves a field | wrong, line 4: variable y might not have been initialized
record T(int x, int y) {
  T(int x, int y) {
    this.x = x;
  }
}
//// canonical constructor throws | wrong, line 2: invalid canonical constructor in record T (throws clause not allowed for canonical constructor)
record T(int x) {
  T(int x)
      throws Exception { this.x = x; }
}
//// canonical constructor calls super | wrong, line 2: invalid canonical constructor in record T (canonical constructor must not contain explicit constructor invocation)
record T(int x) {
  T(int x) {
    super();
    this.x = x;
  }
}
//// canonical and compact | wrong, line 3: constructor T(int) is already defined in record T
record T(int x) {
  T { }
  T(int x) { this.x = x; }
}
//// other constructor | right
record T(int x, int y) {
  T(int x) { this(x, 0); }
}
//// other constructor that calls none | wrong, line 2: constructor is not canonical, so its first statement must invoke another constructor of class T
record T(int x, int y) {
  T(int x) {
    this.x = x;
    this.y = x;
  }
}
//// accessor | right
record T(int x) {
  public int x() { return x + 1; }
}
//// accessor with Override | right
record T(int x) {
  @Override public int x() { return x + 1; }
}
//// Override on what is no accessor | wrong, line 2: method does not override or implement a method from a supertype
record T(int x) {
  @Override
  public int y() { return x + 1; }
}
//// accessor that is not public | wrong, line 2: invalid accessor method in record T (accessor method must be public)
record T(int x) {
  int x() { return x; }
}
//// accessor of another type | wrong, line 2: invalid accessor method in record T (return type of accessor method x() must match the type of record component x)
record T(int x) {
  public long x() { return x; }
}
//// accessor that throws | wrong, line 2: invalid accessor method in record T (throws clause not allowed for accessor method)
record T(int x) {
  public int x() throws Exception { return x; }
}
//// static accessor | wrong, line 2: invalid accessor method in record T (accessor method must not be static)
record T(int x) {
  public static int x() { return 1; }
}
//// method with the name of a component and parameters | right
record T(int x) {
  int x(int y) { return x + y; }
}
//// component twice | wrong, line 1: record component x is already defined in record T
record T(int x, int x) { }
//// component with a forbidden name | wrong, line 1: illegal record component name hashCode
record T(int hashCode) { }
//// component that is final | wrong, line 1: record components cannot have modifiers
record T(final int x) { }
//// varargs component | right
record T(int... x) {
  static T m() { return new T(1, 2, 3); }
}
//// varargs component, canonical constructor | right
record T(int... x) {
  T(int... x) { this.x = x; }
}
//// wrong number of arguments | wrong, line 3: constructor T in record T cannot be applied to given types; required: int found: no arguments reason: actual and formal argument lists differ in length
record T(int x) {
  static T m() {
    return new T();
  }
}
//// wrong type of an argument | wrong, line 3: incompatible types: java.lang.String cannot be converted to int
record T(int x) {
  static T m() {
    return new T("");
  }
}
//// component of a missing type | wrong, line 2: cannot find symbol symbol: class Missing location: class T
record T(
    Missing x) { }
//// private field from outside | wrong, line 3: x has private access in P
record P(int x) { }
class T {
  int m(P p) { return p.x; }
}
//// private field from the class around | right
class T {
  record P(int x) { }
  int m(P p) { return p.x; }
}
//// local record captures a variable | wrong, line 4: non-static variable n cannot be referenced from a static context
class T {
  void m(int n) {
    record P(int x) {
      int y() { return n; }
    }
  }
}
//// local record uses an instance member | wrong, line 5: non-static variable n cannot be referenced from a static context
class T {
  int n;
  void m() {
    record P(int x) {
      int y() { return n; }
    }
  }
}
//// local enum captures a variable | wrong, line 5: non-static variable n cannot be referenced from a static context
class T {
  void m(int n) {
    enum E {
      A;
      int y() { return n; }
    }
  }
}
//// local interface captures a variable | wrong, line 4: non-static variable n cannot be referenced from a static context
class T {
  void m(int n) {
    interface E {
      default int y() { return n; }
    }
  }
}
//// native method | wrong, line 2: modifier native not allowed here
record T(int x) {
  native void m();
}
//// abstract method | wrong, line 1: T is not abstract and does not override abstract method m() in T
record T(int x) {
  abstract void m();
}
//// own equals | right
record T(int x) {
  public boolean equals(Object o) { return o instanceof T t && t.x == x; }
  public int hashCode() { return x; }
  public String toString() { return "" + x; }
}
//// own toString that is not public | wrong, line 2: toString() in T cannot override toString() in java.lang.Record attempting to assign weaker access privileges; was public
record T(int x) {
  String toString() { return "" + x; }
}
//// record as a name | right
class T {
  int record = 1;
  int m() { record = 2; return record; }
  void record() { }
}
//// class named record | wrong, line 1: 'record' not allowed here as of release 14, 'record' is a restricted type name and cannot be used for type declarations
class record { }
//// recursive record | right
record T(T left, T right) { }
//// record with a static method and a nested record | right
record T(int x) {
  record N(T t) { }
  static N n() { return new N(new T(1)); }
}
//// cast to several types | right
class T {
  Object o = (Runnable & java.io.Serializable) () -> { };
}
//// cast of a value to several types | right
class T {
  void m(Object o) {
    Runnable r = (Runnable & Comparable<String>) o;
    ((Runnable & Comparable<String>) o).compareTo("");
    ((Runnable & Comparable<String>) o).run();
  }
}
//// cast to several types, class behind | wrong, line 3: interface expected here
class T {
  void m(Object o) {
    Object r = (Runnable & String) o;
  }
}
//// cast to several types, none fits | wrong, line 3: incompatible types: java.lang.Integer cannot be converted to java.lang.Number&java.lang.Runnable
class T {
  void m(Integer o) {
    Object r = (Number & Runnable) o;
  }
}
//// cast to several types, the same twice | wrong, line 3: repeated interface
class T {
  void m(Object o) {
    Object r = (Runnable & Runnable) o;
  }
}
//// cast of a lambda to several functional types | wrong, line 3: incompatible types: <anonymous > is not a functional interface multiple non-overriding abstract methods found in interface <anonymous >
class T {
  void m() {
    Object r = (Runnable & java.util.concurrent.Callable<String>) () -> { };
  }
}
