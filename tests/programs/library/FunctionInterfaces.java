import java.util.Comparator;
import java.util.function.*;

// Every functional interface of java.util.function: its method, and what it combines to.
public class FunctionInterfaces {
  interface Action {
    Object run() throws Exception;
  }

  static void show(String what, Action action) {
    String result;
    try {
      result = text(action.run());
    } catch (Throwable thrown) {
      // The messages that Java makes up for null references are its own.
      String message = String.valueOf(thrown.getMessage());
      result = "! " + (message.contains("because ") ? thrown.getClass().getName() : thrown);
    }
    System.out.println(what + " = " + result);
  }

  static String text(Object value) {
    if (value instanceof String) {
      return "\"" + value + "\"";
    }
    if (value != null && value.getClass().isArray()) {
      String all = java.util.Arrays.deepToString(new Object[] {value});
      return all.substring(1, all.length() - 1);
    }
    return String.valueOf(value);
  }

  static final StringBuilder LOG = new StringBuilder();

  static String log() {
    String s = LOG.toString();
    LOG.setLength(0);
    return s;
  }

  static void functions() throws Exception {
    Function<String, Integer> length = s -> s.length();
    BiFunction<Integer, Integer, Integer> add = (a, b) -> a + b;
    UnaryOperator<String> twice = s -> s + s;
    BinaryOperator<Integer> times = (a, b) -> a * b;
    show(
        "length.apply(\"abc\") + \" \" + length.andThen(n -> n * 2).apply(\"abc\") + \" \" + length.compose((Integer n) -> \"x\".repeat(n)).apply(4) + \" \" + Function.<String>identity().apply(\"id\")",
        () -> length.apply("abc") + " " + length.andThen(n -> n * 2).apply("abc") + " " + length.compose((Integer n) -> "x".repeat(n)).apply(4) + " " + Function.<String>identity().apply("id"));
    show("length.andThen(null)", () -> length.andThen(null));
    show("length.compose(null)", () -> length.compose(null));
    show(
        "add.apply(1, 2) + \" \" + add.andThen(n -> \"=\" + n).apply(1, 2)",
        () -> add.apply(1, 2) + " " + add.andThen(n -> "=" + n).apply(1, 2));
    show("add.andThen(null)", () -> add.andThen(null));
    show(
        "twice.apply(\"ab\") + \" \" + UnaryOperator.<String>identity().apply(\"u\") + \" \" + twice.andThen(s -> s + \"!\").apply(\"a\")",
        () -> twice.apply("ab") + " " + UnaryOperator.<String>identity().apply("u") + " " + twice.andThen(s -> s + "!").apply("a"));
    show(
        "times.apply(3, 4) + \" \" + BinaryOperator.minBy(Comparator.<Integer>naturalOrder()).apply(3, 4) + \" \" + BinaryOperator.maxBy(Comparator.<Integer>naturalOrder()).apply(3, 4)",
        () -> times.apply(3, 4) + " " + BinaryOperator.minBy(Comparator.<Integer>naturalOrder()).apply(3, 4) + " " + BinaryOperator.maxBy(Comparator.<Integer>naturalOrder()).apply(3, 4));
    show("BinaryOperator.minBy(null)", () -> BinaryOperator.minBy(null));
  }

  static void consumers() throws Exception {
    Consumer<String> c = s -> LOG.append(s);
    BiConsumer<String, Integer> b = (s, n) -> LOG.append(s).append(n);
    IntConsumer i = n -> LOG.append(n);
    LongConsumer l = n -> LOG.append(n);
    DoubleConsumer d = n -> LOG.append(n);
    ObjIntConsumer<String> oi = (s, n) -> LOG.append(s).append(n);
    ObjLongConsumer<String> ol = (s, n) -> LOG.append(s).append(n);
    ObjDoubleConsumer<String> od = (s, n) -> LOG.append(s).append(n);
    show(
        "c.accept(\"a\"); c.andThen(s -> LOG.append(\"+\").append(s)).accept(\"b\")",
        () -> { c.accept("a"); c.andThen(s -> LOG.append("+").append(s)).accept("b"); return "done"; });
    show(
        "b.accept(\"c\", 1); b.andThen((s, n) -> LOG.append(\"+\").append(n)).accept(\"d\", 2)",
        () -> { b.accept("c", 1); b.andThen((s, n) -> LOG.append("+").append(n)).accept("d", 2); return "done"; });
    show(
        "i.accept(1); i.andThen(n -> LOG.append(-n)).accept(2)",
        () -> { i.accept(1); i.andThen(n -> LOG.append(-n)).accept(2); return "done"; });
    show(
        "l.accept(1L); l.andThen(n -> LOG.append(-n)).accept(2)",
        () -> { l.accept(1L); l.andThen(n -> LOG.append(-n)).accept(2); return "done"; });
    show(
        "d.accept(1); d.andThen(n -> LOG.append(-n)).accept(2)",
        () -> { d.accept(1); d.andThen(n -> LOG.append(-n)).accept(2); return "done"; });
    show(
        "oi.accept(\"i\", 1); ol.accept(\"l\", 2L); od.accept(\"d\", 3)",
        () -> { oi.accept("i", 1); ol.accept("l", 2L); od.accept("d", 3); return "done"; });
    show("log()", () -> log());
    show("c.andThen(null)", () -> c.andThen(null));
    show("b.andThen(null)", () -> b.andThen(null));
    show("i.andThen(null)", () -> i.andThen(null));
  }

