// Method and constructor references of all kinds.
import java.util.*;
import java.util.function.*;

public class MethodReferences {
    interface TriFunction<A, B, C, R> {
        R apply(A a, B b, C c);
    }

    interface IntOp {
        int op(int x);
    }

    interface Maker<T> {
        T make(int n, String s);
    }

    static class Base {
        String name() {
            return "base";
        }

        static String describe(Object o) {
            return "static " + o;
        }
    }

    static class Point extends Base implements Comparable<Point> {
        final int x;
        final String label;
        static int made = 0;

        Point() {
            this(0, "origin");
        }

        Point(int x) {
            this(x, "p" + x);
        }

        Point(int x, String label) {
            this.x = x;
            this.label = label;
            made++;
        }

        int getX() {
            return x;
        }

        private String secret(String s) {
            return label + ":" + s;
        }

        @Override
        String name() {
            return "point";
        }

        Supplier<String> superName() {
            return super::name;
        }

        Supplier<String> ownName() {
            return this::name;
        }

        public int compareTo(Point o) {
            return Integer.compare(x, o.x);
        }

        @Override
        public String toString() {
            return label + "@" + x;
        }
    }

    interface Greets {
        default String greet() {
            return "hello from the interface";
        }
    }

    class Inner {
        final int n;

        Inner(int n) {
            this.n = n + offset;
        }
    }

    int offset = 100;

    static int twice(int x) {
        return 2 * x;
    }

    static long widened(long x) {
        return x + 1;
    }

    static int sum(int... all) {
        int s = 0;
        for (int i : all) s += i;
        return s;
    }

    static String join(String first, Object... rest) {
        return first + Arrays.toString(rest);
    }

    static <T> List<T> listOf(T a, T b) {
        List<T> l = new ArrayList<>();
        l.add(a);
        l.add(b);
        return l;
    }

    static <T, R> List<R> map(List<T> in, Function<? super T, ? extends R> f) {
        List<R> out = new ArrayList<>();
        for (T t : in) out.add(f.apply(t));
        return out;
    }

    static String over(Function<String, Integer> f) {
        return "function " + f.apply("abc");
    }

    static String over(Supplier<Integer> f) {
        return "supplier " + f.get();
    }

    static int seven() {
        return 7;
    }

    static Point effect(String why) {
        System.out.println("evaluated " + why);
        return new Point(5, why);
    }

    static void statics() {
        IntOp op = MethodReferences::twice;
        System.out.println(op.op(21));
        Function<Integer, Integer> boxed = MethodReferences::twice;
        System.out.println(boxed.apply(4));
        IntToLongFunction widening = MethodReferences::widened;
        System.out.println(widening.applyAsLong(41));
        Function<String, Integer> parse = Integer::parseInt;
        System.out.println(parse.apply("12") + 1);
        BinaryOperator<Integer> max = Math::max;
        System.out.println(max.apply(3, 9));
        IntBinaryOperator sum = Integer::sum;
        System.out.println(sum.applyAsInt(3, 9));
        ToIntFunction<Object> none = o -> 1;
        System.out.println(none.applyAsInt(""));
        Consumer<Object> print = System.out::println;
        print.accept("printed");
        Function<Object, String> valueOf = String::valueOf;
        System.out.println(valueOf.apply(3.5));
        Runnable discards = MethodReferences::seven;
        discards.run();
        System.out.println(over(String::length) + " " + over(MethodReferences::seven));
        Function<Object, String> inherited = Point::describe;
        System.out.println(inherited.apply("x"));
    }

    static void unbound() {
        Function<Point, Integer> getX = Point::getX;
        ToIntFunction<Point> getInt = Point::getX;
        System.out.println(getX.apply(new Point(3)) + getInt.applyAsInt(new Point(4)));
        BiFunction<Point, String, String> secret = Point::secret;
        System.out.println(secret.apply(new Point(1), "s"));
        Function<Base, String> name = Base::name;
        System.out.println(name.apply(new Point()) + " " + name.apply(new Base()));
        Comparator<String> ignore = String::compareToIgnoreCase;
        System.out.println(ignore.compare("a", "B"));
        Comparator<Point> natural = Point::compareTo;
        System.out.println(natural.compare(new Point(1), new Point(2)));
        Function<List<String>, Integer> size = List::size;
        System.out.println(size.apply(Arrays.asList("a", "b")));
        Function<List<String>, String[]> toArray = l -> l.toArray(new String[0]);
        System.out.println(toArray.apply(Arrays.asList("a", "b")).length);
        BiConsumer<List<String>, String> add = List::add;
        List<String> target = new ArrayList<>();
        add.accept(target, "added");
        System.out.println(target);
        BiPredicate<String, Object> equals = String::equals;
        System.out.println(equals.test("a", "a"));
        Function<int[], int[]> clone = int[]::clone;
        int[] before = {1, 2};
        System.out.println(clone.apply(before) != before);
        TriFunction<String, Integer, Integer, String> substring = String::substring;
        System.out.println(substring.apply("substring", 3, 6));
    }

