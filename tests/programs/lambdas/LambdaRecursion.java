// Recursion through fields, lambdas in fields, initialisers and constructors, this inside a lambda.
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

interface Fix {
  int call(Fix self, int n);
}

public class LambdaRecursion {
  static IntUnaryOperator fact;
  static final IntUnaryOperator FIB = n -> n < 2 ? n : LambdaRecursion.FIB.applyAsInt(n - 1) + LambdaRecursion.FIB.applyAsInt(n - 2);
  final Supplier<String> me = () -> "me " + this.name;
  String name = "n";
  Runnable later;
  private final Map<Integer, Long> memo = new HashMap<>();

  LambdaRecursion(String suffix) {
    later = () -> {
      name += suffix;
      class Local {
        String text = name + suffix;
      }
      System.out.println(new Local().text);
      Runnable inner = () -> System.out.println(this.name + new Object() {
        public String toString() {
          return "!" + name + suffix;
        }
      });
      inner.run();
    };
  }

  long fib(int n) {
    if (n < 2) return n;
    Long known = memo.get(n);
    if (known != null) return known;
    long v = fib(n - 1) + fib(n - 2);
    memo.put(n, v);
    return v;
  }

  static Function<Integer, Integer> compose(Function<Integer, Integer> f, int times) {
    if (times == 0) return x -> x;
    Function<Integer, Integer> rest = compose(f, times - 1);
    return x -> f.apply(rest.apply(x));
  }

  static Supplier<Integer> counter() {
    int[] n = {0};
    return () -> ++n[0];
  }

  public static void main(String[] args) {
    fact = n -> n == 0 ? 1 : n * fact.applyAsInt(n - 1);
    System.out.println(fact.applyAsInt(10) + " " + FIB.applyAsInt(15));
    Fix f = (self, n) -> n == 0 ? 0 : n + self.call(self, n - 1);
    System.out.println(f.call(f, 100));
    LambdaRecursion o = new LambdaRecursion("+");
    System.out.println(o.me.get());
    o.later.run();
    o.later.run();
    System.out.println(o.me.get() + o.fib(90));
    System.out.println(compose(x -> x * 2 + 1, 10).apply(1));
    Supplier<Integer> a = counter(), b = counter();
    System.out.println(a.get() + a.get() + a.get() + " " + b.get());
    Runnable[] rs = new Runnable[3];
    for (int i = 0; i < rs.length; i++) {
      int copy = i;
      rs[i] = () -> {
        int shifted = copy << 4;
        Runnable deeper = () -> System.out.print(shifted + copy + ";");
        deeper.run();
      };
    }
    for (Runnable r : rs) r.run();
    System.out.println();
    Function<Function<Integer, Integer>, Function<Integer, Integer>> twice = g -> x -> g.apply(g.apply(x));
    System.out.println(twice.apply(twice.apply(x -> x + 3)).apply(0));
  }
}

/* expect:
3628800 610
5050
me n
n++
n+!n++
n+++
n++!n+++
me n++2880067194370816120
2047
6 1
0;17;34;
12
*/
