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
