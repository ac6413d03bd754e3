// Bounded parameters, wildcards, and inference for calls.
//// wildcard list takes nothing | wrong, line 5: incompatible types: int cannot be converted to capture#1 of ? extends java.lang.Number
import java.util.*;
import java.util.function.*;
class T {
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    nums.add(1);
  }
}
//// wildcard list gives its bound | wrong, line 6: incompatible types: capture#1 of ? extends java.lang.Number cannot be converted to java.lang.Integer
import java.util.*;
import java.util.function.*;
class T {
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    Number n = nums.get(0);
    Integer i = nums.get(0);
  }
}
//// super list takes its bound | right
import java.util.*;
import java.util.function.*;
class T {
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    sinks.add(1); Object x = sinks.get(0);
  }
}
//// super list gives objects only | wrong, line 5: incompatible types: capture#1 of ? super java.lang.Integer cannot be converted to java.lang.Integer
import java.util.*;
import java.util.function.*;
class T {
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    Integer i = sinks.get(0);
  }
}
//// super list takes no supertype | wrong, line 5: incompatible types: double cannot be converted to capture#1 of ? super java.lang.Integer
import java.util.*;
import java.util.function.*;
class T {
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    sinks.add(1.5);
  }
}
//// unbounded list takes null only | wrong, line 6: incompatible types: int cannot be converted to capture#1 of ?
import java.util.*;
import java.util.function.*;
class T {
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    List<?> l = ints; l.add(null);
    l.add(1);
  }
}
//// list of a subtype | wrong, line 5: incompatible types: java.util.List<java.lang.Integer> cannot be converted to java.util.List<java.lang.Number>
import java.util.*;
import java.util.function.*;
class T {
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    List<Number> l = ints;
  }
}
//// wildcard of a subtype | right
import java.util.*;
import java.util.function.*;
class T {
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    List<? extends Number> l = ints; l = new ArrayList<Double>();
  }
}
//// wildcard of an unrelated type | wrong, line 5: incompatible types: java.util.List<java.lang.String> cannot be converted to java.util.List<? extends java.lang.Number>
import java.util.*;
import java.util.function.*;
class T {
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    List<? extends Number> l = strings;
  }
}
//// nested wildcard | wrong, line 5: incompatible types: java.util.ArrayList<java.util.List<java.lang.Integer>> cannot be converted to java.util.List<java.util.List<? extends java.lang.Number>>
import java.util.*;
import java.util.function.*;
class T {
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    List<List<? extends Number>> l = new ArrayList<List<Integer>>();
  }
}
//// nested wildcard outside | right
import java.util.*;
import java.util.function.*;
class T {
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    List<? extends List<? extends Number>> l = new ArrayList<List<Integer>>();
  }
}
//// bounded parameter | right
import java.util.*;
import java.util.function.*;
class T {
  static <X extends Comparable<X>> X max(X a, X b) { return a; }
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    int i = max(1, 2);
  }
}
//// bounded parameter that does not fit | wrong, line 6: method max in class T cannot be applied to given types; required: X,X found: java.lang.Object,java.lang.Object reason: inference variable X has incompatible bounds lower bounds: java.lang.Comparable<X> lower bounds: java.lang.Object
import java.util.*;
import java.util.function.*;
class T {
  static <X extends Comparable<X>> X max(X a, X b) { return a; }
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    max(o, o);
  }
}
//// bounded parameter, mixed arguments | wrong, line 6: method max in class T cannot be applied to given types; required: X,X found: int,java.lang.String reason: inference variable X has incompatible bounds equality constraints: java.lang.Integer,java.lang.String lower bounds: java.lang.String,java.lang.Integer
import java.util.*;
import java.util.function.*;
class T {
  static <X extends Comparable<X>> X max(X a, X b) { return a; }
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    max(1, "a");
  }
}
//// bounded by super | right
import java.util.*;
import java.util.function.*;
class T {
  static <X extends Comparable<? super X>> X max(Collection<? extends X> a) { return null; }
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    max(ints); max(strings);
  }
}
//// bounded by super, not comparable | wrong, line 6: method max in class T cannot be applied to given types; required: java.util.Collection<? extends X> found: java.util.ArrayList<java.lang.Object> reason: inference variable X has incompatible bounds lower bounds: java.lang.Comparable<? super X> lower bounds: java.lang.Object
import java.util.*;
import java.util.function.*;
class T {
  static <X extends Comparable<? super X>> X max(Collection<? extends X> a) { return null; }
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    max(new ArrayList<Object>());
  }
}
//// two bounds | right
import java.util.*;
import java.util.function.*;
class T {
  static <X extends Comparable<X> & CharSequence> void both(X a) { }
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    both("a");
  }
}
//// two bounds, one fits | wrong, line 6: method both in class T cannot be applied to given types; required: X found: int reason: inference variable X has incompatible bounds lower bounds: java.lang.Object,java.lang.Comparable<X>,java.lang.CharSequence lower bounds: java.lang.Integer
import java.util.*;
import java.util.function.*;
class T {
  static <X extends Comparable<X> & CharSequence> void both(X a) { }
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    both(1);
  }
}
//// class bound | wrong, line 4: type argument java.lang.String is not within bounds of type-variable X
class B<X extends Number> { }
class T {
  B<Integer> b;
  B<String> c;
}
//// class bound in a wildcard | wrong, line 4: type argument ? extends java.lang.String is not within bounds of type-variable X
class B<X extends Number> { }
class T {
  B<? extends Integer> b;
  B<? extends String> c;
}
//// class bound by a diamond | wrong, line 4: cannot infer type arguments for B<> reason: inference variable X has incompatible bounds lower bounds: java.lang.Number lower bounds: java.lang.String
class B<X extends Number> { B(X x) { } }
class T {
  Object b = new B<>(1);
  Object c = new B<>("");
}
//// recursive class bound | wrong, line 6: type argument java.lang.String is not within bounds of type-variable X
class B<X extends B<X>> { }
class C extends B<C> { }
class D extends B<C> { }
class T {
  B<C> b;
  B<String> c;
}
//// result of an inferred call | wrong, line 7: incompatible types: inference variable X has incompatible bounds equality constraints: java.lang.String lower bounds: java.lang.Integer,java.lang.Object
import java.util.*;
import java.util.function.*;
class T {
  static <X> X first(List<X> l) { return l.get(0); }
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    String s = first(strings);
    Integer i = first(strings);
  }
}
//// result of an inferred call, wildcard | wrong, line 7: incompatible types: inference variable X has incompatible bounds lower bounds: java.lang.Integer,java.lang.Object lower bounds: capture#1 of ? extends java.lang.Number
import java.util.*;
import java.util.function.*;
class T {
  static <X> X first(List<? extends X> l) { return l.get(0); }
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    Number s = first(nums);
    Integer i = first(nums);
  }
}
//// two lists of one type | wrong, line 7: method same in class T cannot be applied to given types; required: java.util.List<X>,java.util.List<X> found: java.util.List<java.lang.Integer>,java.util.List<java.lang.String> reason: inference variable X has incompatible equality constraints java.lang.String,java.lang.Integer
import java.util.*;
import java.util.function.*;
class T {
  static <X> void same(List<X> a, List<X> b) { }
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    same(ints, ints);
    same(ints, strings);
  }
}
//// copy | wrong, line 6: method copy in class T cannot be applied to given types; required: java.util.List<? super X>,java.util.List<? extends X> found: java.util.List<capture#1 of ? extends java.lang.Number>,java.util.List<capture#2 of ? super java.lang.Integer> reason: inference variable X has incompatible bounds lower bounds: capture#1 of ? extends java.lang.Number,java.lang.Object lower bounds: capture#2 of ? super java.lang.Integer
import java.util.*;
import java.util.function.*;
class T {
  static <X> void copy(List<? super X> to, List<? extends X> from) { }
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    copy(nums, sinks);
  }
}
//// copy right | right
import java.util.*;
import java.util.function.*;
class T {
  static <X> void copy(List<? super X> to, List<? extends X> from) { }
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    copy(sinks, ints);
  }
}
//// swap of a wildcard | right
import java.util.*;
import java.util.function.*;
class T {
  static <X> void swap(List<X> l) { l.set(0, l.get(1)); }
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    swap(nums);
  }
}
//// swap of two wildcards | wrong, line 6: method two in class T cannot be applied to given types; required: java.util.List<X>,java.util.List<X> found: java.util.List<capture#1 of ? extends java.lang.Number>,java.util.List<capture#2 of ? extends java.lang.Number> reason: inference variable X has incompatible equality constraints capture#2 of ? extends java.lang.Number,capture#1 of ? extends java.lang.Number
import java.util.*;
import java.util.function.*;
class T {
  static <X> void two(List<X> l, List<X> k) { }
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    two(nums, nums);
  }
}
//// empty list for a target | right
import java.util.*;
import java.util.function.*;
class T {
  static void take(List<String> l) { }
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    List<String> l = Collections.emptyList(); take(Collections.emptyList());
  }
}
//// empty list for a wrong target | wrong, line 5: incompatible types: no instance(s) of type variable(s) T exist so that java.util.List<T> conforms to java.util.Set<java.lang.String>
import java.util.*;
import java.util.function.*;
class T {
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    Set<String> l = Collections.emptyList();
  }
}
//// list of mixed things | wrong, line 6: incompatible types: inference variable T has incompatible bounds equality constraints: java.lang.Integer lower bounds: java.lang.Double,java.lang.Integer
import java.util.*;
import java.util.function.*;
class T {
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    List<Number> l = Arrays.asList(1, 2.5);
    List<Integer> k = Arrays.asList(1, 2.5);
  }
}
//// list of mixed things without a target | right
import java.util.*;
import java.util.function.*;
class T {
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    for (Number n : Arrays.asList(1, 2.5)) n.intValue();
  }
}
//// function composed | wrong, line 6: incompatible types: no instance(s) of type variable(s) V exist so that java.util.function.Function<java.lang.String,V> conforms to java.util.function.Function<java.lang.Integer,java.lang.String>
import java.util.*;
import java.util.function.*;
class T {
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    Function<String, Integer> f = String::length; Function<String, String> g = f.andThen(x -> "" + x);
    Function<Integer, String> h = f.andThen(x -> "" + x);
  }
}
//// comparator chain | right
import java.util.*;
import java.util.function.*;
class T {
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    strings.sort(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
  }
}
//// comparator of a lambda in a chain | wrong, line 5: cannot find symbol symbol: method length() location: variable s of type java.lang.Object
import java.util.*;
import java.util.function.*;
class T {
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    strings.sort(Comparator.comparing(s -> s.length()).reversed());
  }
}
//// comparator of a typed lambda in a chain | right
import java.util.*;
import java.util.function.*;
class T {
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    strings.sort(Comparator.comparing((String s) -> s.length()).reversed());
  }
}
//// lambda result decides | wrong, line 7: incompatible types: inference variable X has incompatible bounds lower bounds: java.lang.String,java.lang.Object lower bounds: java.lang.Integer
import java.util.*;
import java.util.function.*;
class T {
  static <X> X run(Supplier<X> s) { return s.get(); }
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    Integer i = run(() -> 1);
    String s = run(() -> 1);
  }
}
//// lambda block result | right
import java.util.*;
import java.util.function.*;
class T {
  static <X> X run(Supplier<X> s) { return s.get(); }
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    Number n = run(() -> { if (o == null) return 1; return 2.5; });
  }
}
//// lambda parameter from an argument | wrong, line 7: cannot find symbol symbol: method length() location: variable s of type java.lang.Integer
import java.util.*;
import java.util.function.*;
class T {
  static <X, Y> Y apply(X x, Function<X, Y> f) { return f.apply(x); }
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    apply("a", s -> s.length());
    apply(1, s -> s.length());
  }
}
//// map merge | wrong, line 6: incompatible types: int cannot be converted to java.lang.String
import java.util.*;
import java.util.function.*;
class T {
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    Map<String, Integer> m = new HashMap<>(); m.merge("a", 1, Integer::sum);
    m.merge(1, 1, Integer::sum);
  }
}
//// computeIfAbsent | wrong, line 6: incompatible types: java.lang.String cannot be converted to java.lang.Integer
import java.util.*;
import java.util.function.*;
class T {
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    Map<String, List<Integer>> m = new HashMap<>(); m.computeIfAbsent("a", k -> new ArrayList<>()).add(1);
    m.computeIfAbsent("a", k -> new ArrayList<>()).add("");
  }
}
//// optional | wrong, line 6: incompatible types: java.lang.String cannot be converted to java.lang.Integer
import java.util.*;
import java.util.function.*;
class T {
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    Optional<String> s = Optional.of("a"); int n = s.map(String::length).orElse(0);
    String t = s.map(String::length).orElse("");
  }
}
//// raw to parameterized | right
import java.util.*;
import java.util.function.*;
class T {
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    List raw = strings; List<Integer> l = raw; raw.add(1);
  }
}
//// raw result | wrong, line 6: incompatible types: java.lang.Object cannot be converted to java.lang.String
import java.util.*;
import java.util.function.*;
class T {
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    List raw = strings;
    String s = raw.get(0);
  }
}
//// generic array | wrong, line 6: generic array creation
import java.util.*;
import java.util.function.*;
class T {
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    List<String>[] a = new List[1];
    List<String>[] b = new List<String>[1];
  }
}
//// cast between parameterizations | wrong, line 5: incompatible types: java.util.List<java.lang.String> cannot be converted to java.util.List<java.lang.Integer>
import java.util.*;
import java.util.function.*;
class T {
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    List<Integer> l = (List<Integer>) strings;
  }
}
//// cast from a wildcard | right
import java.util.*;
import java.util.function.*;
class T {
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    List<Integer> l = (List<Integer>) nums;
  }
}
//// instanceof of an erased type | wrong, line 6: java.lang.Object cannot be safely cast to java.util.List<java.lang.String>
import java.util.*;
import java.util.function.*;
class T {
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    boolean b = o instanceof List<?>;
    boolean c = o instanceof List<String>;
  }
}
//// generic method explicit | wrong, line 6: incompatible types: java.util.List<java.lang.Number> cannot be converted to java.util.List<java.lang.Integer>
import java.util.*;
import java.util.function.*;
class T {
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    List<Number> l = Collections.<Number>emptyList();
    List<Integer> k = Collections.<Number>emptyList();
  }
}
//// type parameter is no subtype of its bound's subtype | wrong, line 3: incompatible types: X cannot be converted to java.lang.Integer
class T<X extends Number> {
  Integer m(X x) {
    return x;
  }
}
//// method of a bound | right
class T<X extends Number & Comparable<X>> {
  int m(X x) { return x.intValue() + x.compareTo(x); }
}
//// method that is in no bound | wrong, line 3: cannot find symbol symbol: method length() location: variable x of type X
class T<X extends Number> {
  int m(X x) {
    return x.length();
  }
}
//// override with a wider bound | wrong, line 2: T is not abstract and does not override abstract method <X>m(X) in A | vmc: right
abstract class A { abstract <X extends Number> void m(X x); }
class T extends A {
  <X> void m(X x) { }
}
//// same erasure | wrong, line 4: name clash: m(java.util.List<java.lang.Integer>) and m(java.util.List<java.lang.String>) have the same erasure
import java.util.*;
class T {
  void m(List<String> l) { }
  void m(List<Integer> l) { }
}
//// static use of a class parameter | wrong, line 2: non-static type variable X cannot be referenced from a static context
class T<X> {
  static X x;
}
//// new of a type parameter | wrong, line 2: unexpected type required: class found: type parameter X
class T<X> {
  X m() { return new X(); }
}
//// exception parameter thrown | wrong, line 4: unreported exception java.lang.Exception; must be caught or declared to be thrown
class T {
  static <E extends Exception> void m(E e) throws E { throw e; }
  void n() { m(new RuntimeException()); }
  void o() { m(new Exception()); }
}
//// iterator of a wildcard | wrong, line 6: incompatible types: capture#1 of ? extends java.lang.Number cannot be converted to java.lang.Integer
import java.util.*;
import java.util.function.*;
class T {
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    for (Number n : nums) n.intValue();
    for (Integer i : nums) i.intValue();
  }
}
//// conditional of two lists | wrong, line 6: incompatible types: bad type in conditional expression java.util.List<java.lang.Integer> cannot be converted to java.util.List<java.lang.String>
import java.util.*;
import java.util.function.*;
class T {
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    List<? extends Comparable<?>> l = o == null ? strings : ints;
    List<String> k = o == null ? strings : ints;
  }
}
//// generic constructor | wrong, line 4: constructor T in class T cannot be applied to given types; required: X found: java.lang.String reason: inference variable X has incompatible bounds lower bounds: java.lang.Number lower bounds: java.lang.String
class T {
  <X extends Number> T(X x) { }
  Object a = new T(1);
  Object b = new T("");
}
//// inner class of a generic class | wrong, line 8: incompatible types: java.lang.String cannot be converted to java.lang.Integer
class O<X> {
  class I { X x; }
  I i;
}
class T {
  void m(O<String> o) {
    String s = o.i.x;
    Integer i = o.i.x;
  }
}
//// captured wildcard by a helper | right
import java.util.*;
class T {
  void m(List<?> l) { help(l); }
  <X> void help(List<X> l) { l.add(l.get(0)); }
}
//// wildcard map entries | right
import java.util.*;
class T {
  void m(Map<? extends Number, ? super String> l) {
    for (Map.Entry<? extends Number, ? super String> e : l.entrySet()) e.getKey().intValue();
  }
}
//// anonymous comparator | right
import java.util.*;
class T {
  Comparator<String> c = new Comparator<>() {
    public int compare(String a, String b) { return 0; }
  };
}
//// anonymous comparator of another type | wrong, line 3: <anonymous T$1> is not abstract and does not override abstract method compare(java.lang.String,java.lang.String) in java.util.Comparator
import java.util.*;
class T {
  Comparator<String> c = new Comparator<>() {
    public int compare(Integer a, String b) { return 0; }
  };
}
//// varargs of a type parameter | wrong, line 7: incompatible types: inference variable X has incompatible bounds equality constraints: java.lang.String lower bounds: java.lang.Integer,java.lang.String
import java.util.*;
import java.util.function.*;
class T {
  @SafeVarargs static <X> List<X> list(X... x) { return null; }
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    List<String> l = list("a", "b"); List<Object> k = list("a", 1);
    List<String> n = list("a", 1);
  }
}
//// unbounded class | wrong, line 5: incompatible types: java.lang.Class<java.lang.Integer> cannot be converted to java.lang.Class<java.lang.String>
class T {
  Class<?> a = String.class;
  Class<String> b = String.class;
  Class<? extends Number> c = Integer.class;
  Class<String> d = Integer.class;
}
//// getClass | wrong, line 6: incompatible types: java.lang.Class<capture#1 of ? extends java.lang.String> cannot be converted to java.lang.Class<java.lang.String>
import java.util.*;
import java.util.function.*;
class T {
  void m(List<String> strings, List<Integer> ints, List<? extends Number> nums, List<? super Integer> sinks, Object o) {
    Class<? extends String> c = "".getClass();
    Class<String> d = "".getClass();
  }
}
//// enum values by a bound | wrong, line 5: method of in class T cannot be applied to given types; required: java.lang.Class<X> found: java.lang.Class<java.lang.String> reason: inference variable X has incompatible bounds equality constraints: java.lang.String lower bounds: java.lang.Enum<X>
class T {
  enum E { A }
  static <X extends Enum<X>> X of(Class<X> c) { return null; }
  E e = of(E.class);
  Object f = of(String.class);
}
