// Overloading, varargs, boxing in calls, names of methods.
//// most specific by subclass | right
class T { void m(Object o) { } void m(String s) { } void m(Integer i) { } void n() { m("x"); m(1); m(new T()); } }
//// ambiguous null | wrong, line 5: reference to m is ambiguous both method m(java.lang.String) in T and method m(java.lang.Integer) in T match
class T {
  void m(String s) { }
  void m(Integer i) { }
  void n() {
    m(null);
  }
}
//// null with one most specific | right
class T { void m(Object o) { } void m(String s) { } void n() { m(null); } }
//// ambiguous by crossing | wrong, line 5: reference to m is ambiguous both method m(int,long) in T and method m(long,int) in T match
class T {
  void m(int a, long b) { }
  void m(long a, int b) { }
  void n() {
    m(1, 1);
  }
}
//// crossing resolved by a cast | right
class T { void m(int a, long b) { } void m(long a, int b) { } void n() { m(1, 1L); m(1L, 1); } }
//// widening before boxing | right
class T { long m(long a) { return a; } String m(Integer a) { return ""; } long n() { return m(1); } }
//// boxing before varargs | right
class T { String m(Object a) { return ""; } int m(int... a) { return 1; } String n() { return m(1); } }
//// varargs calls | right
class T { String n() { return String.format("%d %s", 1, "x") + String.format("x") + String.format("%s", (Object[]) new String[1]); } }
//// varargs of another type | wrong, line 4: method sum in class T cannot be applied to given types; required: int[] found: int,java.lang.String reason: varargs mismatch; java.lang.String cannot be converted to int
class T {
  static int sum(int... a) { return a.length; }
  int n() {
    return sum(1, "x");
  }
}
//// varargs with none and an array | right
class T { static int sum(int... a) { return a.length; } int n() { return sum() + sum(1) + sum(1, 2) + sum(new int[3]); } }
//// varargs of narrower and wider types | right
class T {
  void m(int... a) { }
  void m(long... a) { }
  void k(Object... a) { }
  void k(Integer... a) { }
  void n() { m(1); k(1); }
}
//// varargs ambiguity of unrelated | wrong, line 5: reference to m is ambiguous both method m(java.lang.String...) in T and method m(java.lang.Integer...) in T match
class T {
  void m(String... a) { }
  void m(Integer... a) { }
  void n() {
    m();
  }
}
//// wrong number of arguments | wrong, line 4: method m in class T cannot be applied to given types; required: int found: int,int reason: actual and formal argument lists differ in length
class T {
  void m(int a) { }
  void n() {
    m(1, 2);
  }
}
//// wrong type of argument | wrong, line 4: incompatible types: java.lang.String cannot be converted to int
class T {
  void m(int a) { }
  void n() {
    m("x");
  }
}
//// no overload fits | wrong, line 5: no suitable method found for m(double) method T.m(int) is not applicable (argument mismatch; possible lossy conversion from double to int) method T.m(java.lang.String) is not applicable (argument mismatch; double cannot be converted to java.lang.String)
class T {
  void m(int a) { }
  void m(String a) { }
  void n() {
    m(1.5);
  }
}
//// unknown method | wrong, line 3: cannot find symbol symbol: method foo() location: class T
class T {
  void n() {
    foo();
  }
}
//// unknown method of a String | wrong, line 3: cannot find symbol symbol: method lenght() location: variable s of type java.lang.String
class T {
  int n(String s) {
    return s.lenght();
  }
}
//// unknown field | wrong, line 3: cannot find symbol symbol: variable foo location: variable t of type T
class T {
  int n(T t) {
    return t.foo;
  }
}
//// unknown variable | wrong, line 3: cannot find symbol symbol: variable foo location: class T
class T {
  int n() {
    return foo;
  }
}
//// unknown class | wrong, line 2: cannot find symbol symbol: class Foo location: class T
class T {
  Foo f;
}
//// field called like a method | wrong, line 4: cannot find symbol symbol: method x() location: class T
class T {
  int x;
  int n() {
    return x();
  }
}
//// method used as a field | wrong, line 4: cannot find symbol symbol: variable x location: class T
class T {
  int x() { return 1; }
  int n() {
    return x;
  }
}
//// length of an array called | wrong, line 3: cannot find symbol symbol: method length() location: variable a of type int[]
class T {
  int n(int[] a) {
    return a.length();
  }
}
//// length of a string without call | wrong, line 3: cannot find symbol symbol: variable length location: variable a of type java.lang.String
class T {
  int n(String a) {
    return a.length;
  }
}
//// method of a primitive | wrong, line 3: int cannot be dereferenced
class T {
  String n(int a) {
    return a.toString();
  }
}
//// field of a primitive | wrong, line 3: int cannot be dereferenced
class T {
  int n(int a) {
    return a.length;
  }
}
//// method on void | wrong, line 4: void cannot be dereferenced
class T {
  void m() {}
  void n() {
    m().m();
  }
}
//// same signature twice | wrong, line 3: method m(int) is already defined in class T
class T {
  void m(int a) { }
  int m(int b) { return b; }
}
//// same constructor twice | wrong, line 3: constructor T(int) is already defined in class T
class T {
  T(int a) { }
  T(int b) { }
}
//// same erasure | wrong, line 3: name clash: m(java.util.List<java.lang.Integer>) and m(java.util.List<java.lang.String>) have the same erasure
class T {
  void m(java.util.List<String> a) { }
  void m(java.util.List<Integer> a) { }
}
//// same field twice | wrong, line 3: variable a is already defined in class T
class T {
  int a;
  String a;
}
//// same class twice | wrong, line 2: duplicate class: T
class T { }
class T { }
//// same nested class twice | wrong, line 3: class T.A is already defined in class T
class T {
  class A { }
  interface A { }
}
//// field, method and class of one name | right
class T { int a; int a() { return a; } class a { } }
//// same parameter twice | wrong, line 2: variable a is already defined in method m(int,int)
class T {
  void m(int a, int a) { }
}
//// local named as a parameter | wrong, line 3: variable a is already defined in method m(int)
class T {
  void m(int a) {
    int a = 1;
  }
}
//// local in an inner block named as an outer one | wrong, line 4: variable a is already defined in method m()
class T {
  void m() {
    int a;
    { int a; }
  }
}
//// locals one after the other | right
class T { void m() { { int a = 1; } { int a = 2; } int a = 3; for (int i = 0; i < 2; i++) { } for (int i = 0; i < 2; i++) { } } }
//// local hides a field | right
class T { int a; void m() { int a = this.a; this.a = a; } void n(int a) { a = 1; } }
//// local in a local class hides an outer local | right
class T { void m() { int a = 1; new Object() { void n() { int a = 2; } int a; }; } }
//// local of a lambda named as an outer one | wrong, line 4: variable a is already defined in method m()
class T {
  void m() {
    int a = 1;
    Runnable r = () -> { int a = 2; };
  }
}
//// lambda parameter named as an outer local | wrong, line 3: variable a is already defined in method m(int)
class T {
  void m(int a) {
    java.util.function.IntUnaryOperator f = a -> a;
  }
}
//// return type of an unknown class | wrong, line 2: cannot find symbol symbol: class Foo location: class T
class T {
  Foo m() { return null; }
}
//// method without a return type | wrong, line 2: invalid method declaration; return type required
class T {
  m() { }
}
//// method without a body | wrong, line 2: missing method body, or declare abstract
class T {
  void m();
}
//// native and abstract with a body | wrong, line 2: native methods cannot have a body
class T {
  native void m() { }
}
//// overload by boxing of long | right
class T { void m(Long a) { } void n() { m(1L); long x = 2; m(x); } }
//// boxing then widening does not happen | wrong, line 4: incompatible types: int cannot be converted to java.lang.Long
class T {
  void m(Long a) { }
  void n() {
    m(1);
  }
}
//// boxing then widening reference | right
class T { void m(Object a) { } void k(Number a) { } void c(Comparable<Integer> a) { } void n() { m(1); k(1); c(1); m('c'); } }
//// char argument prefers int | right
class T { int m(int a) { return a; } String m(Object a) { return ""; } int n() { return m('c'); } String k() { return new StringBuilder('c').append('c').append(1).append("x").toString(); } }
//// private overload is not visible | right
class T { static class A { private void m(String s) { } public void m(Object s) { } } void n(A a) { a.m("x"); } }
//// overload in the superclass | right
class T { static class A { void m(int a) { } } static class B extends A { void m(String s) { } void n() { m(1); m("x"); } } }
//// inner method name hides outer overloads | wrong, line 6: incompatible types: int cannot be converted to java.lang.String
class T {
  void m(int a) { }
  class I {
    void m(String s) { }
    void n() {
      m(1);
    }
  }
}
//// call by outer name | right
class T { void m(int a) { } class I { void m(String s) { } void n() { T.this.m(1); m("x"); } } }
//// argument in parentheses, nested calls | right
class T { int m(int a) { return m((m(((a))))); } }
//// static call by instance | right
class T { static void m() { } void n(T t) { t.m(); this.m(); ((T) null).m(); m(); T.m(); } }
//// instance call by class | wrong, line 4: non-static method m() cannot be referenced from a static context
class T {
  void m() { }
  static void n() {
    T.m();
  }
}
//// recursion of main with varargs | right
class T { public static void main(String... args) { if (args.length > 0) main(); main("a", "b"); main(args); } }
//// hiding of instance method by static | wrong, line 4: m() in T.B cannot override m() in T.A overriding method is static
class T {
  static class A { void m() { } }
  static class B extends A {
    static void m() { }
  }
}
//// overriding of static method by instance | wrong, line 4: m() in T.B cannot override m() in T.A overridden method is static
class T {
  static class A { static void m() { } }
  static class B extends A {
    void m() { }
  }
}
//// incompatible argument of a generic method | wrong, line 3: incompatible types: int cannot be converted to java.lang.String
class T {
  void n(java.util.List<String> l) {
    l.add(1);
  }
}
//// println of everything | right
class T { void n(char[] a, Object o, String s) { System.out.println(a); System.out.println(o); System.out.println(s); System.out.println(1); System.out.println('c'); System.out.println(1f); System.out.println(); System.out.print(true); System.out.println((Object) null); } }
//// println of null | wrong, line 3: reference to println is ambiguous both method println(char[]) in java.io.PrintStream and method println(java.lang.String) in java.io.PrintStream match
class T {
  void n() {
    System.out.println(null);
  }
}
//// println of void | wrong, line 4: 'void' type not allowed here
class T {
  void m() { }
  void n() {
    System.out.println(m());
  }
}
//// print without argument | wrong, line 3: no suitable method found for print(no arguments) method java.io.PrintStream.print(boolean) is not applicable (actual and formal argument lists differ in length) method java.io.PrintStream.print(char) is not applicable (actual and formal argument lists differ in length) method java.io.PrintStream.print(int) is not applicable (actual and formal argument lists differ in length) method java.io.PrintStream.print(long) is not applicable (actual and formal argument lists differ in length) method java.io.PrintStream.print(float) is not applicable (actual and formal argument lists differ in length) method java.io.PrintStream.print(double) is not applicable (actual and formal argument lists differ in length) method java.io.PrintStream.print(char[]) is not applicable (actual and formal argument lists differ in length) method java.io.PrintStream.print(java.lang.String) is not applicable (actual and formal argument lists differ in length) method java.io.PrintStream.print(java.lang.Object) is not applicable (actual and formal argument lists differ in length)
class T {
  void n() {
    System.out.print();
  }
}
//// printf | right
class T { void n(Integer i) { System.out.printf("%d%n", 1); System.out.printf("%d %s %c %.2f%n", i, "x", 'c', 1.5); } }
//// receiver parameter | right
class T { void m(T this) { } int n(T this, int a) { return this.n(a); } class I { I(T T.this) { } void f(T.I this) { } } static class G<X> { void g(G<X> this) { } } }
//// receiver parameter of a static method | wrong, line 3: non-static variable this cannot be referenced from a static context
class T {
  static void m(
    T this) { }
}
//// receiver parameter of another type | wrong, line 2: the receiver type does not match the enclosing class type required: T found: java.lang.String
class T {
  void m(String this) { }
}
//// receiver parameter that is not first | wrong, line 2: as of release 8, 'this' is allowed as the parameter name for the receiver type only which has to be the first parameter, and cannot be a lambda parameter
class T {
  void m(int a, T this) { }
}
//// receiver parameter of a lambda | wrong, line 2: ')' expected
class T {
  java.util.function.Consumer<T> c = (T this) -> { };
}
//// receiver parameter of a constructor | wrong, line 2: receiver parameter not applicable for constructor of top-level class
class T {
  T(T this) { }
}
