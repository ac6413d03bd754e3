// Two methods fit equally well.
public class AmbiguousCall {
  static void f(String s) {}

  static void f(Integer i) {}

  static void g(int a, long b) {}

  static void g(long a, int b) {}

  public static void main(String[] args) {
    f(null); // expect error: reference to f is ambiguous
    g(1, 1); // expect error: reference to g is ambiguous
  }
}
