import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Functions made of functions, and streams of them. */
public class Composed {
    static <T> Collector<T, ?, List<T>> lastOf(int n) {
        return Collector.of(ArrayDeque<T>::new, (d, t) -> {
            if (d.size() == n) {
                d.removeFirst();
            }
            d.addLast(t);
        }, (a, b) -> {
            a.addAll(b);
            return a;
        }, ArrayList::new);
    }

    static <T, R> List<R> mapAll(List<? extends T> list, Function<? super T, ? extends R> f) {
        return list.stream().<R>map(f).collect(Collectors.toList());
    }

    static <T extends Comparable<? super T>> Optional<T> median(Collection<? extends T> c) {
        return c.stream().<T>map(x -> x).sorted().skip(c.size() / 2).findFirst();
    }

    static <K, V extends Comparable<V>> List<K> topKeys(Map<K, V> map, int n) {
        return map.entrySet().stream().sorted(Map.Entry.<K, V>comparingByValue().reversed())
            .limit(n).map(Map.Entry::getKey).collect(Collectors.toList());
    }

    static <K, V> Map<V, List<K>> inverse(Map<K, V> map) {
        return map.entrySet().stream().collect(Collectors.groupingBy(Map.Entry::getValue, TreeMap::new,
            Collectors.mapping(Map.Entry::getKey, Collectors.toList())));
    }

    static Stream<String> permutations(String s) {
        if (s.isEmpty()) {
            return Stream.of("");
        }
        return IntStream.range(0, s.length()).boxed()
            .flatMap(i -> permutations(s.substring(0, i) + s.substring(i + 1)).map(p -> s.charAt(i) + p));
    }

    static <T> Stream<List<T>> subsets(List<T> list) {
        return IntStream.range(0, 1 << list.size())
            .mapToObj(bits -> IntStream.range(0, list.size()).filter(i -> (bits >> i & 1) == 1)
                .mapToObj(list::get).collect(Collectors.toList()));
    }

    public static void main(String[] args) {
        List<Function<Integer, Integer>> fs = List.of(x -> x + 1, x -> x * 2, x -> x - 3);
        System.out.println(fs.stream().reduce(Function.identity(), Function::andThen).apply(5));
        System.out.println(fs.stream().map(f -> f.apply(10)).collect(Collectors.toList()));
        Predicate<String> rule = Stream.<Predicate<String>>of(s -> s.length() > 2, s -> s.startsWith("a"))
            .reduce(s -> true, Predicate::and);
        System.out.println(Stream.of("ab", "abc", "bcd").filter(rule).toList());
        System.out.println(Stream.of("ab", "abc", "bcd").filter(Predicate.not(rule)).toList());
        System.out.println(Stream.of("", "x", null).filter(Objects::nonNull).filter(Predicate.not(String::isEmpty)).toList());
        System.out.println(IntStream.rangeClosed(1, 9).boxed().collect(lastOf(3)));
        System.out.println(mapAll(List.of(1, 2), x -> "n" + x));
        System.out.println(median(List.of(5, 1, 4)));
        System.out.println(topKeys(Map.of("a", 1, "b", 3, "c", 2), 2));
        System.out.println(inverse(new TreeMap<>(Map.of("a", 1, "b", 2, "c", 1))));
        System.out.println(permutations("abc").collect(Collectors.toList()));
        System.out.println(subsets(List.of("x", "y", "z")).map(Object::toString).collect(Collectors.joining()));
        Supplier<Stream<Integer>> again = () -> Stream.of(3, 1, 2);
        System.out.println(again.get().min(Integer::compare).get() + again.get().max(Comparator.naturalOrder()).get());
        System.out.println(again.get().sorted(Collections.reverseOrder()).map(String::valueOf).collect(Collectors.joining()));
        BinaryOperator<Integer> larger = BinaryOperator.maxBy(Comparator.naturalOrder());
        System.out.println(again.get().reduce(larger).get());
        Map<String, Supplier<Integer>> table = new TreeMap<>();
        table.put("one", () -> 1);
        table.put("two", () -> 2);
        System.out.println(table.values().stream().map(Supplier::get).mapToInt(Integer::intValue).sum());
        Map<String, Function<Double, Double>> units = new LinkedHashMap<>();
        units.put("double", x -> x * 2);
        units.put("half", x -> x / 2);
        units.entrySet().stream().map(e -> e.getKey() + " " + e.getValue().apply(3.0)).forEach(System.out::println);
        UnaryOperator<String> up = String::toUpperCase;
        System.out.println(Stream.of("a", "b").map(up.andThen(s -> s + "!")).toList());
        System.out.println(Stream.iterate(new int[] {1, 1}, p -> new int[] {p[1], p[0] + p[1]}).mapToInt(p -> p[0])
            .filter(n -> n % 2 == 0).limit(4).sum());
        Object[] mixed = Stream.of(1, "two", 3.0).map(o -> o instanceof String s ? s.length() : o).toArray();
        System.out.println(Arrays.toString(mixed));
        List<? extends Number> numbers = List.of(1, 2.5, 3L);
        System.out.println(numbers.stream().mapToDouble(Number::doubleValue).sum());
        List<Number> wide = Stream.of(1, 2.5).collect(Collectors.toList());
        System.out.println(wide);
        Comparator<String> order = Comparator.comparing(String::length, Comparator.reverseOrder());
        System.out.println(Stream.of("a", "ccc", "bb").sorted(order.thenComparing(Function.identity())).toList());
        System.out.println(Stream.of("b", null, "a").sorted(Comparator.nullsLast(Comparator.naturalOrder())).toList());
        String[] sorted = Stream.of("pear", "fig").sorted(Comparator.comparingInt(String::length)).toArray(String[]::new);
        System.out.println(String.join("|", sorted));
        int[] counts = "mississippi".chars().collect(() -> new int[26], (a, c) -> a[c - 'a']++, (a, b) -> { });
        System.out.println(counts['s' - 'a'] + " " + IntStream.of(counts).max().getAsInt());
    }
}

/* expect:
9
[11, 20, 7]
[abc]
[ab, bcd]
[x]
[7, 8, 9]
[n1, n2]
Optional[4]
[b, c]
{1=[a, c], 2=[b]}
[abc, acb, bac, bca, cab, cba]
[][x][y][x, y][z][x, z][y, z][x, y, z]
4
321
3
3
double 6.0
half 1.5
[A!, B!]
188
[1, 3, 3.0]
6.5
[1, 2.5]
[ccc, bb, a]
[a, b, null]
fig|pear
4 4
*/
