// Generics as programs of stage 1 use them, lambdas, functional interfaces, boxing in collections.
//// lists | right
import java.util.*;
class T { int m() { List<Integer> l = new ArrayList<>(); l.add(1); int s = l.get(0) + 1; for (int i : l) s += i; Map<String, List<Integer>> k = new HashMap<>(); k.put("a", l); return k.get("a").get(0) + s; } }
//// element of the wrong type | wrong, line 4: incompatible types: java.lang.Integer cannot be converted to java.lang.String
import java.util.*;
class T {
  String m(List<Integer> l) {
    return l.get(0);
  }
}
//// add of the wrong type | wrong, line 4: incompatible types: java.lang.String cannot be converted to java.lang.Integer
import java.util.*;
class T {
  void m(List<Integer> l) {
    l.add("x");
  }
}
//// add of a long to a list of Integer | wrong, line 4: incompatible types: long cannot be converted to java.lang.Integer
import java.util.*;
class T {
  void m(List<Integer> l, long n) {
    l.add(n);
  }
}
//// put of the wrong value | wrong, line 4: incompatible types: java.lang.String cannot be converted to java.lang.Integer
import java.util.*;
class T {
  void m(Map<String, Integer> k) {
    k.put("a", "b");
  }
}
//// lists of other arguments | wrong, line 4: incompatible types: java.util.List<java.lang.String> cannot be converted to java.util.List<java.lang.Object>
import java.util.*;
class T {
  List<Object> m(List<String> l) {
    return l;
  }
}
//// list of int | wrong, line 3: unexpected type required: reference found: int
import java.util.*;
class T {
  List<int> l;
}
//// list of arrays | right
import java.util.*;
class T { List<int[]> l = new ArrayList<int[]>(); int m() { l.add(new int[] {1}); return l.get(0)[0]; } }
//// raw lists | right
import java.util.*;
class T { void m() { List l = new ArrayList(); l.add(1); l.add("x"); Object o = l.get(0); String s = (String) l.get(1); List<String> k = l; } }
//// raw element without a cast | wrong, line 4: incompatible types: java.lang.Object cannot be converted to java.lang.String
import java.util.*;
class T {
  String m(List l) {
    return l.get(0);
  }
}
//// too many type arguments | wrong, line 3: wrong number of type arguments; required 1
import java.util.*;
class T {
  List<String, String> l;
}
//// too few type arguments | wrong, line 3: wrong number of type arguments; required 2
import java.util.*;
class T {
  Map<String> l;
}
//// type arguments for a class that has none | wrong, line 2: type java.lang.String does not take parameters
class T {
  String<Integer> l;
}
//// diamond of a class that has none | wrong, line 2: cannot infer type arguments for java.lang.String reason: cannot use '<>' with non-generic class java.lang.String
class T {
  String l = new String<>("x");
}
//// diamond with another target | wrong, line 3: incompatible types: java.util.ArrayList<java.lang.Integer> cannot be converted to java.util.List<java.lang.String>
import java.util.*;
class T {
  List<String> l = new ArrayList<Integer>();
}
//// own generic class | right
class T { static class Box<X> { private X x; Box(X x) { this.x = x; } X get() { return x; } void set(X y) { x = y; } } int m() { Box<Integer> b = new Box<>(1); b.set(2); Box<String> s = new Box<String>("x"); return b.get() + s.get().length(); } }
//// own generic class, wrong set | wrong, line 4: incompatible types: int cannot be converted to java.lang.String
class T {
  static class Box<X> { void set(X y) { } }
  void m(Box<String> b) {
    b.set(1);
  }
}
//// type parameter in a static context | wrong, line 2: non-static type variable X cannot be referenced from a static context
class T<X> {
  static X x;
}
//// type parameter in a static method | wrong, line 2: non-static type variable X cannot be referenced from a static context
class T<X> {
  static X m(X x) { return x; }
}
//// type parameter created | wrong, line 3: unexpected type required: class found: type parameter X
class T<X> {
  X m() {
    return new X();
  }
}
//// instanceof a type parameter | wrong, line 3: java.lang.Object cannot be safely cast to X
class T<X> {
  boolean m(Object o) {
    return o instanceof X;
  }
}
//// member of a type parameter | wrong, line 3: cannot find symbol symbol: method length() location: variable x of type X
class T<X> {
  int m(X x) {
    return x.length();
  }
}
//// bounded type parameter | right
class T<X extends Comparable<X>> { X max(X a, X b) { return a.compareTo(b) > 0 ? a : b; } static int m(T<Integer> t) { return t.max(1, 2); } }
//// bound not kept | wrong, line 2: type argument java.lang.String is not within bounds of type-variable X
class T<X extends Number> {
  T<String> t;
}
//// bound not kept in new | wrong, line 2: type argument java.lang.String is not within bounds of type-variable X
class T<X extends Number> {
  Object o = new T<String>();
}
//// generic method | right
class T { static <X> X id(X x) { return x; } static <X extends Comparable<X>> X max(X a, X b) { return a.compareTo(b) > 0 ? a : b; } int m() { String s = id("x"); return id(1) + max(1, 2) + s.length() + T.<Integer>id(3); } }
//// generic method result of the wrong type | wrong, line 4: incompatible types: inference variable X has incompatible bounds lower bounds: java.lang.Integer,java.lang.Object lower bounds: java.lang.String
class T {
  static <X> X id(X x) { return x; }
  int m() {
    return id("x");
  }
}
//// generic method bound not kept | wrong, line 4: method max in class T cannot be applied to given types; required: X,X found: java.lang.Object,java.lang.Object reason: inference variable X has incompatible bounds lower bounds: java.lang.Comparable<X> lower bounds: java.lang.Object
class T {
  static <X extends Comparable<X>> X max(X a, X b) { return a; }
  Object m() {
    return max(new Object(), new Object());
  }
}
//// wildcards | right
import java.util.*;
class T { double sum(List<? extends Number> l) { double s = 0; for (Number n : l) s += n.doubleValue(); return s; } void fill(List<? super Integer> l) { l.add(1); Object o = l.get(0); } int size(List<?> l) { return l.size(); } }
//// wildcard add | wrong, line 4: incompatible types: int cannot be converted to capture#1 of ? extends java.lang.Number
import java.util.*;
class T {
  void m(List<? extends Number> l) {
    l.add(1);
  }
}
//// wildcard get | wrong, line 4: incompatible types: capture#1 of ? super java.lang.Integer cannot be converted to java.lang.Integer
import java.util.*;
class T {
  Integer m(List<? super Integer> l) {
    return l.get(0);
  }
}
//// unchecked cast | right
import java.util.*;
class T { List<String> m(Object o) { return (List<String>) o; } }
//// cast between lists | wrong, line 4: incompatible types: java.util.List<java.lang.Integer> cannot be converted to java.util.List<java.lang.String>
import java.util.*;
class T {
  List<String> m(List<Integer> o) {
    return (List<String>) o;
  }
}
//// comparator by anonymous class and lambda | right
import java.util.*;
class T { void m(List<String> l) { Collections.sort(l, new Comparator<String>() { public int compare(String a, String b) { return a.length() - b.length(); } }); l.sort((a, b) -> a.compareTo(b)); Collections.sort(l); } }
//// comparator lambda that returns a boolean | wrong, line 4: incompatible types: bad return type in lambda expression boolean cannot be converted to int
import java.util.*;
class T {
  void m(List<String> l) {
    l.sort((a, b) -> a.length() > b.length());
  }
}
//// sort of what cannot be compared | wrong, line 4: no suitable method found for sort(java.util.List<java.lang.Object>) method java.util.Collections.<T>sort(java.util.List<T>) is not applicable (inference variable T has incompatible bounds equality constraints: java.lang.Object lower bounds: java.lang.Comparable<? super T>) method java.util.Collections.<T>sort(java.util.List<T>,java.util.Comparator<? super T>) is not applicable (cannot infer type-variable(s) T (actual and formal argument lists differ in length))
import java.util.*;
class T {
  void m(List<Object> l) {
    Collections.sort(l);
  }
}
//// lambdas of all forms | right
import java.util.function.*;
class T { Runnable a = () -> { }; Supplier<Integer> b = () -> 1; Function<String, Integer> c = s -> s.length(); BiFunction<Integer, Integer, Integer> d = (x, y) -> x + y; Predicate<String> e = (String s) -> { return s.isEmpty(); }; Consumer<String> f = s -> System.out.println(s); IntBinaryOperator g = (int x, int y) -> x * y; Supplier<Runnable> h = () -> () -> { }; }
//// lambda with the wrong number of parameters | wrong, line 2: incompatible types: incompatible parameter types in lambda expression
class T {
  Runnable r = x -> { };
}
//// lambda that returns a value for void | wrong, line 2: incompatible types: lambda body is not compatible with a void functional interface (consider using a block lambda body, or use a statement expression instead)
class T {
  Runnable r = () -> 1;
}
//// lambda block that returns a value for void | wrong, line 3: incompatible types: bad return type in lambda expression unexpected return value
class T {
  Runnable r = () -> {
    return 1;
  };
}
//// lambda that returns nothing | wrong, line 3: incompatible types: bad return type in lambda expression missing return value
import java.util.function.*;
class T {
  Supplier<Integer> s = () -> { };
}
//// lambda that may return nothing | wrong, line 3: incompatible types: bad return type in lambda expression missing return value
import java.util.function.*;
class T {
  Function<Integer, Integer> s = x -> { if (x > 0) return 1; };
}
//// lambda that returns the wrong type | wrong, line 3: incompatible types: bad return type in lambda expression java.lang.String cannot be converted to java.lang.Integer
import java.util.function.*;
class T {
  Supplier<Integer> s = () -> "x";
}
//// lambda with the wrong parameter type | wrong, line 3: incompatible types: incompatible parameter types in lambda expression
import java.util.function.*;
class T {
  Function<String, Integer> s = (Integer x) -> 1;
}
//// lambda as Object | wrong, line 2: incompatible types: java.lang.Object is not a functional interface
class T {
  Object o = () -> { };
}
//// lambda cast | right
class T { Object o = (Runnable) () -> { }; void m() { ((Runnable) () -> { }).run(); } }
//// lambda for a class | wrong, line 2: incompatible types: java.lang.Thread is not a functional interface
class T {
  Thread t = () -> { };
}
//// lambda for an interface of two methods | wrong, line 3: incompatible types: T.I is not a functional interface multiple non-overriding abstract methods found in interface T.I
class T {
  interface I { void a(); void b(); }
  I i = () -> { };
}
//// lambda for an own interface | right
class T { interface I { int f(int a, String b); default int g() { return f(1, "x"); } boolean equals(Object o); } int m() { I i = (a, b) -> a + b.length(); return i.g(); } }
//// lambda for an interface without methods | wrong, line 3: incompatible types: T.I is not a functional interface no abstract method found in interface T.I
class T {
  interface I { }
  I i = () -> { };
}
//// lambda in a call | right
class T { static int twice(java.util.function.IntUnaryOperator f, int x) { return f.applyAsInt(f.applyAsInt(x)); } int m() { int k = 3; return twice(x -> x + k, 1); } void n() { new Thread(() -> { m(); }).start(); new Thread(() -> m(), "name").start(); } }
//// lambda called directly | wrong, line 3: lambda expression not expected here
class T {
  void m() {
    (() -> { }).run();
  }
}
//// lambda parameter twice | wrong, line 3: variable x is already defined in constructor T()
import java.util.function.*;
class T {
  BinaryOperator<Integer> s = (x, x) -> 1;
}
//// lambda whose body is no statement | wrong, line 2: incompatible types: lambda body is not compatible with a void functional interface (consider using a block lambda body, or use a statement expression instead)
class T {
  Runnable r = () -> 1 + 2;
}
//// lambda that uses this | right
class T { int a; Runnable r = () -> { a++; this.a = 2; System.out.println(this); }; static Runnable s = () -> { }; }
//// lambda that uses this in a static context | wrong, line 3: non-static variable this cannot be referenced from a static context
class T {
  int a;
  static Runnable s = () -> System.out.println(this);
}
//// lambda that uses a field in a static context | wrong, line 3: non-static variable a cannot be referenced from a static context
class T {
  int a;
  static Runnable s = () -> System.out.println(a);
}
//// lambda ambiguous | wrong, line 7: reference to m is ambiguous both method m(T.A) in T and method m(T.B) in T match
class T {
  interface A { void f(); }
  interface B { void g(); }
  void m(A a) { }
  void m(B b) { }
  void n() {
    m(() -> { });
  }
}
//// lambda overload by number of parameters | right
class T { interface A { void f(); } interface B { void g(int x); } void m(A a) { } void m(B b) { } void n() { m(() -> { }); m(x -> { }); } }
//// lambda overload by value | right
class T { interface A { void f(); } interface B { int g(); } void m(A a) { } void m(B b) { } void n() { m(() -> { }); m(() -> 1); m(() -> { return 1; }); } }
//// lambda in a ternary | right
class T { Runnable m(boolean b) { return b ? () -> { } : () -> System.out.println(); } }
//// lambda returned from a lambda of the wrong kind | wrong, line 3: incompatible types: bad return type in lambda expression lambda body is not compatible with a void functional interface (consider using a block lambda body, or use a statement expression instead)
import java.util.function.*;
class T {
  Supplier<Runnable> s = () -> () -> 1;
}
//// lambda for a generic method's parameter | right
import java.util.*;
import java.util.function.*;
class T { static <A, B> List<B> map(List<A> l, Function<A, B> f) { List<B> r = new ArrayList<>(); for (A a : l) r.add(f.apply(a)); return r; } int m(List<String> l) { List<Integer> k = map(l, s -> s.length()); return map(l, s -> s + "x").get(0).length() + k.get(0); } }
//// lambda for a generic method with the wrong result | wrong, line 6: incompatible types: inference variable B has incompatible bounds equality constraints: java.lang.Integer lower bounds: java.lang.String
import java.util.*;
import java.util.function.*;
class T {
  static <A, B> List<B> map(List<A> l, Function<A, B> f) { return null; }
  List<Integer> m(List<String> l) {
    return map(l, s -> s + "x");
  }
}
//// ThreadLocal by lambda | right
class T { static ThreadLocal<Integer> t = ThreadLocal.withInitial(() -> 1); int m() { t.set(t.get() + 1); return t.get(); } }
//// forEach with a lambda | right
import java.util.*;
class T { void m(List<String> l, Map<String, Integer> k) { l.forEach(s -> System.out.println(s.length())); k.forEach((a, b) -> System.out.println(a + (b + 1))); k.computeIfAbsent("x", s -> s.length()); k.merge("x", 1, (a, b) -> a + b); l.removeIf(s -> s.isEmpty()); } }
//// forEach assigns a local | wrong, line 5: local variables referenced from a lambda expression must be final or effectively final
import java.util.*;
class T {
  void m(List<Integer> l) {
    int s = 0;
    l.forEach(x -> s += x);
  }
}
//// map entries | right
import java.util.*;
class T { void m(Map<String, Integer> k) { for (Map.Entry<String, Integer> e : k.entrySet()) { String s = e.getKey(); int v = e.getValue(); } for (String s : k.keySet()) { } for (int v : k.values()) { } } }
//// map entries of the wrong type | wrong, line 4: incompatible types: java.util.Map.Entry<java.lang.String,java.lang.Integer> cannot be converted to java.util.Map.Entry<java.lang.String,java.lang.String>
import java.util.*;
class T {
  void m(Map<String, Integer> k) {
    for (Map.Entry<String, String> e : k.entrySet()) { }
  }
}
//// iterator | right
import java.util.*;
class T implements Iterable<String> { public Iterator<String> iterator() { return new Iterator<String>() { int i; public boolean hasNext() { return i < 3; } public String next() { return "" + i++; } }; } static int m(T t) { int n = 0; for (String s : t) n += s.length(); return n; } }
//// iterator that lacks next | wrong, line 2: T is not abstract and does not override abstract method next() in java.util.Iterator
import java.util.*;
class T implements Iterator<String> {
  public boolean hasNext() { return false; }
}
//// boxes in conditions and arithmetic | right
import java.util.*;
class T { int m(Map<String, Boolean> b, Integer i, Double d, Character c, List<Long> l) { if (b.get("x")) return i * 2; while (!b.get("y")) return -i; double e = d / 2 + i; l.add(5L); char k = c; return (int) (e + k + l.get(0)) + i++ + (i == 3 ? 1 : 0); } }
//// Integer condition | wrong, line 3: incompatible types: java.lang.Integer cannot be converted to boolean
class T {
  void m(Integer i) {
    if (i) { }
  }
}
//// Arrays.asList and Collections | right
import java.util.*;
class T { List<Integer> m() { List<Integer> l = Arrays.asList(3, 1, 2); Collections.sort(l); Collections.reverse(l); List<String> e = Collections.emptyList(); List<String> s = Collections.synchronizedList(new ArrayList<String>()); return new ArrayList<>(l); } }
//// Arrays.asList of the wrong type | wrong, line 4: incompatible types: inference variable T has incompatible bounds equality constraints: java.lang.Integer lower bounds: java.lang.String
import java.util.*;
class T {
  List<Integer> m() {
    return Arrays.asList("x", "y");
  }
}
//// generic class and static nested | right
class T<K, V> { static class Node<A, B> { A key; B value; Node<A, B> next; Node(A k, B v) { key = k; value = v; } } Node<K, V>[] table = (Node<K, V>[]) new Node[8]; V get(K k) { for (Node<K, V> n = table[0]; n != null; n = n.next) if (n.key.equals(k)) return n.value; return null; } }
//// generic inner class | right
class T<X> { class Node { X item; Node next; } Node head; void push(X x) { Node n = new Node(); n.item = x; n.next = head; head = n; } static int m(T<String> t) { return t.head.item.length(); } }
//// generic inner class from a static method | wrong, line 4: non-static class T.Node cannot be referenced from a static context
class T<X> {
  class Node { X item; }
  static void m() {
    new Node();
  }
}
//// generic exception class caught | wrong, line 3: unexpected type required: class found: type parameter X
class T<X extends Exception> {
  void m() {
    try { m(); } catch (X x) { }
  }
}
//// class literal and getClass | right
class T { String m(Object o) { Class<?> c = o.getClass(); return c.getName() + String.class.getName() + int[].class + T.class.getSimpleName(); } void n() { synchronized (T.class) { } } }
//// type parameter hides a class | right
class T { static <String> String m(String s) { return s; } int n() { return m(5); } }
//// type parameter twice | wrong, line 1: type variable X is already defined in class T
class T<X, X> { }
