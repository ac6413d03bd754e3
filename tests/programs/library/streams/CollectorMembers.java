import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
import java.util.stream.*;

/** Every collector of Collectors, and the members of Collector. */
public class CollectorMembers {
    static void show(String what, Object value) {
        System.out.println(what + " = " + value);
    }

    static Stream<String> words() {
        return Stream.of("pear", "fig", "apple", "kiwi");
    }

    static void collections() {
        show("toList", words().collect(Collectors.toList()));
        show("toUnmodifiableList", words().collect(Collectors.toUnmodifiableList()));
        show("toSet", words().map(String::length).collect(Collectors.toSet()));
        show("toUnmodifiableSet", new TreeSet<>(words().collect(Collectors.toUnmodifiableSet())));
        show("toCollection", words().collect(Collectors.toCollection(ArrayDeque::new)));
        show("joining", words().collect(Collectors.joining()));
        show("joining ,", words().collect(Collectors.joining(", ")));
        show("joining []", words().collect(Collectors.joining(", ", "[", "]")));
        show("joining none", Stream.<String>empty().collect(Collectors.joining(", ", "[", "]")));
    }

    static void around() {
        show("mapping", words().collect(Collectors.mapping(String::length, Collectors.toList())));
        show("filtering", words().collect(Collectors.filtering(s -> s.length() > 3, Collectors.toList())));
        show("flatMapping", words().collect(Collectors.flatMapping(s -> s.chars().mapToObj(c -> (char) c), Collectors.toSet())));
        List<String> fixed = words().collect(Collectors.collectingAndThen(Collectors.toList(), Collections::unmodifiableList));
        show("collectingAndThen", fixed);
        String both = words().collect(Collectors.teeing(Collectors.counting(), Collectors.joining("+"), (n, s) -> n + ":" + s));
        show("teeing", both);
    }

    static void numbers() {
        show("counting", words().collect(Collectors.counting()));
        show("summingInt", words().collect(Collectors.summingInt(String::length)));
        show("summingLong", words().collect(Collectors.summingLong(String::length)));
        show("summingDouble", words().collect(Collectors.summingDouble(s -> s.length() / 10.0)));
        show("averagingInt", words().collect(Collectors.averagingInt(String::length)));
        show("averagingLong", words().collect(Collectors.averagingLong(String::length)));
        show("averagingDouble", words().collect(Collectors.averagingDouble(s -> s.length() / 10.0)));
        show("averaging none", Stream.<String>empty().collect(Collectors.averagingInt(String::length)));
        show("summarizingInt", words().collect(Collectors.summarizingInt(String::length)));
        show("summarizingLong", words().collect(Collectors.summarizingLong(String::length)));
        show("summarizingDouble", words().collect(Collectors.summarizingDouble(String::length)));
        show("minBy", words().collect(Collectors.minBy(Comparator.naturalOrder())));
        show("maxBy", words().collect(Collectors.maxBy(Comparator.comparing(String::length))));
        show("reducing", words().collect(Collectors.reducing("", (a, b) -> a + b.charAt(0))));
        show("reducing some", words().collect(Collectors.reducing((a, b) -> b + a)));
        show("reducing other", words().collect(Collectors.reducing(0, String::length, Integer::sum)));
    }

    static void groups() {
        show("groupingBy", words().collect(Collectors.groupingBy(String::length)));
        show("groupingBy 2", words().collect(Collectors.groupingBy(String::length, Collectors.counting())));
        TreeMap<Integer, Set<String>> tree =
            words().collect(Collectors.groupingBy(String::length, TreeMap::new, Collectors.toSet()));
        show("groupingBy 3", tree.firstKey() + " " + tree);
        ConcurrentMap<Integer, List<String>> c = words().collect(Collectors.groupingByConcurrent(String::length));
        show("concurrent", new TreeMap<>(c));
        show("concurrent 2", words().collect(Collectors.groupingByConcurrent(String::length, Collectors.joining("/"))));
        ConcurrentSkipListMap<Integer, Long> skip = words().collect(
            Collectors.groupingByConcurrent(String::length, ConcurrentSkipListMap::new, Collectors.counting()));
        show("concurrent 3", skip);
        Map<Boolean, List<String>> parts = words().collect(Collectors.partitioningBy(s -> s.length() == 4));
        show("partitioningBy", parts + " " + parts.get(true) + parts.containsKey(false) + parts.size() + parts.get("x"));
        show("partitioningBy 2", Stream.<String>empty().collect(Collectors.partitioningBy(s -> true, Collectors.counting())));
    }

