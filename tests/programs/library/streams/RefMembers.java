import java.util.*;
import java.util.function.*;
import java.util.stream.*;

/** Every member of Stream, BaseStream and Stream.Builder. */
public class RefMembers {
    static void show(String what, Object value) {
        String text = value instanceof Object[] ? Arrays.deepToString((Object[]) value) : String.valueOf(value);
        System.out.println(what + " = " + text);
    }

    static Stream<String> words() {
        return Stream.of("pear", "fig", "apple", "fig");
    }

    static void sources() {
        show("of one", Stream.of("x").toList());
        show("of array", Stream.of(new String[] {"x", "y"}).toList());
        show("empty", Stream.empty().toList());
        show("ofNullable", Stream.ofNullable("x").count() + Stream.ofNullable(null).count());
        show("iterate", Stream.iterate("a", s -> s + "b").limit(3).toList());
        show("iterate to", Stream.iterate("a", s -> s.length() < 4, s -> s + "b").toList());
        int[] n = {0};
        show("generate", Stream.generate(() -> n[0]++).limit(4).toList());
        show("concat", Stream.concat(words(), Stream.of("x")).toList());
        Stream.Builder<String> b = Stream.builder();
        b.accept("p");
        show("builder", b.add("q").add("r").build().toList());
    }

    static void steps() {
        show("filter", words().filter(s -> s.length() > 3).toList());
        show("map", words().map(String::length).toList());
        show("mapToInt", words().mapToInt(String::length).sum());
        show("mapToLong", words().mapToLong(String::length).max());
        show("mapToDouble", words().mapToDouble(String::length).average());
        show("flatMap", words().flatMap(s -> Stream.of(s, s.length())).toList());
        show("flatMap null", words().flatMap(s -> (Stream<String>) null).toList());
        show("flatMapToInt", words().flatMapToInt(String::chars).sum());
        show("flatMapToLong", words().flatMapToLong(s -> LongStream.of(s.length(), 1)).boxed().toList());
        show("flatMapToDouble", words().flatMapToDouble(s -> DoubleStream.of(s.length())).boxed().toList());
        show("mapMulti", Stream.of(1, 2, 3).<String>mapMulti((i, out) -> {
            for (int k = 0; k < i; k++) {
                out.accept(i + "." + k);
            }
        }).toList());
        show("mapMultiToInt", words().mapMultiToInt((s, out) -> out.accept(s.length())).sum());
        show("mapMultiToLong", words().mapMultiToLong((s, out) -> out.accept(s.length())).sum());
        show("mapMultiToDouble", words().mapMultiToDouble((s, out) -> out.accept(s.length() / 2.0)).sum());
        show("distinct", words().distinct().toList());
        show("sorted", words().sorted().toList());
        show("sorted by", words().sorted(Comparator.comparing(String::length)).toList());
        List<String> seen = new ArrayList<>();
        show("peek", words().peek(seen::add).limit(2).toList() + " " + seen);
        show("limit", words().limit(3).toList());
        show("skip", words().skip(3).toList());
        show("takeWhile", words().takeWhile(s -> !s.equals("apple")).toList());
        show("dropWhile", words().dropWhile(s -> !s.equals("apple")).toList());
        show("unordered", words().unordered().toList());
    }

