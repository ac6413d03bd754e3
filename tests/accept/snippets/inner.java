// Nested, inner, local and anonymous classes, captures, static contexts, this and super.
//// inner class from a static context | wrong, line 4: non-static variable this cannot be referenced from a static context
class T {
  class I { }
  static void m() {
    new I();
  }
}
//// inner class with an outer object | right
class T { class I { int x; } static I m(T t) { return t.new I(); } I n() { return new I(); } I k() { return this.new I(); } }
//// static nested class with an outer object | wrong, line 4: qualified new of static class
class T {
  static class N { }
  void m(T t) {
    t.new N();
  }
}
//// qualified new of an unknown inner class | wrong, line 3: cannot find symbol symbol: class X location: class T
class T {
  void m(T t) {
    t.new X();
  }
}
//// inner class of an inner class | right
class T { int a = 1; class I { int b = a; class J { int c = a + b + T.this.a + I.this.b; } } int m() { return new T().new I().new J().c; } }
//// this of a class that does not enclose | wrong, line 4: non-static variable this cannot be referenced from a static context
class T {
  static class N {
    Object m() {
      return T.this;
    }
  }
}
//// outer field from a static nested class | wrong, line 5: non-static variable a cannot be referenced from a static context
class T {
  int a;
  static class N {
    int m() {
      return a;
    }
  }
}
//// outer static field and private members | right
class T { private static int a; private int b; static class N { int m(T t) { return a + t.b; } } class I { int m() { return a + b; } } }
//// static member of an inner class | right
class T { class I { static final int A = 1; static int b; static void m() { } } int n() { return I.A; } }
//// inner class named as the outer | wrong, line 2: class T is already defined in package unnamed package
class T {
  class T { }
}
//// instance field from a static method | wrong, line 4: non-static variable a cannot be referenced from a static context
class T {
  int a;
  static int m() {
    return a;
  }
}
//// instance method from main | wrong, line 4: non-static method f() cannot be referenced from a static context
class T {
  void f() { }
  public static void main(String[] args) {
    f();
  }
}
//// this in a static method | wrong, line 3: non-static variable this cannot be referenced from a static context
class T {
  static T m() {
    return this;
  }
}
//// super in a static method | wrong, line 3: non-static variable super cannot be referenced from a static context
class T {
  static String m() {
    return super.toString();
  }
}
//// this in a static initialiser | wrong, line 2: non-static variable this cannot be referenced from a static context
class T {
  static Object a = this;
}
//// instance field by an object from main | right
class T { int a; void f() { } public static void main(String[] args) { T t = new T(); t.a = 1; t.f(); } }
//// instance field by class | wrong, line 4: non-static variable a cannot be referenced from a static context
class T {
  int a;
  int m() {
    return T.a;
  }
}
//// local class | right
class T { int m(final int a) { int b = 2; class L { int c = a + b; int f() { return c + a; } } return new L().f(); } }
//// local class captures an assigned variable | wrong, line 5: local variables referenced from an inner class must be final or effectively final
class T {
  int m() {
    int b = 2;
    b = 3;
    class L { int c = b; }
    return new L().c;
  }
}
//// local class captures a variable assigned later | wrong, line 4: local variables referenced from an inner class must be final or effectively final
class T {
  Object m() {
    int b = 2;
    Object o = new Object() { int c = b; };
    b++;
    return o;
  }
}
//// anonymous class captures | right
class T { Runnable m(String s) { int n; n = 3; return new Runnable() { int k = n; public void run() { System.out.println(s + n + k); } }; } }
//// anonymous class assigns a captured variable | wrong, line 4: local variables referenced from an inner class must be final or effectively final
class T {
  void m() {
    int n = 0;
    new Object() { void f() { n = 1; } };
  }
}
//// anonymous class increments a captured variable | wrong, line 4: local variables referenced from an inner class must be final or effectively final
class T {
  void m() {
    int n = 0;
    Thread t = new Thread() { public void run() { n++; } };
  }
}
//// loop variable captured | wrong, line 4: local variables referenced from a lambda expression must be final or effectively final
class T {
  void m() {
    for (int i = 0; i < 3; i++)
      new Thread(() -> System.out.println(i)).start();
  }
}
//// for each variable captured | right
class T { void m(int[] a) { for (int i : a) new Thread(() -> System.out.println(i)).start(); for (int i = 0; i < 3; i++) { int j = i; new Thread(() -> System.out.println(j)); } } }
//// captured array element | right
class T { void m() { int[] n = {0}; Runnable r = () -> n[0]++; } }
//// effectively final though assigned late | right
class T { void m(boolean b) { int n; if (b) n = 1; else n = 2; Runnable r = () -> System.out.println(n); } }
//// assigned twice though not captured before | wrong, line 5: local variables referenced from a lambda expression must be final or effectively final
class T {
  void m(boolean b) {
    int n = 0;
    if (b) n = 1;
    Runnable r = () -> System.out.println(n);
  }
}
//// catch parameter captured | right
class T { void m() { try { m(); } catch (RuntimeException e) { new Thread(() -> e.printStackTrace()); } } }
//// parameter assigned and captured | wrong, line 4: local variables referenced from a lambda expression must be final or effectively final
class T {
  void m(int n) {
    n = 1;
    Runnable r = () -> System.out.println(n);
  }
}
//// local class in a static method uses this | wrong, line 4: non-static variable a cannot be referenced from a static context
class T {
  int a;
  static void m() {
    class L { int f() { return a; } }
  }
}
//// local class before its declaration | wrong, line 3: cannot find symbol symbol: class L location: class T
class T {
  void m() {
    new L();
    class L { }
  }
}
//// local class twice | wrong, line 4: class L is already defined in method m()
class T {
  void m() {
    class L { }
    class L { }
  }
}
//// local classes in two blocks, recursive | right
class T { void m() { { class L { L next; L f() { return new L(); } } new L(); } { class L { } new L(); } } void n() { class L { } } }
//// local class with private modifier | wrong, line 3: illegal start of expression
class T {
  void m() {
    private class L { }
  }
}
//// local final and abstract class | right
class T { void m() { abstract class A { abstract int f(); } final class B extends A { int f() { return 1; } } new B().f(); } }
//// local interface and enum | right
class T { void m() { interface I { int f(); } enum E { A, B } I i = () -> 1; E e = E.A; } }
//// anonymous class with arguments and a field | right
class T { static class A { int x; A(int x) { this.x = x; } } int m() { return new A(3) { int y = x + 1; { x = y; } }.y; } }
//// anonymous class with a constructor | wrong, line 3: invalid method declaration; return type required
class T {
  void m() {
    new Object() { Foo() { } };
  }
}
//// anonymous class of a final class | wrong, line 4: cannot inherit from final T.A
class T {
  static final class A { }
  void m() {
    new A() { };
  }
}
//// anonymous class of an interface with arguments | wrong, line 3: anonymous class implements interface; cannot have arguments
class T {
  void m() {
    new Runnable(1) { public void run() { } };
  }
}
//// anonymous class leaves a method open | wrong, line 3: <anonymous T$1> is not abstract and does not override abstract method run() in java.lang.Runnable
class T {
  void m() {
    new Runnable() { };
  }
}
//// member of an anonymous class by its supertype | wrong, line 4: cannot find symbol symbol: method f() location: variable o of type java.lang.Object
class T {
  void m() {
    Object o = new Object() { void f() { } };
    o.f();
  }
}
//// member of an anonymous class directly | right
class T { int m() { return new Object() { int f() { return 1; } }.f(); } }
//// method of outer and inner of one name | right
class T { void run() { } class I implements Runnable { public void run() { T.this.run(); } } }
//// superclass is an inner class | right
class T { class I { } class J extends I { } static class K extends I { K(T t) { t.super(); } } }
//// superclass is an inner class, no outer object | wrong, line 3: no enclosing instance of type T is in scope
class T {
  class I { }
  static class K extends I { }
}
//// superclass is an inner class, no outer object in the constructor | wrong, line 4: no enclosing instance of type T is in scope
class T {
  class I { }
  static class K extends I {
    K() { }
  }
}
//// super with qualifier of a static class | wrong, line 5: illegal qualifier; T.I is not an inner class
class T {
  static class I { }
  static class K extends I {
    K(T t) {
      t.super();
    }
  }
}
//// field hides a field | right
class T { static class A { int x; static int y; } static class B extends A { String x; int m() { return super.x + ((A) this).x + A.y; } String n() { return x; } } }
//// super field that is not there | wrong, line 3: cannot find symbol symbol: variable x
class T {
  int m() {
    return super.x;
  }
}
//// super method that is not there | wrong, line 3: cannot find symbol symbol: method f()
class T {
  void m() {
    super.f();
  }
}
//// outer super method | right
class T { static class A { int f() { return 1; } } static class B extends A { int f() { return 2; } class I { int g() { return B.super.f(); } } } }
//// super of a class that does not enclose | wrong, line 4: not an enclosing class: T.A
class T {
  static class A { int f() { return 1; } }
  int g() {
    return A.super.f();
  }
}
//// super alone | wrong, line 3: '.' expected
class T {
  Object m() {
    return super;
  }
}
//// constructor calls | right
class T { T() { this(1); } T(int a) { super(); } static class A { A(String s) { } } static class B extends A { B() { super("x"); } B(int i) { this(); } } }
//// constructor call that is not first | wrong, line 5: call to this must be first statement in constructor
class T {
  T() { }
  T(int a) {
    a = 1;
    this();
  }
}
//// super call that is not first | wrong, line 4: call to super must be first statement in constructor
class T {
  T() {
    int a = 1;
    super();
  }
}
//// constructor call in a method | wrong, line 3: call to this must be first statement in constructor
class T {
  void m() {
    this();
  }
}
//// super call in a method | wrong, line 3: call to super must be first statement in constructor
class T {
  void m() {
    super();
  }
}
//// two constructor calls | wrong, line 5: call to super must be first statement in constructor
class T {
  T() { }
  T(int a) {
    this();
    super();
  }
}
//// recursive constructor call | wrong, line 2: recursive constructor invocation
class T {
  T() {
    this();
  }
}
//// recursive constructor calls in a ring | wrong, line 1: recursive constructor invocation
class T { T() { this(1); } T(int a) { this("x"); } T(String s) { this(); } }
//// no default constructor in the superclass | wrong, line 3: constructor A in class T.A cannot be applied to given types; required: int found: no arguments reason: actual and formal argument lists differ in length
class T {
  static class A { A(int i) { } }
  static class B extends A { }
}
//// no default constructor for a constructor | wrong, line 4: constructor A in class T.A cannot be applied to given types; required: int found: no arguments reason: actual and formal argument lists differ in length
class T {
  static class A { A(int i) { } }
  static class B extends A {
    B() { }
  }
}
//// wrong arguments for the super constructor | wrong, line 5: incompatible types: java.lang.String cannot be converted to int
class T {
  static class A { A(int i) { } }
  static class B extends A {
    B() {
      super("x");
    }
  }
}
//// instance field in a constructor call | wrong, line 5: cannot reference a before supertype constructor has been called
class T {
  int a;
  T(int b) { }
  T() {
    this(a);
  }
}
//// instance method in a constructor call | wrong, line 5: cannot reference this before supertype constructor has been called
class T {
  int f() { return 1; }
  T(int b) { }
  T() {
    this(f());
  }
}
//// instance method in a super call | wrong, line 6: cannot reference this before supertype constructor has been called
class T {
  static class A { A(int i) { } }
  static class B extends A {
    int f() { return 1; }
    B() {
      super(f());
    }
  }
}
//// inherited method in a super call | wrong, line 5: cannot reference this before supertype constructor has been called
class T {
  static class A { A(int i) { } int f() { return 1; } }
  static class B extends A {
    B() {
      super(f());
    }
  }
}
//// super method in a super call | wrong, line 5: cannot reference super before supertype constructor has been called
class T {
  static class A { A(int i) { } int f() { return 1; } }
  static class B extends A {
    B() {
      super(super.f());
    }
  }
}
//// this in a constructor call | wrong, line 4: cannot reference this before supertype constructor has been called
class T {
  T(Object o) { }
  T() {
    this(this);
  }
}
//// inner class in a constructor call | wrong, line 5: cannot reference this before supertype constructor has been called
class T {
  class I { }
  T(Object o) { }
  T() {
    this(new I());
  }
}
//// outer method in a super call | right
class T { int f() { return 1; } static class A { A(int i) { } } class B extends A { B() { super(f()); } } }
//// static members and parameters in a constructor call | right
class T { static int s; static int f() { return s; } T(int a) { } T(int a, int b) { this(a + s + f()); } T(String x) { this(x.length()); } }
//// lambda in a constructor call that uses this | wrong, line 5: cannot reference a before supertype constructor has been called
class T {
  int a;
  T(Runnable r) { }
  T() {
    this(() -> System.out.println(a));
  }
}
//// lambda in a constructor call that uses parameters | right
class T { T(Runnable r) { } T(int a) { this(() -> System.out.println(a)); } }
//// anonymous class in a constructor call | right
class T { T(Object r) { } T(int a) { this(new Object() { int b = a; }); } }
//// anonymous class in a constructor call that uses this | wrong, line 5: cannot reference a before supertype constructor has been called
class T {
  int a;
  T(Object r) { }
  T() {
    this(new Object() { int b = a; });
  }
}
//// constructor with the wrong name | wrong, line 2: invalid method declaration; return type required
class T {
  Foo() { }
}
//// constructor with a return type is a method | right
class T { void T() { } T m() { T(); return new T(); } }
//// final constructor | wrong, line 2: modifier final not allowed here
class T {
  final T() { }
}
//// constructor arguments | wrong, line 4: constructor T in class T cannot be applied to given types; required: int found: no arguments reason: actual and formal argument lists differ in length
class T {
  T(int a) { }
  T m() {
    return new T();
  }
}
//// constructor of a class without one | wrong, line 3: constructor T in class T cannot be applied to given types; required: no arguments found: int reason: actual and formal argument lists differ in length
class T {
  T m() {
    return new T(1);
  }
}
//// forward reference | wrong, line 2: illegal forward reference
class T {
  int a = b;
  int b = 1;
}
//// forward reference of statics | wrong, line 2: illegal forward reference
class T {
  static int a = b + 1;
  static int b = 1;
}
//// forward references that are allowed | right
class T { int a = this.b; int b = 1; int c = T.d; static int d = 2; int e = f(); int f() { return g; } int g = 3; int h = d; { i = 4; } int i; static { j = 5; } static int j; }
//// forward reference in an initialiser block | wrong, line 3: illegal forward reference
class T {
  {
    System.out.println(a);
  }
  int a;
}
//// forward reference in a compound assignment | wrong, line 3: illegal forward reference
class T {
  {
    a += 1;
  }
  int a;
}
//// self reference | wrong, line 2: self-reference in initializer
class T {
  int a = a + 1;
}
//// self reference in a lambda | wrong, line 2: self-reference in initializer
class T {
  Runnable a = () -> a.run();
}
//// self reference in an anonymous class | right
class T { Runnable a = new Runnable() { public void run() { a.run(); } }; }
//// forward reference to a constant | wrong, line 2: illegal forward reference
class T {
  static int a = B;
  static final int B = 1;
}
//// static initialiser with instance field | wrong, line 4: non-static variable a cannot be referenced from a static context
class T {
  int a;
  static {
    a = 1;
  }
}
//// static field initialised by an instance method | wrong, line 3: non-static method f() cannot be referenced from a static context
class T {
  int f() { return 1; }
  static int a = f();
}
//// initialisers of all kinds | right
class T { static int a; static { a = 1; int b = a; } int c; { c = a; for (int i = 0; i < 3; i++) c += i; } int d = c, e = d, f[] = {e}; T() { c = 2; } }
//// super call that is not first, the superclass without a plain constructor | wrong, line 6: call to super must be first statement in constructor
class T {
  static class A { A(int i) { } }
  static class B extends A {
    B() {
      int a = 1;
      super(a);
    }
  }
}
//// super call in a branch | wrong, line 4: constructor A in class T.A cannot be applied to given types; required: int found: no arguments reason: actual and formal argument lists differ in length
class T {
  static class A { A(int i) { } }
  static class B extends A {
    B(boolean b) {
      if (b) {
        super(1);
      }
    }
  }
}
//// this call that is not first, and takes no such arguments | wrong, line 6: call to this must be first statement in constructor
class T {
  static class A { A(int i) { } }
  static class B extends A {
    B(boolean b) {
      int i;
      this();
    }
  }
}
//// super call in a lambda | wrong, line 4: constructor A in class T.A cannot be applied to given types; required: int found: no arguments reason: actual and formal argument lists differ in length
class T {
  static class A { A(int i) { } }
  static class B extends A {
    B(boolean b) {
      Runnable r = () -> {
        super(1);
      };
    }
  }
}
