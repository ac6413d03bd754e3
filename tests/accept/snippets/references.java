// Method and constructor references.
//// static reference | right
class T {
  java.util.function.IntUnaryOperator f = Math::abs;
}
//// static reference to a method that is not there | wrong, line 3: invalid method reference cannot find symbol symbol: method n() location: class T
class T {
  static void m() { }
  Runnable f = T::n;
}
//// reference to an instance method without an instance | wrong, line 3: incompatible types: invalid method reference unexpected instance method m() found in unbound lookup
class T {
  void m() { }
  Runnable f = T::m;
}
//// reference to a static method through a value | wrong, line 3: incompatible types: invalid method reference unexpected static method m() found in bound lookup
class T {
  static void m() { }
  Runnable f = new T()::m;
}
//// unbound reference | right
class T {
  int m(String s) { return 1; }
  java.util.function.BiFunction<T, String, Integer> f = T::m;
}
//// unbound reference with a wrong receiver | wrong, line 4: incompatible types: invalid method reference method m in class T cannot be applied to given types required: java.lang.String found: java.lang.String,java.lang.String reason: actual and formal argument lists differ in length
class T {
  int m(String s) { return 1; }
  java.util.function.BiFunction<String, String, Integer> f =
      T::m;
}
//// unbound and static of the same shape | wrong, line 2: incompatible types: invalid method reference reference to toString is ambiguous both method toString(int) in java.lang.Integer and method toString() in java.lang.Integer match
class T {
  java.util.function.Function<Integer, String> f = Integer::toString;
}
//// static with one parameter, instance with none, primitive parameter | right
class T {
  java.util.function.IntFunction<String> f = Integer::toString;
}
//// wrong number of parameters | wrong, line 3: incompatible types: invalid method reference method m in class T cannot be applied to given types required: int found: no arguments reason: actual and formal argument lists differ in length
class T {
  static void m(int i) { }
  Runnable f = T::m;
}
//// wrong parameter type | wrong, line 3: incompatible types: invalid method reference incompatible types: java.lang.String cannot be converted to int
class T {
  static void m(int i) { }
  java.util.function.Consumer<String> f = T::m;
}
//// parameter widened | right
class T {
  static void m(long i) { }
  java.util.function.IntConsumer f = T::m;
}
//// parameter narrowed | wrong, line 3: incompatible types: invalid method reference incompatible types: possible lossy conversion from long to int
class T {
  static void m(int i) { }
  java.util.function.LongConsumer f = T::m;
}
//// void method where a value is wanted | wrong, line 3: incompatible types: bad return type in method reference void cannot be converted to java.lang.Object
class T {
  static void m() { }
  java.util.function.Supplier<Object> f = T::m;
}
//// value dropped | right
class T {
  static int m() { return 1; }
  Runnable f = T::m;
}
//// wrong result | wrong, line 3: incompatible types: bad return type in method reference int cannot be converted to java.lang.String
class T {
  static int m() { return 1; }
  java.util.function.Supplier<String> f = T::m;
}
//// result boxed | right
class T {
  static int m() { return 1; }
  java.util.function.Supplier<Integer> f = T::m;
  java.util.function.Supplier<Object> g = T::m;
}
//// result boxed and widened | wrong, line 3: incompatible types: bad return type in method reference int cannot be converted to java.lang.Long
class T {
  static int m() { return 1; }
  java.util.function.Supplier<Long> f = T::m;
}
//// checked exception | wrong, line 3: incompatible thrown types java.io.IOException in functional expression
class T {
  static void m() throws java.io.IOException { }
  Runnable f = T::m;
}
//// checked exception that is allowed | right
class T {
  static Object m() throws java.io.IOException { return null; }
  interface C { Object c() throws java.io.IOException; }
  C c = T::m;
}
//// constructor that throws | wrong, line 3: incompatible thrown types java.io.IOException in functional expression
class T {
  T() throws java.io.IOException { }
  java.util.function.Supplier<T> c = T::new;
}
//// constructor reference | right
class T {
  T(int i) { }
  java.util.function.IntFunction<T> c = T::new;
}
//// constructor with wrong parameters | wrong, line 3: incompatible types: invalid constructor reference constructor T in class T cannot be applied to given types required: int found: no arguments reason: actual and formal argument lists differ in length
class T {
  T(int i) { }
  java.util.function.Supplier<T> c = T::new;
}
//// constructor of an abstract class | wrong, line 2: T is abstract; cannot be instantiated
abstract class T {
  java.util.function.Supplier<T> c = T::new;
}
//// constructor of an interface | wrong, line 2: java.lang.Runnable is abstract; cannot be instantiated
class T {
  java.util.function.Supplier<Runnable> c = Runnable::new;
}
//// constructor of an enum | wrong, line 3: enum types may not be instantiated
class T {
  enum E { A }
  java.util.function.Supplier<E> c = E::new;
}
//// constructor of a type variable | wrong, line 2: unexpected type required: class or array found: type parameter X
class T<X> {
  java.util.function.Supplier<X> c = X::new;
}
//// private constructor of another class | wrong, line 2: incompatible types: invalid constructor reference A() has private access in A
class T {
  java.util.function.Supplier<A> c = A::new;
}
class A {
  private A() { }
}
//// private method of another class | wrong, line 2: incompatible types: invalid method reference m() has private access in A
class T {
  Runnable c = A::m;
}
class A {
  private static void m() { }
}
//// private method of a nested class | right
class T {
  Runnable c = A::m;
  static class A {
    private static void m() { }
  }
}
//// inner class in a static context | wrong, line 3: invalid constructor reference cannot access constructor I() an enclosing instance of type T is not in scope
class T {
  class I { }
  static java.util.function.Supplier<I> c = I::new;
}
//// inner class | right
class T {
  class I { }
  java.util.function.Supplier<I> c = I::new;
}
//// diamond by constructor reference | right
class T {
  java.util.function.Supplier<java.util.List<String>> c = java.util.ArrayList::new;
}
//// diamond that does not fit | wrong, line 2: incompatible types: bad return type in lambda expression no instance(s) of type variable(s) E exist so that java.util.ArrayList<E> conforms to java.util.Set<java.lang.String>
class T {
  java.util.function.Supplier<java.util.Set<String>> c = java.util.ArrayList::new;
}
//// type arguments in a constructor reference | wrong, line 3: incompatible types: bad return type in method reference java.util.ArrayList<java.lang.Integer> cannot be converted to java.util.List<java.lang.String>
class T {
  java.util.function.Supplier<java.util.List<String>> c =
      java.util.ArrayList<Integer>::new;
}
//// array constructor | right
class T {
  java.util.function.IntFunction<int[]> c = int[]::new;
  java.util.function.Function<Integer, String[][]> d = String[][]::new;
}
//// array constructor with a wrong length | wrong, line 2: incompatible types: invalid constructor reference incompatible types: java.lang.String cannot be converted to int
class T {
  java.util.function.Function<String, int[]> d = int[]::new;
}
//// array constructor without a length | wrong, line 2: incompatible types: invalid constructor reference constructor Array in class Array cannot be applied to given types required: int found: no arguments reason: actual and formal argument lists differ in length
class T {
  java.util.function.Supplier<int[]> d = int[]::new;
}
//// generic array constructor | wrong, line 2: generic array creation
class T<X> {
  java.util.function.IntFunction<X[]> d = X[]::new;
}
//// array method | right
class T {
  java.util.function.Function<int[], int[]> d = int[]::clone;
}
//// super reference | right
class T {
  Object f() {
    java.util.function.Supplier<String> s = super::toString;
    return s;
  }
}
//// super reference in a static context | wrong, line 3: non-static variable super cannot be referenced from a static context
class T {
  static Object f() {
    java.util.function.Supplier<String> s = super::toString;
    return s;
  }
}
//// super reference to an abstract method | wrong, line 4: abstract method m() in A cannot be accessed directly
abstract class A { abstract void m(); }
class T extends A {
  void m() {
    Runnable r = super::m;
  }
}
//// this in a static context | wrong, line 4: non-static variable this cannot be referenced from a static context
class T {
  void m() { }
  static void f() {
    Runnable r = this::m;
  }
}
//// reference without a target | wrong, line 3: incompatible types: java.lang.Object is not a functional interface
class T {
  void f() {
    Object o = T::new;
  }
}
//// reference to var of type Object | wrong, line 4: incompatible types: java.lang.Object is not a functional interface
class T {
  static void m() { }
  void f() {
    Object o = T::m;
  }
}
//// reference cast to a functional interface | right
class T {
  static void m() { }
  Object o = (Runnable) T::m;
}
//// reference as a statement | wrong, line 4: not a statement
class T {
  static void m() { }
  void f() {
    T::m;
  }
}
//// reference called | wrong, line 4: method reference not expected here
class T {
  static void m() { }
  void f() {
    T::m.run();
  }
}
//// primitive before the :: | wrong, line 3: invalid method reference cannot find symbol symbol: method toString() location: class int
class T {
  void f(int i) {
    java.util.function.Supplier<String> s = i::toString;
  }
}
//// variable that is not effectively final | right
class T {
  void f(String x) {
    x = x + 1;
    java.util.function.IntSupplier s = x::length;
  }
}
//// variable that is not assigned | wrong, line 4: variable x might not have been initialized
class T {
  void f() {
    String x;
    java.util.function.IntSupplier s = x::length;
  }
}
//// overload by arity of the reference | right
class T {
  static int m(String s) { return 1; }
  static void over(java.util.function.Function<String, Integer> f) { }
  static void over(java.util.function.Supplier<Integer> f) { }
  void f() { over(T::m); }
}
//// overload that is ambiguous for an inexact reference | wrong, line 7: reference to over is ambiguous both method over(java.util.function.Function<java.lang.String,java.lang.Integer>) in T and method over(java.util.function.IntFunction<java.lang.Integer>) in T match
class T {
  static int m(String s) { return 1; }
  static int m(int s) { return 1; }
  static void over(java.util.function.Function<String, Integer> f) { }
  static void over(java.util.function.IntFunction<Integer> f) { }
  void f() {
    over(T::m);
  }
}
//// overload for an exact reference by parameter types | right
class T {
  static int m(String s) { return 1; }
  static void over(java.util.function.Function<String, Integer> f) { }
  static void over(java.util.function.IntFunction<Integer> f) { }
  void f() { over(T::m); }
}
//// more specific by a primitive result | right
class T {
  static int m(String s) { return 1; }
  static void over(java.util.function.ToIntFunction<String> f) { }
  static void over(java.util.function.Function<String, Integer> f) { }
  void f() { over(T::m); }
}
//// more specific by a void result | right
class T {
  static int m() { return 1; }
  static void over(Runnable f) { }
  static void over(java.util.function.Supplier<Integer> f) { }
  void f() { over(T::m); }
}
//// execute and submit | right
class T {
  static int m() throws Exception { return 1; }
  interface C<V> { V call() throws Exception; }
  static void over(Runnable f) { }
  static <V> V over(C<V> f) { return null; }
  int f() { return over(T::m); }
}
//// inference from an exact reference | right
import java.util.function.*;
class T {
  static <A, B> B apply(A a, Function<A, B> f) { return f.apply(a); }
  int f(String s) { return apply(s, String::length); }
}
//// inference from an inexact reference | right
import java.util.function.*;
class T {
  static <A, B> B apply(A a, Function<A, B> f) { return f.apply(a); }
  String f(Object s) { return apply(s, String::valueOf); }
}
//// inference that does not fit the target | wrong, line 5: incompatible types: inference variable B has incompatible bounds lower bounds: java.lang.String,java.lang.Object lower bounds: java.lang.Integer
import java.util.function.*;
class T {
  static <A, B> B apply(A a, Function<A, B> f) { return f.apply(a); }
  String f(String s) {
    return apply(s, String::length);
  }
}
//// comparing a property | right
import java.util.*;
class T {
  void f(List<String> l) {
    l.sort(Comparator.comparing(String::length));
    l.sort(Comparator.comparing(String::length).reversed());
    Comparator<String> c = Comparator.comparing(String::length);
  }
}
//// comparing something that is not comparable | wrong, line 5: no suitable method found for comparing(T::p) method java.util.Comparator.<T,U>comparing(java.util.function.Function<? super T,? extends U>,java.util.Comparator<? super U>) is not applicable (cannot infer type-variable(s) T,U (actual and formal argument lists differ in length)) method java.util.Comparator.<T,U>comparing(java.util.function.Function<? super T,? extends U>) is not applicable (inference variable U has incompatible bounds lower bounds: java.lang.Comparable<? super U> lower bounds: java.lang.Object)
import java.util.*;
class T {
  Object p() { return null; }
  void f(List<T> l) {
    l.sort(Comparator.comparing(T::p));
  }
}
//// varargs method | right
class T {
  static void m(Object... o) { }
  Runnable r = T::m;
  java.util.function.BiConsumer<String, Integer> c = T::m;
}
//// varargs of the wrong type | wrong, line 3: incompatible types: invalid method reference method m in class T cannot be applied to given types required: int[] found: java.lang.String,java.lang.Integer reason: varargs mismatch; java.lang.String cannot be converted to int
class T {
  static void m(int... o) { }
  java.util.function.BiConsumer<String, Integer> c = T::m;
}
//// generic method with type arguments | right
class T {
  static <X> X id(X x) { return x; }
  java.util.function.Function<String, String> f = T::<String>id;
}
//// generic method with wrong type arguments | wrong, line 4: incompatible types: invalid method reference incompatible types: java.lang.String cannot be converted to java.lang.Integer
class T {
  static <X> X id(X x) { return x; }
  java.util.function.Function<String, String> f =
      T::<Integer>id;
}
//// raw receiver type | right
class T {
  java.util.function.Function<java.util.List<String>, Integer> f = java.util.List::size;
  java.util.function.BiFunction<java.util.List<String>, Integer, String> g = java.util.List::get;
}
//// raw receiver type, wrong element | wrong, line 2: incompatible types: bad return type in method reference java.lang.String cannot be converted to java.lang.Integer
class T {
  java.util.function.BiFunction<java.util.List<String>, Integer, Integer> g = java.util.List::get;
}
//// class that is not there | wrong, line 2: cannot find symbol symbol: variable Nothing location: class T
class T {
  Runnable r = Nothing::m;
}
//// variable that is not there | wrong, line 2: cannot find symbol symbol: variable nothing location: class T
class T {
  Runnable r = nothing::m;
}
//// reference in a conditional | right
class T {
  static void a() { }
  static void b() { }
  void m(boolean c) {
    Runnable r = c ? T::a : T::b;
  }
}
//// reference returned | right
class T {
  int n() { return 1; }
  java.util.function.IntSupplier m() { return this::n; }
}
//// reference returned by a lambda | right
class T {
  int n() { return 1; }
  java.util.function.Supplier<java.util.function.IntSupplier> m() { return () -> this::n; }
}
//// reference to getClass | right
class T {
  java.util.function.Function<T, Class<?>> m() { return T::getClass; }
}
//// wildcard in the receiver type | right
class T {
  java.util.function.ToIntFunction<java.util.List<?>> m() { return java.util.List<?>::size; }
}
//// target that is not functional | wrong, line 5: incompatible types: T.Two is not a functional interface multiple non-overriding abstract methods found in interface T.Two
class T {
  void n() { }
  interface Two { void a(); void b(); }
  Two m() {
    return this::n;
  }
}
//// protected method of another package | right
package q;
class T extends p.B {
  Runnable r() { return this::m; }
}
//// file p/B.java
package p;
public class B {
  protected void m() { }
}
//// protected method of another package through a value | wrong, line 4: incompatible types: invalid method reference m() has protected access in p.B
package q;
class T extends p.B {
  Runnable r(p.B b) {
    return b::m;
  }
}
//// file p/B.java
package p;
public class B {
  protected void m() { }
}
//// forward reference in an initialiser | wrong, line 2: illegal forward reference
class T {
  java.util.function.IntSupplier r = s::length;
  String s = "";
}
//// generic function type | right
class T {
  interface G { <X> X same(X x); }
  static <Y> Y id(Y y) { return y; }
  G g = T::id;
}
//// thread of a reference | right
class T {
  void work() { }
  void m() throws InterruptedException {
    Thread t = new Thread(this::work);
    t.start();
    t.join();
  }
}
//// thread of a reference that takes something | wrong, line 4: no suitable constructor found for Thread(this::work) constructor java.lang.Thread.Thread(java.lang.Runnable) is not applicable (argument mismatch; invalid method reference method work in class T cannot be applied to given types required: int found: no arguments reason: actual and formal argument lists differ in length) constructor java.lang.Thread.Thread(java.lang.String) is not applicable (argument mismatch; java.lang.String is not a functional interface)
class T {
  void work(int n) { }
  void m() {
    Thread t = new Thread(this::work);
  }
}
//// reference to a method of an outer class | right
class T {
  int n() { return 1; }
  class I {
    java.util.function.IntSupplier m() { return T.this::n; }
  }
}
//// two instance methods, one takes the first parameter | right
class T {
  void m(T t) { }
  void m() { }
  java.util.function.Consumer<T> c = T::m;
  java.util.function.BiConsumer<T, T> d = T::m;
}