    static void maps() {
        show("toMap", words().collect(Collectors.toMap(s -> s.charAt(0), String::length)));
        show("toMap 3", words().collect(Collectors.toMap(String::length, s -> s, (a, b) -> a + b)));
        LinkedHashMap<Integer, String> linked =
            words().collect(Collectors.toMap(String::length, s -> s, (a, b) -> b, LinkedHashMap::new));
        show("toMap 4", linked);
        show("toUnmodifiableMap", new TreeMap<>(words().collect(Collectors.toUnmodifiableMap(s -> s, String::length))));
        show("toUnmodifiableMap 3", new TreeMap<>(words().collect(
            Collectors.toUnmodifiableMap(String::length, s -> 1, Integer::sum))));
        show("toConcurrentMap", words().collect(Collectors.toConcurrentMap(String::hashCode, s -> s)).size());
        show("toConcurrentMap 3", new TreeMap<>(words().collect(
            Collectors.toConcurrentMap(String::length, s -> 1, Integer::sum))));
        show("toConcurrentMap 4", words().collect(Collectors.toConcurrentMap(
            String::length, s -> 1, Integer::sum, ConcurrentSkipListMap::new)));
    }

    static <T, A, R> void parts(String name, Collector<T, A, R> c, T one, T two) {
        A left = c.supplier().get();
        c.accumulator().accept(left, one);
        A right = c.supplier().get();
        c.accumulator().accept(right, two);
        show(name, c.finisher().apply(c.combiner().apply(left, right)) + " " + new TreeSet<>(c.characteristics()));
    }

    static void own() {
        Collector<String, StringBuilder, StringBuilder> plain = Collector.of(
            StringBuilder::new, StringBuilder::append, StringBuilder::append);
        show("of", words().collect(plain).reverse());
        parts("of", plain, "x", "y");
        Collector<Integer, int[], Integer> sum = Collector.of(
            () -> new int[1], (a, n) -> a[0] += n, (a, b) -> new int[] {a[0] + b[0]}, a -> a[0],
            Collector.Characteristics.UNORDERED);
        show("of finisher", Stream.of(1, 2, 3).collect(sum));
        parts("of finisher", sum, 1, 2);
        parts("toList", Collectors.<String>toList(), "x", "y");
        parts("toSet", Collectors.<String>toSet(), "x", "y");
        parts("joining", Collectors.joining("-"), "x", "y");
        parts("counting", Collectors.<String>counting(), "x", "y");
        parts("summingInt", Collectors.<String>summingInt(String::length), "x", "yy");
        parts("averagingDouble", Collectors.<String>averagingDouble(String::length), "x", "yy");
        parts("summarizingLong", Collectors.<String>summarizingLong(String::length), "x", "yy");
        parts("maxBy", Collectors.<String>maxBy(Comparator.naturalOrder()), "x", "y");
        parts("reducing", Collectors.<String>reducing("", String::concat), "x", "y");
        parts("groupingBy", Collectors.<String, Integer>groupingBy(String::length), "x", "y");
        parts("partitioningBy", Collectors.<String>partitioningBy(s -> s.equals("x")), "x", "y");
        parts("toMap", Collectors.<String, String, Integer>toMap(s -> s, String::length), "x", "y");
        parts("toMap 3", Collectors.<String, Integer, String>toMap(s -> 1, s -> s, String::concat), "x", "y");
        parts("teeing", Collectors.<String, Long, String, String>teeing(Collectors.counting(), Collectors.joining(), (n, s) -> n + s), "x", "y");
        parts("toConcurrentMap", Collectors.<String, String, Integer>toConcurrentMap(s -> s, String::length), "x", "y");
        show("constants", Collector.Characteristics.CONCURRENT + " " + Collector.Characteristics.IDENTITY_FINISH);
        show("values", Arrays.toString(Collector.Characteristics.values()) + Collector.Characteristics.valueOf("CONCURRENT"));
    }