  static void suppliers() throws Exception {
    Supplier<String> s = () -> "s";
    BooleanSupplier b = () -> true;
    IntSupplier i = () -> 1;
    LongSupplier l = () -> 2;
    DoubleSupplier d = () -> 3;
    show(
        "s.get() + b.getAsBoolean() + i.getAsInt() + l.getAsLong() + d.getAsDouble()",
        () -> s.get() + b.getAsBoolean() + i.getAsInt() + l.getAsLong() + d.getAsDouble());
  }

  static void predicates() throws Exception {
    Predicate<String> p = s -> s.isEmpty();
    BiPredicate<String, Integer> b = (s, n) -> s.length() == n;
    IntPredicate i = n -> n > 0;
    LongPredicate l = n -> n > 0;
    DoublePredicate d = n -> n > 0;
    show(
        "p.test(\"\") + \" \" + p.negate().test(\"\") + \" \" + p.and(s -> false).test(\"\") + \" \" + p.or(s -> true).test(\"x\") + \" \" + Predicate.isEqual(\"a\").test(\"a\") + \" \" + Predicate.isEqual(null).test(null) + \" \" + Predicate.not(p).test(\"\")",
        () -> p.test("") + " " + p.negate().test("") + " " + p.and(s -> false).test("") + " " + p.or(s -> true).test("x") + " " + Predicate.isEqual("a").test("a") + " " + Predicate.isEqual(null).test(null) + " " + Predicate.not(p).test(""));
    show("p.and(null)", () -> p.and(null));
    show("p.or(null)", () -> p.or(null));
    show("Predicate.not(null)", () -> Predicate.not(null));
    show(
        "b.test(\"a\", 1) + \" \" + b.negate().test(\"a\", 1) + \" \" + b.and((s, n) -> n > 1).test(\"a\", 1) + \" \" + b.or((s, n) -> true).test(\"a\", 2)",
        () -> b.test("a", 1) + " " + b.negate().test("a", 1) + " " + b.and((s, n) -> n > 1).test("a", 1) + " " + b.or((s, n) -> true).test("a", 2));
    show(
        "i.test(1) + \" \" + i.negate().test(1) + \" \" + i.and(n -> n > 1).test(1) + \" \" + i.or(n -> n == 0).test(0)",
        () -> i.test(1) + " " + i.negate().test(1) + " " + i.and(n -> n > 1).test(1) + " " + i.or(n -> n == 0).test(0));
    show(
        "l.test(1) + \" \" + l.negate().test(1) + \" \" + l.and(n -> n > 1).test(1) + \" \" + l.or(n -> n == 0).test(0)",
        () -> l.test(1) + " " + l.negate().test(1) + " " + l.and(n -> n > 1).test(1) + " " + l.or(n -> n == 0).test(0));
    show(
        "d.test(1) + \" \" + d.negate().test(1) + \" \" + d.and(n -> n > 1).test(1) + \" \" + d.or(n -> n == 0).test(0)",
        () -> d.test(1) + " " + d.negate().test(1) + " " + d.and(n -> n > 1).test(1) + " " + d.or(n -> n == 0).test(0));
    show("i.and(null)", () -> i.and(null));
  }

