import java.util.*;
import java.util.concurrent.Callable;
import java.util.function.*;
import java.util.stream.*;

/** Types that only inference finds: chains of generic calls with lambdas of all kinds. */
public class Typed {
    static class P {
        final String name;
        final int age;
        final List<String> tags;

        P(String name, int age, String... tags) {
            this.name = name;
            this.age = age;
            this.tags = Arrays.asList(tags);
        }

        String getName() { return name; }
        int getAge() { return age; }
        Optional<String> firstTag() { return tags.stream().findFirst(); }
        static P parse(String s) { return new P(s.split(":")[0], Integer.parseInt(s.split(":")[1])); }
        @Override public String toString() { return name + age; }
    }

    interface Throwing<T, R, E extends Exception> {
        R apply(T t) throws E;
    }

    static <T, R, E extends Exception> Function<T, R> unchecked(Throwing<T, R, E> f) {
        return t -> {
            try {
                return f.apply(t);
            } catch (Exception e) {
                throw new RuntimeException(e.getMessage());
            }
        };
    }

    static <T extends Comparable<T>> List<T> quickSort(List<T> list) {
        if (list.size() < 2) {
            return list;
        }
        T pivot = list.get(0);
        Map<Boolean, List<T>> parts = list.stream().skip(1).collect(Collectors.partitioningBy(x -> x.compareTo(pivot) < 0));
        return Stream.of(quickSort(parts.get(true)), List.of(pivot), quickSort(parts.get(false)))
            .flatMap(Collection::stream).collect(Collectors.toList());
    }

    static int total(Collection<? extends P> c) {
        return c.stream().mapToInt(p -> p.getAge()).sum();
    }

    static List<String> names(List<P> list) {
        return list.isEmpty() ? Collections.emptyList() : list.stream().map(p -> p.name).collect(Collectors.toList());
    }

    static <T> void same(T expected, T actual) {
        System.out.println(expected.equals(actual));
    }

    static <T, U extends Comparable<? super U>> Optional<T> best(Stream<T> s, Function<? super T, ? extends U> by) {
        return s.max(Comparator.comparing(by));
    }