    static void ends() {
        words().forEach(s -> System.out.print(s + " "));
        words().forEachOrdered(s -> System.out.print(s + " "));
        System.out.println();
        show("toArray", words().toArray());
        String[] strings = words().toArray(String[]::new);
        show("toArray of", strings);
        show("reduce", words().reduce("", String::concat));
        show("reduce some", words().reduce((a, b) -> b));
        show("reduce none", Stream.<String>empty().reduce((a, b) -> b));
        show("reduce other", words().reduce(0, (n, s) -> n + s.length(), Integer::sum));
        ArrayList<String> list = words().collect(ArrayList::new, ArrayList::add, ArrayList::addAll);
        show("collect 3", list);
        show("collect", words().collect(Collectors.toList()));
        show("toList", words().toList());
        show("min", words().min(Comparator.naturalOrder()));
        show("max", words().max(Comparator.comparing(String::length)));
        show("count", words().count());
        show("anyMatch", words().anyMatch(s -> s.startsWith("f")));
        show("allMatch", words().allMatch(s -> s.startsWith("f")));
        show("noneMatch", words().noneMatch(s -> s.startsWith("f")));
        show("findFirst", words().findFirst());
        show("findAny", words().filter(s -> s.isEmpty()).findAny());
        Iterator<String> it = words().iterator();
        while (it.hasNext()) {
            System.out.print(it.next() + ";");
        }
        System.out.println();
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println("no more");
        }
        Iterator<Integer> rest = words().map(String::length).iterator();
        rest.next();
        rest.forEachRemaining(n -> System.out.print(n + ";"));
        System.out.println();
    }

    static <T, S extends BaseStream<T, S>> void base(BaseStream<T, S> s) {
        show("parallel", s.isParallel() + " " + s.parallel().isParallel() + " " + s.sequential().isParallel());
        Iterator<T> it = s.unordered().onClose(() -> System.out.println("closed")).iterator();
        show("next", it.next());
        s.close();
        s.close();
    }

    static void closing() {
        base(words());
        base(IntStream.of(4));
        try (Stream<String> s = words().onClose(() -> System.out.println("one")).map(x -> x + "!")
                 .onClose(() -> System.out.println("two"))) {
            show("in try", s.findFirst().get());
        }
        Stream<String> fails = words().onClose(() -> {
            throw new IllegalStateException("first");
        }).onClose(() -> {
            throw new IllegalArgumentException("second");
        });
        try {
            fails.close();
        } catch (IllegalStateException e) {
            show("thrown", e + " " + Arrays.toString(e.getSuppressed()));
        }
        Stream<String> both = Stream.concat(Stream.of("a").onClose(() -> System.out.println("left")),
                                            Stream.of("b").parallel().onClose(() -> System.out.println("right")));
        show("both", both.isParallel());
        both.close();
        Stream.of(1, 2).flatMap(n -> Stream.of(n).onClose(() -> System.out.println("closes " + n)))
            .forEach(System.out::println);
        show("stays parallel", words().parallel().filter(s -> true).map(s -> s).isParallel());
        show("of collection", List.of(1, 2).parallelStream().isParallel() + " " + List.of(1).stream().isParallel());
        show("in order", IntStream.range(0, 20).parallel().boxed().map(n -> n * 2).collect(Collectors.toList()));
    }

    public static void main(String[] args) {
        sources();
        steps();
        ends();
        closing();
    }
}

/* expect:
of one = [x]
of array = [x, y]
empty = []
ofNullable = 1
iterate = [a, ab, abb]
iterate to = [a, ab, abb]
generate = [0, 1, 2, 3]
concat = [pear, fig, apple, fig, x]
builder = [p, q, r]
filter = [pear, apple]
map = [4, 3, 5, 3]
mapToInt = 15
mapToLong = OptionalLong[5]
mapToDouble = OptionalDouble[3.75]
flatMap = [pear, 4, fig, 3, apple, 5, fig, 3]
flatMap null = []
flatMapToInt = 1574
flatMapToLong = [4, 1, 3, 1, 5, 1, 3, 1]
flatMapToDouble = [4.0, 3.0, 5.0, 3.0]
mapMulti = [1.0, 2.0, 2.1, 3.0, 3.1, 3.2]
mapMultiToInt = 15
mapMultiToLong = 15
mapMultiToDouble = 7.5
distinct = [pear, fig, apple]
sorted = [apple, fig, fig, pear]
sorted by = [fig, fig, pear, apple]
peek = [pear, fig] [pear, fig]
limit = [pear, fig, apple]
skip = [fig]
takeWhile = [pear, fig]
dropWhile = [apple, fig]
unordered = [pear, fig, apple, fig]
pear fig apple fig pear fig apple fig\x{20}
toArray = [pear, fig, apple, fig]
toArray of = [pear, fig, apple, fig]
reduce = pearfigapplefig
reduce some = Optional[fig]
reduce none = Optional.empty
reduce other = 15
collect 3 = [pear, fig, apple, fig]
collect = [pear, fig, apple, fig]
toList = [pear, fig, apple, fig]
min = Optional[apple]
max = Optional[apple]
count = 4
anyMatch = true
allMatch = false
noneMatch = false
findFirst = Optional[pear]
findAny = Optional.empty
pear;fig;apple;fig;
no more
3;5;3;
parallel = false true false
next = pear
closed
parallel = false true false
next = 4
closed
in try = pear!
one
two
thrown = java.lang.IllegalStateException: first [java.lang.IllegalArgumentException: second]
both = true
left
right
1
closes 1
2
closes 2
stays parallel = true
of collection = true false
in order = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38]
*/