  static void ints() throws Exception {
    IntUnaryOperator u = n -> n + 1;
    IntBinaryOperator b = (x, y) -> x * y;
    IntFunction<String> f = n -> "f" + n;
    IntToLongFunction tl = n -> n * 10000000000L;
    IntToDoubleFunction td = n -> n / 2.0;
    ToIntFunction<String> ti = s -> s.length();
    ToIntBiFunction<String, String> tb = (s, t) -> s.length() + t.length();
    show(
        "u.applyAsInt(1) + \" \" + u.andThen(n -> n * 10).applyAsInt(1) + \" \" + u.compose(n -> n * 10).applyAsInt(1) + \" \" + IntUnaryOperator.identity().applyAsInt(7)",
        () -> u.applyAsInt(1) + " " + u.andThen(n -> n * 10).applyAsInt(1) + " " + u.compose(n -> n * 10).applyAsInt(1) + " " + IntUnaryOperator.identity().applyAsInt(7));
    show(
        "b.applyAsInt(3, 4) + \" \" + f.apply(5) + \" \" + tl.applyAsLong(2) + \" \" + td.applyAsDouble(3) + \" \" + ti.applyAsInt(\"abc\") + \" \" + tb.applyAsInt(\"a\", \"bc\")",
        () -> b.applyAsInt(3, 4) + " " + f.apply(5) + " " + tl.applyAsLong(2) + " " + td.applyAsDouble(3) + " " + ti.applyAsInt("abc") + " " + tb.applyAsInt("a", "bc"));
    show("u.andThen(null)", () -> u.andThen(null));
  }

  static void longs() throws Exception {
    LongUnaryOperator u = n -> n + 1;
    LongBinaryOperator b = (x, y) -> x * y;
    LongFunction<String> f = n -> "f" + n;
    LongToIntFunction ti = n -> (int) n;
    LongToDoubleFunction td = n -> n / 2.0;
    ToLongFunction<String> tl = s -> s.length();
    ToLongBiFunction<String, String> tb = (s, t) -> s.length() + t.length();
    show(
        "u.applyAsLong(1) + \" \" + u.andThen(n -> n * 10).applyAsLong(1) + \" \" + u.compose(n -> n * 10).applyAsLong(1) + \" \" + LongUnaryOperator.identity().applyAsLong(7)",
        () -> u.applyAsLong(1) + " " + u.andThen(n -> n * 10).applyAsLong(1) + " " + u.compose(n -> n * 10).applyAsLong(1) + " " + LongUnaryOperator.identity().applyAsLong(7));
    show(
        "b.applyAsLong(3, 4) + \" \" + f.apply(5) + \" \" + ti.applyAsInt(1L << 33) + \" \" + td.applyAsDouble(3) + \" \" + tl.applyAsLong(\"abc\") + \" \" + tb.applyAsLong(\"a\", \"bc\")",
        () -> b.applyAsLong(3, 4) + " " + f.apply(5) + " " + ti.applyAsInt(1L << 33) + " " + td.applyAsDouble(3) + " " + tl.applyAsLong("abc") + " " + tb.applyAsLong("a", "bc"));
    show("u.compose(null)", () -> u.compose(null));
  }

  static void doubles() throws Exception {
    DoubleUnaryOperator u = n -> n + 1;
    DoubleBinaryOperator b = (x, y) -> x * y;
    DoubleFunction<String> f = n -> "f" + n;
    DoubleToIntFunction ti = n -> (int) n;
    DoubleToLongFunction tl = n -> (long) n;
    ToDoubleFunction<String> td = s -> s.length();
    ToDoubleBiFunction<String, String> tb = (s, t) -> s.length() + t.length();
    show(
        "u.applyAsDouble(1) + \" \" + u.andThen(n -> n * 10).applyAsDouble(1) + \" \" + u.compose(n -> n * 10).applyAsDouble(1) + \" \" + DoubleUnaryOperator.identity().applyAsDouble(7)",
        () -> u.applyAsDouble(1) + " " + u.andThen(n -> n * 10).applyAsDouble(1) + " " + u.compose(n -> n * 10).applyAsDouble(1) + " " + DoubleUnaryOperator.identity().applyAsDouble(7));
    show(
        "b.applyAsDouble(3, 4) + \" \" + f.apply(5) + \" \" + ti.applyAsInt(2.9) + \" \" + tl.applyAsLong(-2.9) + \" \" + td.applyAsDouble(\"abc\") + \" \" + tb.applyAsDouble(\"a\", \"bc\")",
        () -> b.applyAsDouble(3, 4) + " " + f.apply(5) + " " + ti.applyAsInt(2.9) + " " + tl.applyAsLong(-2.9) + " " + td.applyAsDouble("abc") + " " + tb.applyAsDouble("a", "bc"));
    show("u.andThen(null)", () -> u.andThen(null));
  }

  public static void main(String[] args) throws Exception {
    functions();
    consumers();
    suppliers();
    predicates();
    ints();
    longs();
    doubles();
  }
}