    public static void main(String[] args) throws Exception {
        List<P> people = Arrays.asList(new P("ann", 30, "x", "y"), new P("bob", 25), new P("cid", 30, "y"));
        System.out.println(people.stream().collect(Collectors.toMap(p -> p.getName(), p -> p.getAge())));
        Map<String, List<String>> byTag = people.stream()
            .flatMap(p -> p.tags.stream().map(t -> new AbstractMap.SimpleEntry<>(t, p.name)))
            .collect(Collectors.groupingBy(Map.Entry::getKey, TreeMap::new, Collectors.mapping(Map.Entry::getValue, Collectors.toList())));
        System.out.println(byTag);
        System.out.println(byTag.entrySet().stream().collect(Collectors.toMap(Map.Entry::getKey, e -> e.getValue().size())));
        System.out.println(people.stream().collect(Collectors.groupingBy(P::getAge, Collectors.reducing(0, p -> p.tags.size(), Integer::sum))));
        System.out.println(people.stream().sorted(Comparator.comparing(p -> p.name.charAt(1))).toList());
        System.out.println(people.stream().sorted(Comparator.comparing((P p) -> p.age).thenComparing(p -> p.name, Comparator.reverseOrder())).toList());
        Map<String, Integer> ages = people.stream().collect(Collectors.toMap(P::getName, P::getAge));
        System.out.println(ages.entrySet().stream().sorted(Map.Entry.comparingByValue(Comparator.reverseOrder())).map(Map.Entry::getValue).toList());
        System.out.println(ages.entrySet().stream().sorted((a, b) -> a.getValue().compareTo(b.getValue())).findFirst().get().getKey());
        System.out.println(ages.entrySet().stream().sorted(Comparator.comparing(Map.Entry::getKey)).map(e -> e.getKey()).collect(Collectors.joining()));
        System.out.println(ages.entrySet().stream().min(Comparator.comparing(e -> e.getValue())).map(e -> e.getKey() + "!").orElse("-"));
        LinkedHashMap<String, Integer> linked = ages.entrySet().stream().sorted(Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()))
            .collect(Collectors.toMap(e -> e.getKey(), e -> e.getValue(), (x, y) -> y, LinkedHashMap::new));
        System.out.println(linked);
        System.out.println(Arrays.toString(people.stream().map(P::getName).toArray(n -> new String[n])));
        int spread = Stream.of(4, 1, 7).collect(Collectors.teeing(Collectors.minBy(Integer::compare), Collectors.maxBy(Integer::compare),
            (min, max) -> max.get() - min.get()));
        System.out.println(spread);
        System.out.println(IntStream.of(1, 2).mapToObj(Integer::toString).collect(Collectors.joining("+")));
        System.out.println(Stream.of(1, 2).map(String::valueOf).collect(Collectors.joining("+")));
        Function<Integer, Function<Integer, Integer>> add = a -> b -> a + b;
        System.out.println(Stream.of(1, 2, 3).map(add).map(f -> f.apply(10)).toList());
        System.out.println(Stream.of(1, 2, 3).map(add.apply(5)).reduce(Math::max).get());
        Stream<String> maybe = args.length > 0 ? Arrays.stream(args) : Stream.empty();
        System.out.println(maybe.count());
        System.out.println(names(people) + "" + names(new ArrayList<>()));
        System.out.println(Stream.of("a:1", "b:2").map(P::parse).map(P::getAge).toList());
        System.out.println(Stream.of("x", "y").map(n -> new P(n, n.length())).collect(Collectors.toList()));
        System.out.println(Stream.of("1", "2").map(unchecked(Integer::parseInt)).toList());
        System.out.println(Stream.of("1", "2").map(unchecked(s -> s + s)).toList());
        System.out.println(quickSort(Arrays.asList(3, 1, 2, 3)) + " " + total(people));
        same(List.of(1, 4), Stream.of(1, 2).map(n -> n * n).collect(Collectors.toList()));
        same(Map.of(1, 2L), Stream.of("a", "b").collect(Collectors.groupingBy(String::length, Collectors.counting())));
        System.out.println(best(people.stream(), P::getName).get() + " " + best(people.stream(), p -> p.tags.size()).get());
        System.out.println(people.stream().map(P::firstTag).flatMap(Optional::stream).toList());
        System.out.println(people.stream().map(p -> p.firstTag().map(t -> t + p.age).orElse("none")).toList());
        List<Integer> sorted = new ArrayList<>(Stream.of(3, 1, 2).collect(Collectors.toSet()));
        Collections.sort(sorted, Comparator.comparing(n -> -n));
        System.out.println(sorted);
        for (var e : new TreeMap<>(people.stream().collect(Collectors.groupingBy(p -> p.age))).entrySet()) {
            System.out.println(e.getKey() + " " + e.getValue().get(0).name);
        }
        String sizes = people.stream().map(p -> switch (p.tags.size()) {
            case 0 -> "none";
            case 1 -> "one";
            default -> "many";
        }).collect(Collectors.joining("/"));
        System.out.println(sizes);
        List<Callable<Integer>> calls = IntStream.range(0, 3).<Callable<Integer>>mapToObj(i -> () -> i * i).collect(Collectors.toList());
        int sum = 0;
        for (Callable<Integer> c : calls) {
            sum += c.call();
        }
        System.out.println(sum);
        Map<String, Map<Integer, Long>> deep = people.stream().collect(Collectors.groupingBy(p -> p.name.substring(0, 1),
            TreeMap::new, Collectors.groupingBy(p -> p.age, TreeMap::new, Collectors.counting())));
        System.out.println(deep);
        List<Map.Entry<Integer, Long>> flat = people.stream().collect(Collectors.collectingAndThen(
            Collectors.groupingBy(P::getAge, Collectors.counting()), m -> m.entrySet().stream()
                .sorted(Map.Entry.comparingByKey()).collect(Collectors.toList())));
        System.out.println(flat);
        double[] weights = people.stream().mapToDouble(p -> p.age * 1.5).toArray();
        System.out.println(Arrays.stream(weights).mapToObj(w -> String.format("%.1f", w)).collect(Collectors.joining(" ")));
        Optional<Integer> first = Stream.of(Optional.<Integer>empty(), Optional.of(3)).filter(Optional::isPresent).map(Optional::get).findFirst();
        System.out.println(first.orElseThrow(() -> new IllegalStateException("none")));
        System.out.println(Stream.of(1, 2, 3, 4).collect(Collectors.partitioningBy(n -> n > 2, Collectors.mapping(n -> n * 10, Collectors.toList()))));
        BiFunction<Integer, Integer, Integer> power = (b, e) -> IntStream.range(0, e).reduce(1, (x, i) -> x * b);
        System.out.println(power.andThen(n -> "=" + n).apply(2, 10));
        System.out.println(Stream.of("b", "a").sorted(Comparator.<String>naturalOrder().reversed()).toList());
        System.out.println(Stream.of(new int[] {1, 2}, new int[] {3}).flatMapToInt(IntStream::of).boxed().map(n -> n + 0.5).toList());
        Object[][] table = Stream.of("a 1", "b 2").map(l -> (Object[]) l.split(" ")).toArray(Object[][]::new);
        System.out.println(table.length + "" + table[1][0]);
        char[] letters = {'x', 'y'};
        System.out.println(IntStream.range(0, letters.length).mapToObj(i -> letters[i]).map(c -> c + "").collect(Collectors.joining()));
        long big = LongStream.iterate(1, n -> n * 3).takeWhile(n -> n < 1_000_000_000_000L).max().orElse(-1);
        System.out.println(big);
        List<List<Integer>> triangle = Stream.iterate(List.of(1), row -> IntStream.rangeClosed(0, row.size())
            .mapToObj(i -> (i == 0 ? 0 : row.get(i - 1)) + (i == row.size() ? 0 : row.get(i))).collect(Collectors.toList())).limit(4).collect(Collectors.toList());
        System.out.println(triangle);
    }
}

/* expect:
{ann=30, bob=25, cid=30}
{x=[ann], y=[ann, cid]}
{x=1, y=2}
{25=0, 30=3}
[cid30, ann30, bob25]
[bob25, cid30, ann30]
[30, 30, 25]
bob
annbobcid
bob!
{ann=30, cid=30, bob=25}
[ann, bob, cid]
6
1+2
1+2
[11, 12, 13]
8
0
[ann, bob, cid][]
[1, 2]
[x1, y1]
[1, 2]
[11, 22]
[1, 2, 3, 3] 85
true
true
cid30 ann30
[x, y]
[x30, none, y30]
[3, 2, 1]
25 bob
30 ann
many/none/one
5
{a={30=1}, b={25=1}, c={30=1}}
[25=1, 30=2]
45.0 37.5 45.0
3
{false=[10, 20], true=[30, 40]}
=1024
[b, a]
[1.5, 2.5, 3.5]
2b
xy
847288609443
[[1], [1, 1], [1, 2, 1], [1, 3, 3, 1]]
*/
