// Lambdas: captures, blocks, parameters with and without types, as arguments and results.
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.LongUnaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;

interface TriFunction<A, B, C, R> {
  R apply(A a, B b, C c);
}

interface Shape2 {
  double area();
}

interface ThrowingTask {
  void run() throws Exception;
}

public class LambdaBasics {
  int field = 10;
  static int calls;

  static int apply(IntBinaryOperator op, int a, int b) {
    return op.applyAsInt(a, b);
  }

  static Function<Integer, Integer> adder(int n) {
    return x -> x + n;
  }

  Supplier<Integer> fieldReader() {
    return () -> field * 2;
  }

  static String attempt(ThrowingTask t) {
    try {
      t.run();
      return "fine";
    } catch (Exception e) {
      return e.getClass().getName() + " " + e.getMessage();
    }
  }

  public static void main(String[] args) throws Exception {
    Runnable r = () -> System.out.println("run " + calls++);
    r.run();
    r.run();
    System.out.println(apply((a, b) -> a + b, 3, 4) + " " + apply((int a, int b) -> a * b, 3, 4) + " " + apply((a, b) -> {
      int t = a;
      while (t < 100) t += b;
      return t;
    }, 3, 4));
    Function<String, Integer> len = s -> s.length();
    Function<Integer, String> stars = (Integer n) -> {
      String out = "";
      for (int i = 0; i < n; i++) out += "*";
      return out;
    };
    System.out.println(stars.apply(len.apply("four")));
    System.out.println(len.andThen(stars).apply("abc") + len.compose(stars).apply(5));
    System.out.println(adder(5).apply(6) + adder(1).andThen(adder(2)).apply(0));
    LambdaBasics o = new LambdaBasics();
    Supplier<Integer> read = o.fieldReader();
    o.field = 21;
    System.out.println(read.get());
    Predicate<String> empty = s -> s.isEmpty();
    Predicate<String> notLong = s -> s.length() < 5;
    System.out.println(empty.test("") + " " + empty.negate().test("") + " " + empty.or(notLong).test("abc") + " " + empty.and(notLong).test("x"));
    BiFunction<Integer, Double, String> bi = (i, d) -> i + ":" + d;
    System.out.println(bi.apply(1, 2.5) + bi.andThen(s -> s.length()).apply(10, 0.5));
    UnaryOperator<String> twice = s -> s + s;
    BinaryOperator<Integer> max = (a, b) -> a > b ? a : b;
    System.out.println(twice.apply("ab") + max.apply(3, 9));
    int base = 100;
    IntUnaryOperator plus = x -> x + base;
    IntPredicate even = x -> x % 2 == 0;
    IntFunction<String> show = x -> "<" + x + ">";
    ToIntFunction<String> parse = s -> Integer.parseInt(s);
    LongUnaryOperator square = x -> x * x;
    BooleanSupplier yes = () -> base > 50;
    System.out.println(plus.applyAsInt(5) + " " + even.test(5) + show.apply(6) + parse.applyAsInt("77") + " " + square.applyAsLong(1L << 20) + yes.getAsBoolean());
    TriFunction<Integer, Integer, Integer, Integer> tri = (a, b, c) -> a * b + c;
    System.out.println(tri.apply(2, 3, 4));
    int[] counter = {0};
    Consumer<String> c = s -> counter[0] += s.length();
    c.andThen(s -> counter[0] *= 2).accept("abc");
    c.accept("de");
    System.out.println(counter[0]);
    Shape2 s = () -> 2;
    System.out.println(s.area());
    System.out.println(attempt(() -> {}) + ", " + attempt(() -> {
      throw new Exception("checked");
    }) + ", " + attempt(() -> Integer.parseInt("x")) + ", " + attempt(() -> new int[-1].clone()));
    Object obj = (Runnable) () -> System.out.println("cast");
    ((Runnable) obj).run();
    Runnable[] all = {() -> System.out.print("a"), () -> System.out.print("b"), r};
    for (Runnable x : all) x.run();
    boolean flag = args.length == 0;
    Supplier<String> chosen = flag ? () -> "then" : () -> "else";
    System.out.println(chosen.get());
    Supplier<Supplier<String>> nested = () -> () -> "nested " + base;
    System.out.println(nested.get().get());
    Function<Integer, Function<Integer, Function<Integer, Integer>>> curried = a -> b -> d -> a * 100 + b * 10 + d;
    System.out.println(curried.apply(1).apply(2).apply(3));
    Supplier<Integer> boxing = () -> 'a' + 1;
    Supplier<Object> wide = () -> 5;
    Supplier<Long> lng = () -> 5L;
    System.out.println(boxing.get() + "" + wide.get() + lng.get());
    Runnable ignoresValue = () -> counter[0]++;
    ignoresValue.run();
    Runnable makes = () -> new LambdaBasics();
    makes.run();
    System.out.println(counter[0]);
  }
}

/* expect:
run 0
run 1
7 12 103
****
***5
14
42
true false true false
1:2.56
abab9
105 false<6>77 1099511627776true
10
8
2.0
fine, java.lang.Exception checked, java.lang.NumberFormatException For input string: "x", java.lang.NegativeArraySizeException -1
cast
abrun 2
then
nested 100
123
9855
9
*/
