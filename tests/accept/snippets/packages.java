// Packages, imports, several files and classes.
//// two files of one package | right
//// file p/A.java
package p;
public class A { int x; protected int y; static int f() { return 1; } }
//// file p/B.java
package p;
class B { int m(A a) { return a.x + a.y + A.f(); } }
//// two packages | right
//// file p/A.java
package p;
public class A { public int x; public static int f() { return 1; } public static class N { public enum E { C } } }
//// file q/B.java
package q;
import p.A;
class B { int m(A a) { return a.x + A.f() + p.A.f(); } A.N n; }
//// package-private member from another package | wrong, line 9: x is not public in p.A; cannot be accessed from outside package
//// file p/A.java
package p;
public class A { int x; }
//// file q/B.java
package q;
import p.A;
class B {
  int m(A a) {
    return a.x;
  }
}
//// package-private class from another package | wrong, line 6: p.A is not public in p; cannot be accessed from outside package
//// file p/A.java
package p;
class A { }
//// file q/B.java
package q;
import p.A;
class B {
  A a;
}
//// package-private constructor from another package | wrong, line 8: A() is not public in p.A; cannot be accessed from outside package
//// file p/A.java
package p;
public class A { A() { } }
//// file q/B.java
package q;
import p.A;
class B {
  A a = new A();
}
//// package-private method is not overridden in another package | right
//// file p/A.java
package p;
public class A { void f() { } }
//// file q/B.java
package q;
class B extends p.A { int f() { return 1; } }
//// protected member from another package | wrong, line 9: x has protected access in p.A
//// file p/A.java
package p;
public class A { protected int x; }
//// file q/B.java
package q;
import p.A;
class B {
  int m(A a) {
    return a.x;
  }
}
//// protected member in a subclass | right
//// file p/A.java
package p;
public class A { protected int x; protected void f() { } protected static void g() { } protected A() { } }
//// file q/B.java
package q;
import p.A;
class B extends A { int m(B b) { f(); super.f(); b.f(); g(); A.g(); return x + this.x + b.x; } class I { int k() { return x + B.this.x; } } }
//// protected member in a subclass through the superclass | wrong, line 9: x has protected access in p.A
//// file p/A.java
package p;
public class A { protected int x; }
//// file q/B.java
package q;
import p.A;
class B extends A {
  int m(A a) {
    return a.x;
  }
}
//// protected constructor from another package | wrong, line 11: A() has protected access in p.A
//// file p/A.java
package p;
public class A { protected A() { } }
//// file q/B.java
package q;
import p.A;
class B extends A {
  B() { }
  Object m() {
    new A() { };
    return new A();
  }
}
//// protected clone of another object | wrong, line 3: clone() has protected access in java.lang.Object
class T {
  Object m(Object o) throws Exception {
    return o.clone();
  }
}
//// import on demand | right
import java.util.*;
import java.util.function.*;
class T { List<String> l = new ArrayList<>(); Supplier<Integer> s; }
//// import of a class that is not there | wrong, line 1: cannot find symbol symbol: class Lisst location: package java.util
import java.util.Lisst;
class T { }
//// import of a package that is not there | wrong, line 1: package java.utill does not exist
import java.utill.List;
class T { }
//// import on demand of a package that is not there | wrong, line 1: package foo.bar does not exist
import foo.bar.*;
class T { }
//// missing import | wrong, line 2: cannot find symbol symbol: class List location: class T
class T {
  List<String> l;
}
//// ambiguous import on demand | wrong, line 12: reference to A is ambiguous both class q.A in q and class p.A in p match
//// file p/A.java
package p;
public class A { }
//// file q/A.java
package q;
public class A { }
//// file r/B.java
package r;
import p.*;
import q.*;
class B {
  A a;
}
//// single import wins over import on demand | right
//// file p/A.java
package p;
public class A { public int x; }
//// file q/A.java
package q;
public class A { }
//// file r/B.java
package r;
import q.*;
import p.A;
class B { int m(A a) { return a.x; } }
//// two single imports of one name | wrong, line 10: a type with the same simple name is already defined by the single-type-import of p.A
//// file p/A.java
package p;
public class A { }
//// file q/A.java
package q;
public class A { }
//// file r/B.java
package r;
import p.A;
import q.A;
class B { }
//// own class wins over import on demand | right
import java.util.*;
class T { List l; static class List { int x; } int m() { return l.x; } }
//// import clashes with an own class | wrong, line 1: List is already defined in this compilation unit
import java.util.List;
class List { }
//// static import | right
import static java.lang.Math.max;
import static java.lang.Math.*;
class T { int m() { return max(1, 2) + min(3, 4) + (int) PI; } }
//// import of a method without static | wrong, line 1: cannot find symbol symbol: class max location: class java.lang.Math
import java.lang.Math.max;
class T { }
//// static import of nothing | wrong, line 1: cannot find symbol symbol: static foo location: class java.lang.Math
import static java.lang.Math.foo;
class T { }
//// import of a nested class | right
import java.util.Map.Entry;
import java.util.Map;
class T { int m(Map<String, Integer> k) { int s = 0; for (Entry<String, Integer> e : k.entrySet()) s += e.getValue(); return s; } }
//// import unused | right
import java.util.Random;
import java.io.*;
import java.util.concurrent.locks.ReentrantLock;
class T { }
//// import twice | right
import java.util.Random;
import java.util.Random;
class T { Random r; }
//// import after a class | wrong, line 2: class, interface, enum, or record expected
class T { }
import java.util.Random;
//// package after an import | wrong, line 2: class, interface, enum, or record expected
import java.util.Random;
package p;
class T { }
//// package twice | wrong, line 2: class, interface, enum, or record expected
package p;
package q;
class T { }
//// qualified names | right
class T { java.util.List<java.lang.String> l = new java.util.ArrayList<>(); void m() { java.lang.System.out.println(java.lang.Math.PI); java.util.concurrent.TimeUnit u = java.util.concurrent.TimeUnit.SECONDS; } }
//// qualified name of an unknown class | wrong, line 2: cannot find symbol symbol: class Foo location: package java.util
class T {
  java.util.Foo f;
}
//// qualified name of an unknown package | wrong, line 2: package foo.bar does not exist
class T {
  foo.bar.Baz f;
}
//// class in java.lang | wrong, line 1: package exists in another module: java.base
package java.lang;
class T { }
//// own class named as one of java.lang | right
class T { Thread t = new Thread(1); static class Thread { Thread(int i) { } } Object o = new java.lang.Thread(); }
//// public class in a file of another name | wrong, line 1: class A is public, should be declared in a file named A.java
public class A { }
//// public class among others | right
public class T { A a = new A(); B b; }
class A { } 
interface B { }
//// duplicate class in two files | wrong, line 5: duplicate class: A
//// file A.java
class A { }
//// file B.java
class B { }
class A { }
//// main class with others before it | right
class Account { private int balance; synchronized void deposit(int n) { balance += n; } synchronized int balance() { return balance; } }
class T { public static void main(String[] args) throws InterruptedException { final Account a = new Account(); Thread t = new Thread() { public void run() { a.deposit(1); } }; t.start(); t.join(); System.out.println(a.balance()); } }
//// empty file | right
//// only semicolons | right
;
//// only a comment | right
/* nothing */
//// comment that does not end | wrong, line 1: unclosed comment
/* nothing
class T { }
//// semicolons between classes | right
class T { };
;
class A { ; int x; ; }
//// class body that does not end | wrong, line 3: reached end of file while parsing
class T {
  void m() {
  }
//// one brace too many | wrong, line 3: class, interface, enum, or record expected
class T {
  void m() { } }
}
//// statement in a class body | wrong, line 2: <identifier> expected
class T {
  System.out.println();
}
//// method outside a class | wrong, line 1: class, interface, enum, or record expected
void m() { }
class T { }
//// missing semicolon | wrong, line 3: ';' expected
class T {
  int m() {
    int a = 1
    return a;
  }
}
//// missing parenthesis | wrong, line 3: ')' expected
class T {
  int m(int a) {
    if (a > 0 return 1;
    return 2;
  }
}
//// missing operator | wrong, line 3: ';' expected
class T {
  int m(int a, int b) {
    return a b;
  }
}
//// keyword as a name | wrong, line 2: <identifier> expected
class T {
  int class = 1;
}
//// var, record, yield, sealed as names | right
class T { int var = 1; int record = 2; int sealed, permits, yield; void m() { int var = 3; int record = var; this.var = record; } }
//// const and goto | wrong, line 2: <identifier> expected
class T {
  int goto = 1;
}
//// underscore as a name | wrong, line 2: as of release 9, '_' is a keyword, and may not be used as an identifier
class T {
  int _ = 1;
}
//// names with dollar, underscore and letters beyond ASCII | right
class T { int $a, _b, été, π = 3; int a1_$() { return π; } }
//// illegal character | wrong, line 2: illegal character: '#'
class T {
  int a = 1 # 2;
}
//// method in a method | wrong, line 3: illegal start of expression
class T {
  void m() {
    void n() { }
  }
}
//// type and name swapped | wrong, line 2: <identifier> expected
class T {
  a int;
}
//// comma instead of semicolon in for | wrong, line 3: ';' expected
class T {
  void m() {
    for (int i = 0, i < 3, i++) { }
  }
}
//// equals instead of braces | wrong, line 1: '{' expected
class T = { }
//// string over two lines | wrong, line 2: unclosed string literal
class T {
  String s = "a
b";
}
