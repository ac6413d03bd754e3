import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Customers, orders and lines: flatMap, sums over nested lists, top lists, records. */
public class Orders {
    enum Status { NEW, PAID, SHIPPED }

    record Line(String product, int quantity, double price) {
        double total() { return quantity * price; }
    }

    record Order(int id, String customer, Status status, List<Line> lines) {
        double total() { return lines.stream().mapToDouble(Line::total).sum(); }
    }

    record Pair<A, B>(A first, B second) { }

    static final List<Order> ORDERS = List.of(
        new Order(1, "ann", Status.NEW, List.of(new Line("pen", 10, 1.5), new Line("ink", 2, 4))),
        new Order(2, "bea", Status.PAID, List.of(new Line("pad", 3, 2.25))),
        new Order(3, "ann", Status.SHIPPED, List.of(new Line("pen", 1, 1.5), new Line("pad", 1, 2.25))),
        new Order(4, "cid", Status.PAID, List.of()));

    static <T, K> Map<K, List<T>> index(Collection<T> items, Function<? super T, ? extends K> key) {
        return items.stream().collect(Collectors.groupingBy(key, LinkedHashMap::new, Collectors.toList()));
    }

    static <T> Predicate<T> distinctBy(Function<? super T, ?> key) {
        Set<Object> seen = new HashSet<>();
        return t -> seen.add(key.apply(t));
    }

    static <A, B> Stream<Pair<A, B>> zip(List<A> a, List<B> b) {
        return IntStream.range(0, Math.min(a.size(), b.size())).mapToObj(i -> new Pair<>(a.get(i), b.get(i)));
    }

    public static void main(String[] args) {
        Map<String, Double> spent = ORDERS.stream().collect(
            Collectors.groupingBy(Order::customer, TreeMap::new, Collectors.summingDouble(Order::total)));
        System.out.println(spent);

        Map<String, Integer> sold = ORDERS.stream().flatMap(o -> o.lines().stream())
            .collect(Collectors.toMap(Line::product, Line::quantity, Integer::sum, TreeMap::new));
        System.out.println(sold);

        Map<Status, Set<String>> who = ORDERS.stream().collect(Collectors.groupingBy(
            Order::status, () -> new TreeMap<>(), Collectors.mapping(Order::customer, Collectors.toCollection(TreeSet::new))));
        System.out.println(who);

        System.out.println(ORDERS.stream().filter(o -> o.status() == Status.PAID).map(Order::id).toList());
        System.out.println(ORDERS.stream().sorted(Comparator.comparingDouble(Order::total).reversed()).map(Order::id).toList());
        System.out.println(ORDERS.stream().sorted(Comparator.comparing(Order::customer).thenComparing(Order::id, Comparator.reverseOrder()))
            .map(o -> o.customer() + o.id()).collect(Collectors.joining(" ")));
        System.out.println(ORDERS.stream().sorted(Comparator.comparing((Order o) -> o.lines().size()).reversed().thenComparingInt(Order::id))
            .map(Order::id).map(Object::toString).collect(Collectors.joining(",")));
        System.out.println(index(ORDERS, Order::customer).entrySet().stream()
            .map(e -> e.getKey() + e.getValue().stream().map(Order::id).toList()).toList());
        System.out.println(ORDERS.stream().filter(distinctBy(Order::customer)).map(Order::customer).toList());
        System.out.println(zip(List.of("x", "y", "z"), List.of(1, 2)).map(p -> p.first() + p.second()).toList());

        Optional<Order> dearest = ORDERS.stream().max(Comparator.comparingDouble(Order::total));
        dearest.ifPresent(o -> System.out.println(o.id() + " " + o.total()));
        String firstNew = ORDERS.stream().filter(o -> o.status() == Status.NEW).findFirst()
            .map(Order::customer).map(String::toUpperCase).orElse("none");
        System.out.println(firstNew);
        String none = ORDERS.stream().filter(o -> o.id() > 9).findAny().map(Order::customer).orElseGet(() -> "nobody");
        System.out.println(none);

        Map<String, Optional<Line>> largest = ORDERS.stream().flatMap(o -> o.lines().stream()).collect(
            Collectors.groupingBy(Line::product, TreeMap::new, Collectors.maxBy(Comparator.comparingInt(Line::quantity))));
        largest.forEach((product, line) -> System.out.println(product + " " + line.get().quantity()));

        Map<String, Line> sure = ORDERS.stream().flatMap(o -> o.lines().stream()).collect(Collectors.groupingBy(
            Line::product, TreeMap::new,
            Collectors.collectingAndThen(Collectors.maxBy(Comparator.comparingInt(Line::quantity)), Optional::get)));
        System.out.println(sure);

        Map<Boolean, Double> mean = ORDERS.stream().collect(
            Collectors.partitioningBy(o -> o.total() > 10, Collectors.averagingDouble(Order::total)));
        System.out.println(mean);
        double total = ORDERS.stream().map(Order::total).reduce(0.0, Double::sum);
        System.out.println(total);
        var summary = ORDERS.stream().collect(Collectors.teeing(
            Collectors.summingDouble(Order::total), Collectors.counting(), (sum, n) -> sum / n));
        System.out.println(summary);
        List<List<String>> chunks = IntStream.iterate(0, i -> i < 7, i -> i + 3)
            .mapToObj(i -> List.of("a", "b", "c", "d", "e", "f", "g").subList(i, Math.min(i + 3, 7))).collect(Collectors.toList());
        System.out.println(chunks);
        System.out.println(Arrays.stream(Status.values()).map(Enum::name).map(String::toLowerCase).collect(Collectors.toList()));
        TreeMap<Status, Integer> numbered = Stream.of(Status.values()).collect(Collectors.toMap(s -> s, Status::ordinal, (a, b) -> a, TreeMap::new));
        System.out.println(numbered);
    }
}

/* expect:
{ann=26.75, bea=6.75, cid=0.0}
{ink=2, pad=4, pen=11}
{NEW=[ann], PAID=[bea, cid], SHIPPED=[ann]}
[2, 4]
[1, 2, 3, 4]
ann3 ann1 bea2 cid4
1,3,2,4
[ann[1, 3], bea[2], cid[4]]
[ann, bea, cid]
[x1, y2]
1 23.0
ANN
nobody
ink 2
pad 3
pen 10
{ink=Line[product=ink, quantity=2, price=4.0], pad=Line[product=pad, quantity=3, price=2.25], pen=Line[product=pen, quantity=10, price=1.5]}
{false=3.5, true=23.0}
33.5
8.375
[[a, b, c], [d, e, f], [g]]
[new, paid, shipped]
{NEW=0, PAID=1, SHIPPED=2}
*/
