// Classes, inheritance, abstract, final, interfaces, access.
//// abstract class created | wrong, line 4: T.A is abstract; cannot be instantiated
class T {
  static abstract class A { }
  void m() {
    new A();
  }
}
//// interface created | wrong, line 3: java.lang.Runnable is abstract; cannot be instantiated
class T {
  void m() {
    new Runnable();
  }
}
//// abstract class created anonymously | right
class T { static abstract class A { abstract int f(); A(int i) { } } int m() { return new A(1) { int f() { return 2; } }.f(); } }
//// abstract method not implemented | wrong, line 3: T.B is not abstract and does not override abstract method m() in T.A
class T {
  static abstract class A { abstract void m(); }
  static class B extends A { }
}
//// interface method not implemented | wrong, line 1: T is not abstract and does not override abstract method run() in java.lang.Runnable
class T implements Runnable { }
//// interface method implemented without public | wrong, line 2: run() in T cannot implement run() in java.lang.Runnable attempting to assign weaker access privileges; was public
class T implements Runnable {
  void run() { }
}
//// interface method inherited from the superclass | right
class T { static class A { public void run() { } } static class B extends A implements Runnable { } }
//// interface method inherited, not public | wrong, line 3: run() in T.A cannot implement run() in java.lang.Runnable attempting to assign weaker access privileges; was public
class T {
  static class A { void run() { } }
  static class B extends A implements Runnable { }
}
//// abstract method in a class that is not | wrong, line 1: T is not abstract and does not override abstract method m() in T
class T {
  abstract void m();
}
//// abstract method with a body | wrong, line 2: abstract methods cannot have a body
abstract class T {
  abstract void m() { }
}
//// abstract and final | wrong, line 2: illegal combination of modifiers: abstract and final
class T {
  abstract final class A { }
}
//// abstract and private | wrong, line 2: illegal combination of modifiers: abstract and private
abstract class T {
  abstract private void m();
}
//// abstract and static | wrong, line 2: illegal combination of modifiers: abstract and static
abstract class T {
  abstract static void m();
}
//// abstract class leaves methods open | right
class T { static abstract class A implements Runnable, Comparable<A> { } static class B extends A { public void run() { } public int compareTo(A a) { return 0; } } }
//// call of an abstract super method | wrong, line 5: abstract method m() in T.A cannot be accessed directly
class T {
  static abstract class A { abstract void m(); }
  static class B extends A {
    void m() {
      super.m();
    }
  }
}
//// final class extended | wrong, line 3: cannot inherit from final T.A
class T {
  static final class A { }
  static class B extends A { }
}
//// String extended | wrong, line 1: cannot inherit from final java.lang.String
class T extends String { }
//// final method overridden | wrong, line 4: m() in T.B cannot override m() in T.A overridden method is final
class T {
  static class A { final void m() { } }
  static class B extends A {
    void m() { }
  }
}
//// private final method is not overridden | right
class T { static class A { private final void m() { } } static class B extends A { void m() { } } }
//// static final method hidden | wrong, line 4: m() in T.B cannot override m() in T.A overridden method is static,final
class T {
  static class A { static final void m() { } }
  static class B extends A {
    static void m() { }
  }
}
//// interface extended by a class with extends | wrong, line 1: no interface expected here
class T extends Runnable {
  public void run() { }
}
//// class implemented | wrong, line 1: interface expected here
class T implements Thread { }
//// interface extends a class | wrong, line 1: interface expected here
interface T extends Object { }
//// interface twice | wrong, line 1: repeated interface
class T implements Runnable, Runnable {
  public void run() { }
}
//// cyclic inheritance | wrong, line 1: cyclic inheritance involving T
class T extends A { }
class A extends T { }
//// class extends itself | wrong, line 1: cyclic inheritance involving T
class T extends T { }
//// class extends its member | wrong, line 1: cyclic inheritance involving T
class T extends T.A {
  static class A { }
}
//// enum extended | wrong, line 3: cannot inherit from final T.E
class T {
  enum E { A }
  class B extends E { }
}
//// extends of a type parameter | wrong, line 1: unexpected type required: class found: type parameter X
class T<X> extends X { }
//// extends of an array | wrong, line 1: unexpected type required: class found: int[]
class T extends int[] { }
//// return type of an override | right
class T { static class A { A m() { return this; } Object n() { return 1; } } static class B extends A { B m() { return this; } String n() { return ""; } } }
//// return type of an override that does not fit | wrong, line 4: m() in T.B cannot override m() in T.A return type long is not compatible with int
class T {
  static class A { int m() { return 1; } }
  static class B extends A {
    long m() { return 1; }
  }
}
//// void return of an override | wrong, line 4: m() in T.B cannot override m() in T.A return type int is not compatible with void
class T {
  static class A { void m() { } }
  static class B extends A {
    int m() { return 1; }
  }
}
//// weaker access | wrong, line 4: m() in T.B cannot override m() in T.A attempting to assign weaker access privileges; was public
class T {
  static class A { public void m() { } }
  static class B extends A {
    protected void m() { }
  }
}
//// stronger access | right
class T { static class A { protected void m() { } void n() { } } static class B extends A { public void m() { } protected void n() { } } }
//// toString not public | wrong, line 2: toString() in T cannot override toString() in java.lang.Object attempting to assign weaker access privileges; was public
class T {
  String toString() { return ""; }
}
//// equals overloaded, not overridden | right
class T { public boolean equals(T t) { return true; } public int hashCode() { return 1; } protected Object clone() throws CloneNotSupportedException { return super.clone(); } protected void finalize() { } }
//// wait overridden | wrong, line 2: wait() in T cannot override wait() in java.lang.Object overridden method is final
class T {
  public void wait() { }
}
//// getClass overridden | wrong, line 2: getClass() in T cannot override getClass() in java.lang.Object overridden method is final
class T {
  public Class<?> getClass() { return null; }
}
//// Override checked | right
class T { @Override public String toString() { return ""; } static class R implements Runnable { @Override public void run() { } } }
//// Override of nothing | wrong, line 2: method does not override or implement a method from a supertype
class T {
  @Override
  public String tostring() { return ""; }
}
//// Override with other parameters | wrong, line 2: method does not override or implement a method from a supertype
class T {
  @Override
  public boolean equals(T o) { return true; }
}
//// Override on a static method | wrong, line 4: static methods cannot be annotated with @Override
class T {
  static class A { static void m() { } }
  static class B extends A {
    @Override static void m() { }
  }
}
//// Override on a private method | wrong, line 4: method does not override or implement a method from a supertype
class T {
  static class A { private void m() { } }
  static class B extends A {
    @Override void m() { }
  }
}
//// Override on a class | wrong, line 1: annotation type not applicable to this kind of declaration
@Override class T { }
//// Override on a field | wrong, line 2: annotation type not applicable to this kind of declaration
class T {
  @Override int x;
}
//// unknown annotation | wrong, line 2: cannot find symbol symbol: class Foo location: class T
class T {
  @Foo void m() { }
}
//// annotations | right
@Deprecated @SuppressWarnings("unchecked") class T { @SuppressWarnings({"a", "b"}) int x; @Deprecated void m(@Deprecated int a) { @SuppressWarnings(value = "c") int y = 1; } @FunctionalInterface interface F { void f(); } @SafeVarargs static <X> void v(X... x) { } }
//// annotation with a list that begins with a comma | wrong, line 2: '}' expected
class T {
  @SuppressWarnings({, "a"}) int x;
}
//// FunctionalInterface with two methods | wrong, line 2: Unexpected @FunctionalInterface annotation T.F is not a functional interface multiple non-overriding abstract methods found in interface T.F
class T {
  @FunctionalInterface interface F { void f(); void g(); }
}
//// annotation twice | wrong, line 2: java.lang.Deprecated is not a repeatable annotation type
class T {
  @Deprecated @Deprecated void m() { }
}
//// default method | right
class T { interface I { default int m() { return n() + 1; } int n(); } static class A implements I { public int n() { return 1; } } static class B implements I { public int n() { return 1; } public int m() { return I.super.m() + 1; } } }
//// default method in a class | wrong, line 2: modifier default not allowed here
class T {
  default void m() { }
}
//// default method without a body | wrong, line 2: missing method body, or declare abstract
interface T {
  default void m();
}
//// interface method with a body | wrong, line 2: interface abstract methods cannot have body
interface T {
  void m() { }
}
//// interface static and private methods | right
interface T { static int m() { return 1; } private int n() { return m(); } private static int k() { return 2; } default int l() { return n() + k(); } }
//// interface static method by instance | wrong, line 4: illegal static interface method call the receiver expression should be replaced with the type qualifier 'T.I'
class T {
  interface I { static void m() { } }
  void n(I i) {
    i.m();
  }
}
//// interface static method is not inherited | wrong, line 5: cannot find symbol symbol: method m() location: class T.A
class T {
  interface I { static void m() { } }
  static class A implements I {
    void n() {
      m();
    }
  }
}
//// two defaults conflict | wrong, line 4: types T.I and T.J are incompatible; class T.A inherits unrelated defaults for m() from types T.I and T.J
class T {
  interface I { default void m() { } }
  interface J { default void m() { } }
  static class A implements I, J { }
}
//// two defaults resolved | right
class T { interface I { default void m() { } } interface J { default void m() { } } static class A implements I, J { public void m() { I.super.m(); J.super.m(); } } }
//// default and abstract conflict | wrong, line 4: types T.I and T.J are incompatible; class T.A inherits abstract and default for m() from types T.I and T.J
class T {
  interface I { default void m() { } }
  interface J { void m(); }
  static abstract class A implements I, J { }
}
//// class method wins over default | right
class T { interface I { default int m() { return 1; } } static class A { public int m() { return 2; } } static class B extends A implements I { } int n(B b) { return b.m(); } }
//// super of an interface that is not direct | wrong, line 6: not an enclosing class: T.I
class T {
  interface I { default void m() { } }
  interface J extends I { }
  static class A implements J {
    public void m() {
      I.super.m();
    }
  }
}
//// default method of Object | wrong, line 2: default method toString in interface T overrides a member of java.lang.Object
interface T {
  default String toString() { return ""; }
}
//// interface constant | right
class T { interface I { int A = 1; String B = "x" + A; int[] C = {1}; } static class X implements I { int m() { return A + C[0]; } } int n = I.A + X.A; }
//// interface field without value | wrong, line 2: = expected
interface T {
  int A;
}
//// interface field private | wrong, line 2: modifier private not allowed here
interface T {
  private int A = 1;
}
//// interface method protected | wrong, line 2: modifier protected not allowed here
interface T {
  protected void m();
}
//// interface method final | wrong, line 2: modifier final not allowed here
interface T {
  final void m();
}
//// interface with constructor | wrong, line 2: <identifier> expected
interface T {
  T() { }
}
//// interface with initialiser | wrong, line 2: initializers not allowed in interfaces
interface T {
  { }
}
//// ambiguous field of two interfaces | wrong, line 6: reference to A is ambiguous both variable A in T.I and variable A in T.J match
class T {
  interface I { int A = 1; }
  interface J { int A = 2; }
  static class X implements I, J {
    int m() {
      return A;
    }
  }
}
//// interface methods that differ in the return type | wrong, line 4: types T.J and T.I are incompatible; both define m(), but with unrelated return types
class T {
  interface I { int m(); }
  interface J { String m(); }
  static abstract class X implements I, J { }
}
//// interface methods with one signature | right
class T { interface I { Object m(); } interface J { String m(); } static class X implements I, J { public String m() { return ""; } } static abstract class Y implements I, J { } }
//// private member of another class | wrong, line 3: x has private access in A
class T {
  void m(A a) {
    a.x = 1;
  }
}
class A { private int x; }
//// private method of another class | wrong, line 3: f() has private access in A
class T {
  void m(A a) {
    a.f();
  }
}
class A { private void f() { } }
//// private constructor of another class | wrong, line 3: A() has private access in A
class T {
  void m() {
    new A();
  }
}
class A { private A() { } }
//// private constructor of the superclass | wrong, line 1: A() has private access in A
class T extends A { }
class A { private A() { } }
//// private members of nested classes | right
class T { private int a; static class A { private int b; private void f() { } private A() { } int g(T t) { return t.a; } } int m() { A x = new A(); x.f(); return x.b; } }
//// private member is not inherited | wrong, line 5: x has private access in T.A
class T {
  static class A { private int x; }
  static class B extends A {
    int m() {
      return x;
    }
  }
}
//// private member of an ancestor by super | right
class T { static class A { private int x; private void f() { } } static class B extends A { int m() { super.f(); return super.x + ((A) this).x; } } }
//// private member through a subclass | wrong, line 3: x has private access in T.A
class T {
  static class A { private int x; int y(B b) {
    return b.x;
  } }
  static class B extends A { }
}
//// private class of another class | wrong, line 2: A.B has private access in A
class T {
  A.B b;
}
class A { private static class B { } }
//// private top-level class | wrong, line 1: modifier private not allowed here
private class T { }
//// static top-level class | wrong, line 1: modifier static not allowed here
static class T { }
//// two public classes | wrong, line 2: class A is public, should be declared in a file named A.java
public class T { }
public class A { }
//// public twice | wrong, line 2: repeated modifier
class T {
  public public void m() { }
}
//// public and private | wrong, line 2: illegal combination of modifiers: public and private
class T {
  public private void m() { }
}
//// modifiers of a local | wrong, line 3: illegal start of expression
class T {
  void m() {
    static int x = 1;
  }
}
//// private local | wrong, line 3: illegal start of expression
class T {
  void m() {
    private int x = 1;
  }
}
//// modifiers of a parameter | wrong, line 2: modifier static not allowed here
class T {
  void m(static int x) { }
}
//// volatile final field | wrong, line 2: illegal combination of modifiers: final and volatile
class T {
  final volatile int x = 1;
}
//// synchronized field | wrong, line 2: modifier synchronized not allowed here
class T {
  synchronized int x;
}
//// transient method | wrong, line 2: modifier transient not allowed here
class T {
  transient void m() { }
}
//// abstract synchronized | wrong, line 2: illegal combination of modifiers: abstract and synchronized
abstract class T {
  abstract synchronized void m();
}
//// all modifiers where they belong | right
public abstract strictfp class T { public static final transient int A = 1; protected volatile int b; private static synchronized final void m() { } protected abstract void n(); static { } { } }
//// generic class extended with arguments | right
class T { static class A<X> { X x; X get() { return x; } } static class B extends A<String> { int m() { return get().length() + x.length(); } } }
//// implements with other type arguments twice | wrong, line 3: java.lang.Comparable cannot be inherited with different arguments: <T.B> and <T.A>
class T {
  static class A implements Comparable<A> { public int compareTo(A a) { return 0; } }
  static class B extends A implements Comparable<B> { public int compareTo(A a) { return 0; } }
}
//// compareTo of another type | wrong, line 1: T is not abstract and does not override abstract method compareTo(T) in java.lang.Comparable
class T implements Comparable<T> {
  public int compareTo(Object o, int i) { return 0; }
}
//// compareTo by erasure | right
class T implements Comparable {
  public int compareTo(Object o) { return 0; }
}
//// compareTo raw with a type | wrong, line 1: T is not abstract and does not override abstract method compareTo(java.lang.Object) in java.lang.Comparable
class T implements Comparable {
  public int compareTo(T o) { return 0; }
}