/* expect:
length.apply("abc") + " " + length.andThen(n -> n * 2).apply("abc") + " " + length.compose((Integer n) -> "x".repeat(n)).apply(4) + " " + Function.<String>identity().apply("id") = "3 6 4 id"
length.andThen(null) = ! java.lang.NullPointerException
length.compose(null) = ! java.lang.NullPointerException
add.apply(1, 2) + " " + add.andThen(n -> "=" + n).apply(1, 2) = "3 =3"
add.andThen(null) = ! java.lang.NullPointerException
twice.apply("ab") + " " + UnaryOperator.<String>identity().apply("u") + " " + twice.andThen(s -> s + "!").apply("a") = "abab u aa!"
times.apply(3, 4) + " " + BinaryOperator.minBy(Comparator.<Integer>naturalOrder()).apply(3, 4) + " " + BinaryOperator.maxBy(Comparator.<Integer>naturalOrder()).apply(3, 4) = "12 3 4"
BinaryOperator.minBy(null) = ! java.lang.NullPointerException
c.accept("a"); c.andThen(s -> LOG.append("+").append(s)).accept("b") = "done"
b.accept("c", 1); b.andThen((s, n) -> LOG.append("+").append(n)).accept("d", 2) = "done"
i.accept(1); i.andThen(n -> LOG.append(-n)).accept(2) = "done"
l.accept(1L); l.andThen(n -> LOG.append(-n)).accept(2) = "done"
d.accept(1); d.andThen(n -> LOG.append(-n)).accept(2) = "done"
oi.accept("i", 1); ol.accept("l", 2L); od.accept("d", 3) = "done"
log() = "ab+bc1d2+212-212-21.02.0-2.0i1l2d3.0"
c.andThen(null) = ! java.lang.NullPointerException
b.andThen(null) = ! java.lang.NullPointerException
i.andThen(null) = ! java.lang.NullPointerException
s.get() + b.getAsBoolean() + i.getAsInt() + l.getAsLong() + d.getAsDouble() = "strue123.0"
p.test("") + " " + p.negate().test("") + " " + p.and(s -> false).test("") + " " + p.or(s -> true).test("x") + " " + Predicate.isEqual("a").test("a") + " " + Predicate.isEqual(null).test(null) + " " + Predicate.not(p).test("") = "true false false true true true false"
p.and(null) = ! java.lang.NullPointerException
p.or(null) = ! java.lang.NullPointerException
Predicate.not(null) = ! java.lang.NullPointerException
b.test("a", 1) + " " + b.negate().test("a", 1) + " " + b.and((s, n) -> n > 1).test("a", 1) + " " + b.or((s, n) -> true).test("a", 2) = "true false false true"
i.test(1) + " " + i.negate().test(1) + " " + i.and(n -> n > 1).test(1) + " " + i.or(n -> n == 0).test(0) = "true false false true"
l.test(1) + " " + l.negate().test(1) + " " + l.and(n -> n > 1).test(1) + " " + l.or(n -> n == 0).test(0) = "true false false true"
d.test(1) + " " + d.negate().test(1) + " " + d.and(n -> n > 1).test(1) + " " + d.or(n -> n == 0).test(0) = "true false false true"
i.and(null) = ! java.lang.NullPointerException
u.applyAsInt(1) + " " + u.andThen(n -> n * 10).applyAsInt(1) + " " + u.compose(n -> n * 10).applyAsInt(1) + " " + IntUnaryOperator.identity().applyAsInt(7) = "2 20 11 7"
b.applyAsInt(3, 4) + " " + f.apply(5) + " " + tl.applyAsLong(2) + " " + td.applyAsDouble(3) + " " + ti.applyAsInt("abc") + " " + tb.applyAsInt("a", "bc") = "12 f5 20000000000 1.5 3 3"
u.andThen(null) = ! java.lang.NullPointerException
u.applyAsLong(1) + " " + u.andThen(n -> n * 10).applyAsLong(1) + " " + u.compose(n -> n * 10).applyAsLong(1) + " " + LongUnaryOperator.identity().applyAsLong(7) = "2 20 11 7"
b.applyAsLong(3, 4) + " " + f.apply(5) + " " + ti.applyAsInt(1L << 33) + " " + td.applyAsDouble(3) + " " + tl.applyAsLong("abc") + " " + tb.applyAsLong("a", "bc") = "12 f5 0 1.5 3 3"
u.compose(null) = ! java.lang.NullPointerException
u.applyAsDouble(1) + " " + u.andThen(n -> n * 10).applyAsDouble(1) + " " + u.compose(n -> n * 10).applyAsDouble(1) + " " + DoubleUnaryOperator.identity().applyAsDouble(7) = "2.0 20.0 11.0 7.0"
b.applyAsDouble(3, 4) + " " + f.apply(5) + " " + ti.applyAsInt(2.9) + " " + tl.applyAsLong(-2.9) + " " + td.applyAsDouble("abc") + " " + tb.applyAsDouble("a", "bc") = "12.0 f5.0 2 -2 3.0 3.0"
u.andThen(null) = ! java.lang.NullPointerException
*/
