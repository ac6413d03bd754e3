import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Streams beside visitors, enums, wildcards, curried functions and anonymous classes. */
public class Mixed {
    interface Visitor<R> { R visit(Leaf l); R visit(Branch b); }
    static abstract class Tree { abstract <R> R accept(Visitor<R> v); }
    static class Leaf extends Tree { int v; Leaf(int v) { this.v = v; } <R> R accept(Visitor<R> x) { return x.visit(this); } }
    static class Branch extends Tree { List<Tree> kids; Branch(Tree... t) { kids = List.of(t); } <R> R accept(Visitor<R> x) { return x.visit(this); } }

    static class Event { final String type; final long at; Event(String type, long at) { this.type = type; this.at = at; } String getType() { return type; } long getAt() { return at; } }

    static <K, V> Map<K, V> sortByKey(Map<K, V> m, Comparator<? super K> c) {
        return m.entrySet().stream().sorted(Map.Entry.comparingByKey(c)).collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue, (a, b) -> { throw new IllegalStateException(); }, LinkedHashMap::new));
    }

    static <A, B, C> Function<A, C> compose(Function<? super A, ? extends B> f, Function<? super B, ? extends C> g) { return a -> g.apply(f.apply(a)); }

    static <T> Stream<List<T>> windows(List<T> l, int n) { return IntStream.rangeClosed(0, l.size() - n).mapToObj(i -> l.subList(i, i + n)); }

    static <T> Optional<T> firstMatch(Collection<T> c, List<Predicate<? super T>> ps) {
        return c.stream().filter(t -> ps.stream().allMatch(p -> p.test(t))).findFirst();
    }
    static <T, K, V> Map<K, Set<V>> multimap(Stream<T> s, Function<T, K> k, Function<T, V> v) {
        return s.collect(Collectors.groupingBy(k, TreeMap::new, Collectors.mapping(v, Collectors.toCollection(TreeSet::new))));
    }
    static <T> Collector<T, ?, T> only() {
        return Collectors.collectingAndThen(Collectors.toList(), l -> { if (l.size() != 1) throw new IllegalStateException("not one"); return l.get(0); });
    }
    static <T extends Comparable<? super T>> boolean isSorted(List<T> l) { return IntStream.range(1, l.size()).allMatch(i -> l.get(i - 1).compareTo(l.get(i)) <= 0); }
    static <E extends Enum<E>> String all(Class<E> c, E[] values) { return Arrays.stream(values).map(E::name).collect(Collectors.joining("|")); }
    enum Color { RED, GREEN; Color next() { return values()[(ordinal() + 1) % values().length]; } }

    public static void main(String[] args) {
        Tree t = new Branch(new Leaf(1), new Branch(new Leaf(2), new Leaf(3)));
        int sum = t.accept(new Visitor<Integer>() {
            public Integer visit(Leaf l) { return l.v; }
            public Integer visit(Branch b) { return b.kids.stream().mapToInt(k -> k.accept(this)).sum(); }
        });
        System.out.println(sum);
        List<Event> events = List.of(new Event("a", 5), new Event("b", 3), new Event("a", 9));
        Map<String, LongSummaryStatistics> stats = events.stream().collect(Collectors.groupingBy(Event::getType, Collectors.summarizingLong(Event::getAt)));
        System.out.println(stats.get("a").getMax() - stats.get("a").getMin());
        Map<String, Long> latest = events.stream().collect(Collectors.toMap(Event::getType, Event::getAt, Math::max));
        System.out.println(sortByKey(latest, Comparator.reverseOrder()));
        Map<String, Long> latest2 = events.stream().collect(Collectors.toMap(e -> e.type, e -> e.at, Long::max, TreeMap::new));
        System.out.println(latest2);
        System.out.println(compose((String s) -> s.length(), n -> n * 2).apply("abc"));
        System.out.println(Mixed.<String, Integer, String>compose(String::length, n -> "#" + n).apply("abcd"));
        System.out.println(windows(List.of(1, 2, 3, 4), 2).map(w -> w.stream().mapToInt(Integer::intValue).sum()).collect(Collectors.toList()));
        System.out.println(firstMatch(List.of(1, 2, 3, 4), List.of(n -> n > 1, n -> n % 2 == 0)).get());
        System.out.println(multimap(Stream.of("ab", "cd", "e"), String::length, s -> s.charAt(0)));
        String one = Stream.of("only").collect(only());
        System.out.println(one);
        System.out.println(isSorted(List.of(1, 2, 3)) + " " + isSorted(List.of("b", "a")));
        System.out.println(all(Color.class, Color.values()) + Stream.iterate(Color.RED, Color::next).limit(3).toList());
        Map<Color, Integer> em = Stream.of(Color.values()).collect(Collectors.toMap(Function.identity(), c -> c.name().length(), (a, b) -> a, () -> new EnumMap<>(Color.class)));
        System.out.println(em);
        List<Supplier<String>> sup = new ArrayList<>();
        for (String s : List.of("x", "y")) sup.add(() -> s + s);
        System.out.println(sup.stream().map(Supplier::get).collect(Collectors.toList()));
        Runnable[] rs = IntStream.range(0, 3).mapToObj(i -> (Runnable) () -> System.out.print(i + " ")).toArray(Runnable[]::new);
        Arrays.stream(rs).forEach(Runnable::run);
        System.out.println();
        Function<Integer, IntFunction<Integer>> curried = a -> b -> a * b;
        System.out.println(IntStream.range(1, 4).mapToObj(i -> curried.apply(i).apply(10)).toList());
        BinaryOperator<Function<Integer, Integer>> both = (f, g) -> x -> g.apply(f.apply(x));
        System.out.println(Stream.<Function<Integer, Integer>>of(x -> x + 1, x -> x * x).reduce(both).get().apply(3));
        var groups = Stream.of(1, 2, 3, 4, 5, 6).collect(Collectors.groupingBy(n -> n % 3 == 0 ? "fizz" : n % 2 == 0 ? "even" : "odd", TreeMap::new, Collectors.summingInt(n -> n)));
        groups.forEach((k, v) -> System.out.print(k + v + " "));
        System.out.println(groups.firstEntry().getValue());
        double avg = Stream.of(1, 2, 3).mapToDouble(Integer::doubleValue).average().orElse(Double.NaN);
        System.out.println(avg);
        System.out.println(Stream.of("a", "b").map(s -> new Object() { final String v = s + "!"; }).map(o -> o.v).collect(Collectors.joining()));
        Comparator<Map.Entry<String, List<Integer>>> bySize = Comparator.comparing(e -> e.getValue().size());
        System.out.println(Map.of("a", List.of(1), "b", List.of(1, 2)).entrySet().stream().max(bySize.thenComparing(Map.Entry.comparingByKey())).get().getKey());
        System.out.println(Stream.of(1, 2, 3, 4).collect(Collectors.collectingAndThen(Collectors.partitioningBy(n -> n > 2), m -> m.get(true).size() + ":" + m.get(false).size())).length());
        Integer[][] grid = {{1, 2}, {3}};
        System.out.println(Stream.of(grid).flatMap(Stream::of).map(n -> n + 1).collect(Collectors.toList()));
        System.out.println(Arrays.asList(3, 1, 2).stream().sorted(Comparator.comparing(Function.identity(), (a, b) -> b - a)).map(Object::toString).reduce("", (a, b) -> a + b));
        String text = Stream.of(Optional.of("a"), Optional.<String>empty()).map(o -> o.map(String::toUpperCase).orElseGet(() -> "-")).collect(Collectors.joining());
        System.out.println(text);
        int total = Stream.of(new int[] {1, 2}, new int[] {3}).mapToInt(a -> Arrays.stream(a).sum()).reduce(0, (a, b) -> a + b);
        System.out.println(total);
        long evens = LongStream.rangeClosed(1, 10).filter(n -> (n & 1) == 0).mapToObj(Long::valueOf).map(Long::intValue).count();
        System.out.println(evens);
        System.out.println(Stream.of("k1=v1", "k2=v2").map(s -> s.split("=", 2)).collect(Collectors.toMap(kv -> kv[0], kv -> kv[1])).entrySet().stream().map(e -> e.getValue() + e.getKey()).sorted().toList());
        Set<Integer> dup = new HashSet<>();
        System.out.println(Stream.of(1, 2, 1, 3, 2).filter(n -> !dup.add(n)).collect(Collectors.toSet()));
        List<List<String>> product = Stream.of("a", "b").flatMap(x -> Stream.of("1", "2").map(y -> List.of(x, y))).collect(Collectors.toList());
        System.out.println(product);
        Map<String, Map<String, Integer>> nested = Stream.of("a.x", "a.y", "b.x").map(s -> s.split("\\.")).collect(Collectors.groupingBy(p -> p[0], TreeMap::new, Collectors.toMap(p -> p[1], p -> 1, Integer::sum, TreeMap::new)));
        System.out.println(nested);
        System.out.println(Collections.max(nested.keySet()) + nested.values().stream().map(Map::size).reduce(0, Integer::sum));
        Iterator<Integer> fib = Stream.iterate(new int[] {0, 1}, a -> new int[] {a[1], a[0] + a[1]}).map(a -> a[0]).iterator();
        int k = 0; while (fib.next() < 100) k++;
        System.out.println(k);
        List<? super Integer> sink = new ArrayList<Number>();
        Stream.of(1, 2).forEach(sink::add);
        System.out.println(sink);
        Function<? super String, ? extends Number> len = String::length;
        List<Number> ns = Stream.of("a", "bb").<Number>map(len).collect(Collectors.toList());
        System.out.println(ns);
        System.out.println(Stream.of(1, 2.0, 3L).mapToDouble(n -> n.doubleValue()).sum());
        System.out.println(Stream.of(1, "a").map(o -> o.hashCode()).toList());
        Stream<Object> objs = Stream.of(1, "a");
        Stream<CharSequence> cs = Stream.of("a", new StringBuilder("b"));
        System.out.println(objs.count() + cs.map(CharSequence::length).reduce(0, Integer::sum));
    }
}

/* expect:
6
4
{b=3, a=9}
{a=9, b=3}
6
#4
[3, 5, 7]
2
{1=[e], 2=[a, c]}
only
true false
RED|GREEN[RED, GREEN, RED]
{RED=3, GREEN=5}
[xx, yy]
0 1 2\x{20}
[10, 20, 30]
16
even6 fizz9 odd6 6
2.0
a!b!
b
3
[2, 3, 4]
321
A-
6
5
[v1k1, v2k2]
[1, 2]
[[a, 1], [a, 2], [b, 1], [b, 2]]
{a={x=1, y=1}, b={x=1}}
b3
12
[1, 2]
[1, 2]
6.0
[1, 97]
4
*/