    public static void main(String[] args) {
        collections();
        around();
        numbers();
        groups();
        maps();
        own();
    }
}

/* expect:
toList = [pear, fig, apple, kiwi]
toUnmodifiableList = [pear, fig, apple, kiwi]
toSet = [3, 4, 5]
toUnmodifiableSet = [apple, fig, kiwi, pear]
toCollection = [pear, fig, apple, kiwi]
joining = pearfigapplekiwi
joining , = pear, fig, apple, kiwi
joining [] = [pear, fig, apple, kiwi]
joining none = []
mapping = [4, 3, 5, 4]
filtering = [pear, apple, kiwi]
flatMapping = [p, a, r, e, f, g, w, i, k, l]
collectingAndThen = [pear, fig, apple, kiwi]
teeing = 4:pear+fig+apple+kiwi
counting = 4
summingInt = 16
summingLong = 16
summingDouble = 1.6
averagingInt = 4.0
averagingLong = 4.0
averagingDouble = 0.4
averaging none = 0.0
summarizingInt = IntSummaryStatistics{count=4, sum=16, min=3, average=4.000000, max=5}
summarizingLong = LongSummaryStatistics{count=4, sum=16, min=3, average=4.000000, max=5}
summarizingDouble = DoubleSummaryStatistics{count=4, sum=16.000000, min=3.000000, average=4.000000, max=5.000000}
minBy = Optional[apple]
maxBy = Optional[apple]
reducing = pfak
reducing some = Optional[kiwiapplefigpear]
reducing other = 16
groupingBy = {3=[fig], 4=[pear, kiwi], 5=[apple]}
groupingBy 2 = {3=1, 4=2, 5=1}
groupingBy 3 = 3 {3=[fig], 4=[pear, kiwi], 5=[apple]}
concurrent = {3=[fig], 4=[pear, kiwi], 5=[apple]}
concurrent 2 = {3=fig, 4=pear/kiwi, 5=apple}
concurrent 3 = {3=1, 4=2, 5=1}
partitioningBy = {false=[fig, apple], true=[pear, kiwi]} [pear, kiwi]true2null
partitioningBy 2 = {false=0, true=0}
toMap = {p=4, a=5, f=3, k=4}
toMap 3 = {3=fig, 4=pearkiwi, 5=apple}
toMap 4 = {4=kiwi, 3=fig, 5=apple}
toUnmodifiableMap = {apple=5, fig=3, kiwi=4, pear=4}
toUnmodifiableMap 3 = {3=1, 4=2, 5=1}
toConcurrentMap = 4
toConcurrentMap 3 = {3=1, 4=2, 5=1}
toConcurrentMap 4 = {3=1, 4=2, 5=1}
of = iwikelppagifraep
of = xy [IDENTITY_FINISH]
of finisher = 6
of finisher = 3 [UNORDERED]
toList = [x, y] [IDENTITY_FINISH]
toSet = [x, y] [UNORDERED, IDENTITY_FINISH]
joining = x-y []
counting = 2 []
summingInt = 3 []
averagingDouble = 1.5 []
summarizingLong = LongSummaryStatistics{count=2, sum=3, min=1, average=1.500000, max=2} [IDENTITY_FINISH]
maxBy = Optional[y] []
reducing = xy []
groupingBy = {1=[x, y]} [IDENTITY_FINISH]
partitioningBy = {false=[y], true=[x]} [IDENTITY_FINISH]
toMap = {x=1, y=1} [IDENTITY_FINISH]
toMap 3 = {1=xy} [IDENTITY_FINISH]
teeing = 2xy []
toConcurrentMap = {x=1, y=1} [CONCURRENT, UNORDERED, IDENTITY_FINISH]
constants = CONCURRENT IDENTITY_FINISH
values = [CONCURRENT, UNORDERED, IDENTITY_FINISH]CONCURRENT
*/
