//// println of what a lambda without parameters makes | right
class T {
  static <A> A made(java.util.function.Supplier<A> f) { return f.get(); }
  void m() {
    System.out.println(made(() -> 1));
    System.out.println(made(() -> "x"));
    String s = String.valueOf(made(() -> 2.5));
  }
}
//// println of what a lambda with a typed parameter makes | right
class T {
  static <A, B> B via(A a, java.util.function.Function<A, B> f) { return f.apply(a); }
  void m() {
    System.out.println(via(3, (Integer x) -> x + 1));
    String s = String.valueOf(via("q", (String x) -> x.length()));
  }
}
//// println of what a lambda with an untyped parameter makes | wrong, line 4: reference to println is ambiguous both method println(char[]) in java.io.PrintStream and method println(java.lang.String) in java.io.PrintStream match
class T {
  static <A, B> B via(A a, java.util.function.Function<A, B> f) { return f.apply(a); }
  void m() {
    System.out.println(via(3, x -> x + 1));
  }
}
//// println of what an exact reference asks for | right
class T {
  void m() {
    System.out.println("abc".chars().collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append));
  }
}
//// println of what an inexact reference asks for | wrong, line 4: reference to println is ambiguous both method println(char[]) in java.io.PrintStream and method println(java.lang.String) in java.io.PrintStream match
import java.util.*;
class T {
  void m(List<String> l) {
    System.out.println(l.stream().collect(StringBuilder::new, StringBuilder::append, StringBuilder::append));
  }
}
//// println of a finished collection | wrong, line 5: reference to println is ambiguous both method println(char[]) in java.io.PrintStream and method println(java.lang.String) in java.io.PrintStream match
import java.util.*;
import java.util.stream.*;
class T {
  void m(List<String> l) {
    System.out.println(l.stream().collect(Collectors.collectingAndThen(Collectors.toList(), x -> x.size())));
  }
}
//// two unrelated classes as bounds of one variable | wrong, line 4: incompatible types: inference variable A has incompatible bounds equality constraints: java.lang.Integer lower bounds: java.lang.String,java.lang.Object
class T {
  static <A> A pick(java.util.function.Consumer<A> c) { return null; }
  void m() {
    String s = pick((Integer i) -> { });
  }
}
//// a stream or an empty one from a block lambda | right
import java.util.*;
import java.util.stream.*;
class T {
  int m(List<String> l) {
    return l.stream().flatMap(s -> {
      try {
        return Stream.of(Integer.parseInt(s));
      } catch (NumberFormatException e) {
        return Stream.empty();
      }
    }).mapToInt(Integer::intValue).sum();
  }
}
//// an empty stream or another one from a conditional | right
import java.util.*;
import java.util.stream.*;
class T {
  int m(List<String> l) {
    return l.stream().flatMap(s -> s.isEmpty() ? Stream.empty() : Stream.of(s.length())).mapToInt(Integer::intValue).sum();
  }
}
//// println of a map of a given kind | wrong, line 5: incompatible types: inference variable R has incompatible bounds lower bounds: java.lang.String,java.util.Map<K,U>,java.lang.Object lower bounds: java.util.TreeMap<K,V>
import java.util.*;
import java.util.stream.*;
class T {
  void m(List<String> l) {
    System.out.println(l.stream().collect(Collectors.toMap(s -> s, s -> 1, (a, b) -> a, TreeMap::new)));
  }
}
//// to a method that is not there on elements | wrong, line 5: cannot find symbol symbol: method size() location: variable s of type java.lang.String
import java.util.*;
import java.util.stream.*;
class T {
  List<String> m(List<String> l) {
    return l.stream().map(s -> s.size()).collect(Collectors.toList());
  }
}
//// list of other elements | wrong, line 5: incompatible types: inference variable T has incompatible bounds equality constraints: java.lang.String lower bounds: java.lang.Integer
import java.util.*;
import java.util.stream.*;
class T {
  List<String> m(List<String> l) {
    return l.stream().map(s -> s.length()).collect(Collectors.toList());
  }
}
//// comparing an untyped lambda and then reversed | wrong, line 4: cannot find symbol symbol: method length() location: variable s of type java.lang.Object
import java.util.*;
class T {
  void m(List<String> l) {
    l.sort(Comparator.comparing(s -> s.length()).reversed());
  }
}
//// comparing a typed lambda and then reversed | right
import java.util.*;
class T {
  void m(List<String> l) {
    l.sort(Comparator.comparing((String s) -> s.length()).reversed());
  }
}
//// comparing by value and reversed without type arguments | wrong, line 5: incompatible types: java.util.Comparator<java.util.Map.Entry<java.lang.Object,V>> cannot be converted to java.util.Comparator<? super java.util.Map.Entry<java.lang.String,java.lang.Integer>>
import java.util.*;
import java.util.stream.*;
class T {
  Object m(Map<String, Integer> map) {
    return map.entrySet().stream().sorted(Map.Entry.comparingByValue().reversed()).findFirst();
  }
}
//// a local variable that changes in a step | wrong, line 5: local variables referenced from a lambda expression must be final or effectively final
import java.util.*;
class T {
  int m(List<Integer> l) {
    int sum = 0;
    l.stream().forEach(n -> sum += n);
    return sum;
  }
}
//// checked exception in a step | wrong, line 7: unreported exception java.lang.Exception; must be caught or declared to be thrown
import java.util.*;
class T {
  int f(int n) throws Exception {
    return n;
  }
  int m(List<Integer> l) {
    return l.stream().mapToInt(n -> f(n)).sum();
  }
}
//// ints collected as objects | wrong, line 5: method collect in interface java.util.stream.IntStream cannot be applied to given types; required: java.util.function.Supplier<R>,java.util.function.ObjIntConsumer<R>,java.util.function.BiConsumer<R,R> found: java.util.stream.Collector<java.lang.Object,capture#1 of ?,java.util.List<java.lang.Object>> reason: cannot infer type-variable(s) R (actual and formal argument lists differ in length)
import java.util.*;
import java.util.stream.*;
class T {
  List<Integer> m() {
    return IntStream.range(0, 3).collect(Collectors.toList());
  }
}
//// boxes by the array constructor of ints | wrong, line 4: method toArray in interface java.util.stream.Stream<T> cannot be applied to given types; required: java.util.function.IntFunction<A[]> found: int[]::new reason: inference variable A has incompatible bounds equality constraints: int lower bounds: java.lang.Object
import java.util.*;
class T {
  int[] m(List<Integer> l) {
    return l.stream().toArray(int[]::new);
  }
}
//// a toString that is ambiguous | wrong, line 5: incompatible types: cannot infer type-variable(s) R (argument mismatch; invalid method reference reference to toString is ambiguous both method toString(int) in java.lang.Integer and method toString() in java.lang.Integer match)
import java.util.*;
import java.util.stream.*;
class T {
  List<String> m(List<Integer> l) {
    return l.stream().map(Integer::toString).collect(Collectors.toList());
  }
}
//// the sum of boxed numbers | wrong, line 4: cannot find symbol symbol: method sum() location: interface java.util.stream.Stream<java.lang.Integer>
import java.util.*;
class T {
  int m(List<Integer> l) {
    return l.stream().sum();
  }
}
//// groups into a map of the wrong lists | wrong, line 5: incompatible types: inference variable R has incompatible bounds equality constraints: java.util.Map<K,java.util.List<T>> lower bounds: java.util.Map<java.lang.Integer,java.util.Set<java.lang.String>>,java.lang.Object
import java.util.*;
import java.util.stream.*;
class T {
  Map<Integer, Set<String>> m(List<String> l) {
    return l.stream().collect(Collectors.groupingBy(String::length));
  }
}