    static void bound() {
        Supplier<String> s = effect("once")::toString;
        System.out.println("between");
        System.out.println(s.get() + s.get());
        Point p = new Point(8);
        Supplier<Integer> x = p::getX;
        p = new Point(9);
        System.out.println(x.get());
        Function<String, String> secret = new Point(2)::secret;
        System.out.println(secret.apply("t"));
        IntUnaryOperator at = new int[][] {{5, 6}}[0].length == 2 ? MethodReferences::twice : i -> i;
        System.out.println(at.applyAsInt(8));
        Supplier<Integer> length = "literal"::length;
        System.out.println(length.get());
        System.out.println(new Point().superName().get() + " " + new Point().ownName().get());
        Greets g = new Greets() {
            @Override
            public String greet() {
                Supplier<String> above = Greets.super::greet;
                return above.get() + "!";
            }
        };
        Supplier<String> greets = g::greet;
        System.out.println(greets.get());
        Supplier<Class<?>> cls = p::getClass;
        System.out.println(cls.get().getName());
        Point none = null;
        try {
            Supplier<Integer> never = none::getX;
            System.out.println("not reached");
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }

    void constructors() {
        Supplier<Point> none = Point::new;
        IntFunction<Point> one = Point::new;
        Maker<Point> two = Point::new;
        System.out.println(none.get() + " " + one.apply(3) + " " + two.make(4, "q"));
        Function<Integer, Inner> inner = Inner::new;
        System.out.println(inner.apply(1).n);
        int local = 40;
        class Local {
            final int v;

            Local(int n) {
                v = n + local + offset;
            }
        }
        IntFunction<Local> locals = Local::new;
        System.out.println(locals.apply(2).v);
        Supplier<List<String>> list = ArrayList::new;
        List<String> made = list.get();
        made.add("x");
        System.out.println(made);
        Function<Collection<Integer>, Set<Integer>> sorted = TreeSet::new;
        System.out.println(sorted.apply(Arrays.asList(3, 1, 2)));
        Supplier<ArrayList<String>> exact = ArrayList<String>::new;
        System.out.println(exact.get().size());
        IntFunction<int[]> ints = int[]::new;
        System.out.println(ints.apply(3).length);
        Function<Integer, String[][]> strings = String[][]::new;
        System.out.println(strings.apply(2).length);
        Function<String, String> copy = String::new;
        System.out.println(copy.apply("copied"));
        Function<String, RuntimeException> ex = IllegalStateException::new;
        System.out.println(ex.apply("message"));
        Function<String, Thread> thread = Thread::new;
        System.out.println(thread.apply("named").getName());
    }

    static void varargs() {
        IntSupplier zero = MethodReferences::sum;
        IntUnaryOperator single = MethodReferences::sum;
        IntBinaryOperator two = MethodReferences::sum;
        ToIntFunction<int[]> array = MethodReferences::sum;
        System.out.println(zero.getAsInt() + single.applyAsInt(1) + two.applyAsInt(2, 3) + array.applyAsInt(new int[] {4, 5}));
        BiFunction<String, Integer, String> join = MethodReferences::join;
        System.out.println(join.apply("j", 1));
        Function<String, List<String>> asList = Arrays::asList;
        System.out.println(asList.apply("one"));
    }

    static void inference() {
        List<String> words = Arrays.asList("delta", "a", "charlie", "bb");
        System.out.println(map(words, String::length));
        System.out.println(map(words, String::toUpperCase));
        System.out.println(map(map(words, String::length), Integer::toBinaryString));
        List<Point> points = map(Arrays.asList(3, 1, 2), Point::new);
        System.out.println(points);
        Collections.sort(points, Point::compareTo);
        System.out.println(points);
        points.sort(Comparator.comparing(Point::toString).reversed());
        System.out.println(points);
        points.sort(Comparator.comparingInt(Point::getX));
        System.out.println(points);
        words.sort(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()));
        System.out.println(words);
        words.forEach(System.out::print);
        System.out.println();
        Map<String, List<Integer>> byWord = new TreeMap<>();
        for (String w : words) byWord.computeIfAbsent(w.substring(0, 1), k -> new ArrayList<>()).add(w.length());
        byWord.forEach(MethodReferences::show);
        Map<String, Integer> counts = new TreeMap<>();
        for (String w : words) counts.merge(w.substring(0, 1), 1, Integer::sum);
        System.out.println(counts);
        BiFunction<Integer, Integer, List<Integer>> pair = MethodReferences::listOf;
        System.out.println(pair.apply(1, 2));
        BiFunction<String, String, List<String>> typed = MethodReferences::<String>listOf;
        System.out.println(typed.apply("x", "y"));
        Function<String, Integer> chain = ((Function<String, String>) String::trim).andThen(String::length);
        System.out.println(chain.apply("  four "));
        Optional<String> first = Optional.of("opt");
        System.out.println(first.map(String::length).orElseGet(MethodReferences::seven));
        Callback<String> cb = true ? MethodReferences::callback : null;
        cb.call("conditional");
    }

    interface Callback<T> {
        void call(T t);
    }

    static void callback(Object o) {
        System.out.println("called with " + o);
    }

    static void show(String k, List<Integer> v) {
        System.out.print(k + v + " ");
    }

    static Supplier<Supplier<Integer>> nested(Point p) {
        return () -> p::getX;
    }

    public static void main(String[] args) {
        statics();
        unbound();
        bound();
        new MethodReferences().constructors();
        varargs();
        inference();
        System.out.println(nested(new Point(77)).get().get());
    }
}

/* expect:
42
8
42
13
9
12
1
printed
3.5
function 3 supplier 7
static x
7
p1:s
point base
-1
-1
2
2
[added]
true
true
str
evaluated once
between
once@5once@5
8
p2:t
16
7
base point
hello from the interface!
MethodReferences$Point
null
origin@0 p3@3 q@4
101
142
[x]
[1, 2, 3]
0
3
2
copied
java.lang.IllegalStateException: message
named
15
j[1]
[one]
[5, 1, 7, 2]
[DELTA, A, CHARLIE, BB]
[101, 1, 111, 10]
[p3@3, p1@1, p2@2]
[p1@1, p2@2, p3@3]
[p3@3, p2@2, p1@1]
[p1@1, p2@2, p3@3]
[a, bb, delta, charlie]
abbdeltacharlie
a[1] b[2] c[7] d[5] {a=1, b=1, c=1, d=1}
[1, 2]
[x, y]
4
3
called with conditional
77
*/
